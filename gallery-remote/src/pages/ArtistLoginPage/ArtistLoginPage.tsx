import { links } from '@rangmala/shared/links';
import { ButtonLink } from '@rangmala/shared/ui';
import { ComingPage } from '../../components/ComingPage.tsx';

export default function ArtistLoginPage() {
  return (
    <ComingPage
      title="Artist Sign In"
      description="The way in for the artists of the studio."
      trail={[{ name: 'Home', to: links.home() }, { name: 'Artist Sign In' }]}
      noIndex
      ways={
        <>
          <ButtonLink to={links.contact()}>Write to the studio</ButtonLink>
          <ButtonLink to={links.jobs()} variant="secondary">
            Become an artist
          </ButtonLink>
        </>
      }
    >
      <p>
        Artists will sign in here to look after their profile, their week and their gallery. It is not open
        yet: until then, write to us and we change it for you.
      </p>
    </ComingPage>
  );
}
