import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '@rangmala/shared/api';
import type { ArtistSessions } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { ButtonLink, EmptyState, ErrorState, LoadingState } from '@rangmala/shared/ui';
import { useForgetArtist } from '../api/artist-sign-in.ts';
import { useArtistSessions } from '../api/use-artist-sessions.ts';

/**
 * Shows an artist's own screens to that artist only: the server has to answer what it answers nobody else.
 * Whatever the browser has stored opens nothing by itself. An id in capitals means the same artist, as it
 * does when they sign in.
 */
export function ArtistGuard({
  artistId,
  children,
}: {
  artistId: string;
  children: (sessions: ArtistSessions) => ReactNode;
}) {
  const { artist } = useUser();
  const { pathname } = useLocation();
  const isOwn = artist?.artist_id === artistId;
  const { data: sessions, error, reload } = useArtistSessions(isOwn ? artistId : null);
  const leave = useLeaveSignedOut(artistId);
  const isSignedOutByServer = isOwn && error?.status === 401;
  const leaveNow = useEffectEvent(() => leave());
  useEffect(() => {
    if (isSignedOutByServer) leaveNow();
  }, [isSignedOutByServer]);

  if (artist && !isOwn && artistId.toLowerCase() === artist.artist_id) {
    return <Navigate to={pathname.replace(artistId, artist.artist_id)} replace />;
  }
  // The shell's guard is about to lead to the sign-in.
  if (!artist || isSignedOutByServer) return null;
  if (!isOwn || error?.status === 403) return <OtherArtistNotice ownId={artist.artist_id} />;
  if (sessions) return children(sessions);
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />;
  return <LoadingState tall label="Opening your profile…" />;
}

function OtherArtistNotice({ ownId }: { ownId: string }) {
  return (
    <EmptyState
      title="This profile belongs to another artist."
      action={<ButtonLink to={links.artist(ownId)}>Go to your profile</ButtonLink>}
    >
      <p>You can change your own only.</p>
    </EmptyState>
  );
}

function useLeaveSignedOut(artistId: string): () => void {
  const forget = useForgetArtist();
  const navigate = useNavigate();
  return () => {
    forget(artistId);
    void navigate(links.artistLogin(), { replace: true });
  };
}

/**
 * For what an artist does: when the server knows nobody any more, the screen leads to the sign-in.
 * @returns a function of what a call threw; true when that was why
 */
export function useRedirectWhenSignedOut(artistId: string): (error: unknown) => boolean {
  const leave = useLeaveSignedOut(artistId);
  return (error) => {
    const isSignedOutByServer = error instanceof ApiError && error.status === 401;
    if (isSignedOutByServer) leave();
    return isSignedOutByServer;
  };
}
