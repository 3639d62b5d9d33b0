import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { AppLink } from '@rangmala/shared/ui';

/** The link to the artist area for a signed-in artist, and the link to the sign-in page for other visitors. */
export function ArtistAreaHint() {
  const { artist } = useUser();
  return artist ? (
    <>
      You’re already one of our artists.{' '}
      <AppLink to={links.artist(artist.artist_id)}>Your artist area</AppLink>
    </>
  ) : (
    <>
      Already one of our artists? <AppLink to={links.artistLogin()}>Sign in to your artist area</AppLink>.
    </>
  );
}
