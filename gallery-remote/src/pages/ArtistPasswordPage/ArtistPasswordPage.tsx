import { links } from '@rangmala/shared/links';
import { ButtonLink } from '@rangmala/shared/ui';
import { ComingPage } from '../../components/ComingPage.tsx';

export default function ArtistPasswordPage() {
  return (
    <ComingPage
      title="Change Password"
      description="A new password for an artist’s account."
      trail={[{ name: 'Home', to: links.home() }, { name: 'Change Password' }]}
      noIndex
      ways={<ButtonLink to={links.contact()}>Write to the studio</ButtonLink>}
    >
      <p>
        Here artists will change their password. It is not open yet: until then, write to us if you need a new
        one.
      </p>
    </ComingPage>
  );
}
