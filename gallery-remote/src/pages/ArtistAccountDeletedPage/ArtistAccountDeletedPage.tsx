import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation } from '@rangmala/shared/router';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { useIsHydrated } from '@rangmala/shared/site';
import { ButtonLink, Page } from '@rangmala/shared/ui';
import { useClearArtistSession } from '../../api/artist-sign-in.ts';

/**
 * Confirms that the artist's account is deleted, and signs this browser out. Redirects visitors who have not just
 * deleted an account. The server renders a page with a link instead, because only the browser has the navigation state
 * of a deletion.
 */
export default function ArtistAccountDeletedPage() {
  const { artist } = useUser();
  const isHydrated = useIsHydrated();
  const state: unknown = useLocation().state;
  const isDeleted = isHydrated && Boolean((state as { deleted?: unknown } | null)?.deleted);
  const clearSession = useClearArtistSession();
  // Signs out on this page, because a sign-out on the previous page would redirect to the sign-in page.
  const signOut = useEffectEvent(() => artist && clearSession(artist.artist_id));
  useEffect(() => {
    if (isDeleted) signOut();
  }, [isDeleted]);

  if (!isDeleted) return <NotDeleted artistId={artist?.artist_id} canRedirect={isHydrated} />;
  return (
    <Page
      narrow
      title="Account Deleted"
      description="Your artist account has been deleted."
      heading="Your artist account has been deleted"
      lead="Thank you for the work and the time you shared with us."
    >
      <ButtonLink to={links.home()}>Go to Home</ButtonLink>
    </Page>
  );
}

function NotDeleted({ artistId, canRedirect }: { artistId: string | undefined; canRedirect: boolean }) {
  const to = artistId === undefined ? links.artistLogin() : links.artist(artistId);
  return (
    <Page
      narrow
      title="Artist Account"
      description="Your artist account."
      lead={artistId === undefined ? 'You are not signed in.' : 'You are signed in.'}
    >
      <ButtonLink to={to}>{artistId === undefined ? 'Sign in' : 'Go to your profile'}</ButtonLink>
      {canRedirect && <Navigate to={to} replace />}
    </Page>
  );
}
