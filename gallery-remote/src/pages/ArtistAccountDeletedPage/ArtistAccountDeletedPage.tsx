import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { ButtonLink, Container, PageHeader, PageMeta } from '@rangmala/shared/ui';
import { useClearArtistSession } from '../../api/artist-sign-in.ts';

/**
 * Confirms to an artist that their account is deleted, and signs this browser out. Redirects visitors who have not just
 * deleted an account.
 */
export default function ArtistAccountDeletedPage() {
  const { artist } = useUser();
  const state: unknown = useLocation().state;
  const isDeleted = Boolean((state as { deleted?: unknown } | null)?.deleted);
  const clearSession = useClearArtistSession();
  // Signs out on this page, because a sign-out on the previous page would redirect to the sign-in page.
  const signOut = useEffectEvent(() => artist && clearSession(artist.artist_id));
  useEffect(() => {
    if (isDeleted) signOut();
  }, [isDeleted]);

  if (!isDeleted)
    return <Navigate to={artist ? links.artist(artist.artist_id) : links.artistLogin()} replace />;
  return (
    <Container $narrow>
      <PageMeta title="Account Deleted" description="Your artist account has been deleted." noIndex />
      <PageHeader
        title="Your artist account has been deleted"
        lead="Thank you for the work and the time you shared with us."
      />
      <ButtonLink to={links.home()}>Go to Home</ButtonLink>
    </Container>
  );
}
