import { Navigate, useSearchParams } from '@rangmala/shared/router';
import { FormCard, useSentForm } from '@rangmala/shared/forms';
import { links, sanitizeNextUrl } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { AppLink, Button, Muted, NoScriptNotice, Notice, Page, PasswordField } from '@rangmala/shared/ui';
import { SIGN_IN_FAILED, useArtistSignIn } from '../../api/artist-sign-in.ts';
import { ArtistIdField } from '../../components/ArtistIdField.tsx';

export default function ArtistLoginPage() {
  const { artist } = useUser();
  return (
    <Page
      narrow
      title="Artist Sign In"
      description="For our artists: your sessions, your profile, your hours and your gallery."
      lead="For our artists: your sessions, your profile, your hours and your gallery."
      trail={[{ name: 'Home', to: links.home() }]}
    >
      <NoScriptNotice>Signing in</NoScriptNotice>
      {artist ? <RedirectSignedIn id={artist.artist_id} /> : <SignInForm />}
    </Page>
  );
}

/** Redirects to the URL in the parameter `next` if it is below the artist's profile, otherwise to the profile. */
function RedirectSignedIn({ id }: { id: string }) {
  const [search] = useSearchParams();
  const profile = links.artist(id);
  const next = sanitizeNextUrl(search.get('next'));
  return (
    <>
      <p>
        You are signed in. <AppLink to={profile}>Go to your profile</AppLink>
      </p>
      <Navigate to={next.startsWith(`${profile}/`) ? next : profile} replace />
    </>
  );
}

function SignInForm() {
  const signIn = useArtistSignIn();
  const { errors, field, busy, failure, form } = useSentForm('POST /artists/login', {
    fallbackMessage: SIGN_IN_FAILED,
    // The form keeps its values until the next page is shown.
    keepsValues: true,
    send: signIn,
  });

  return (
    <FormCard {...form} aria-label="Artist sign in">
      <ArtistIdField error={errors.artist_id} />
      <PasswordField label="Password" {...field('password')} autoComplete="current-password" required />
      <Button type="submit" busy={busy}>
        {busy ? 'Signing In...' : 'Sign In'}
      </Button>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Muted>
        <AppLink to={links.artistForgotPassword()}>Forgot your password?</AppLink> Want to join us? See our{' '}
        <AppLink to={links.jobs()}>jobs</AppLink>.
      </Muted>
    </FormCard>
  );
}
