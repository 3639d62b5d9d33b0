import { links } from '@rangmala/shared/links';
import { ButtonLink } from '@rangmala/shared/ui';
import { ComingPage } from '../../components/ComingPage.tsx';

export default function GalleryPage() {
  return (
    <ComingPage
      title="Art Gallery"
      description="Works by the artists you can meet here, in the folk traditions they grew up with."
      trail={[{ name: 'Home', to: links.home() }, { name: 'Art Gallery' }]}
      ways={
        <>
          <ButtonLink to={links.home()}>See six works on the home page</ButtonLink>
          <ButtonLink to={links.shop()} variant="secondary">
            Shop by Category
          </ButtonLink>
        </>
      }
    >
      <p>
        The whole gallery is being hung: our featured artists, what customers say of them, and every artwork
        large enough to get lost in.
      </p>
      <p>
        Until it opens, a first six works hang on the home page, and the patterns are in the shop already.
      </p>
    </ComingPage>
  );
}
