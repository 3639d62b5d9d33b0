import { links } from '@rangmala/shared/links';
import { ButtonLink } from '@rangmala/shared/ui';
import { ComingPage } from '../../components/ComingPage.tsx';

export default function ArtTypesPage() {
  return (
    <ComingPage
      title="Art by Type"
      description="The art forms of the gallery and the artists who practise them."
      trail={[
        { name: 'Home', to: links.home() },
        { name: 'Art Gallery', to: links.artGallery() },
        { name: 'Art by Type' },
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
        Here you will choose an art form, from the most loved to the rarest, and meet the artists who live it.
        Until this page opens, you can see their patterns on the things in the shop.
      </p>
    </ComingPage>
  );
}
