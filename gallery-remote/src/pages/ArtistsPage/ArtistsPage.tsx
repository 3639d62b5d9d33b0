import { links } from '@rangmala/shared/links';
import { ButtonLink } from '@rangmala/shared/ui';
import { ComingPage } from '../../components/ComingPage.tsx';

export default function ArtistsPage() {
  return (
    <ComingPage
      title="Art by Artist"
      description="Every artist of the gallery with their works, to be searched and sorted."
      trail={[
        { name: 'Home', to: links.home() },
        { name: 'Art Gallery', to: links.artGallery() },
        { name: 'Art by Artist' },
      ]}
      ways={
        <>
          <ButtonLink to={links.artGallery()}>Art Gallery</ButtonLink>
          <ButtonLink to={links.shop()} variant="secondary">
            Shop by Category
          </ButtonLink>
        </>
      }
    >
      <p>
        Here you will find an artist by name, see everything they show, and book half an hour with them. Until
        this page opens, you can see their patterns on the things in the shop.
      </p>
    </ComingPage>
  );
}
