import { links } from '@rangmala/shared/links';
import { ButtonLink } from '@rangmala/shared/ui';
import { ComingPage } from '../../components/ComingPage.tsx';

export default function ArtistProfilePage() {
  return (
    <ComingPage
      title="Artist Profile"
      description="An artist’s own page of the studio."
      trail={[{ name: 'Home', to: links.home() }, { name: 'Artist Profile' }]}
      noIndex
      ways={<ButtonLink to={links.contact()}>Write to the studio</ButtonLink>}
    >
      <p>
        Here artists will edit their picture, their words, their art types, their weekly hours and their
        gallery. It is not open yet: until then, write to us and we change it for you.
      </p>
    </ComingPage>
  );
}
