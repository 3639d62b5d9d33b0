import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from '@rangmala/shared/router';
import { ApiError, useApi, useLatest } from '@rangmala/shared/api';
import type { ArtistSessions } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { ButtonLink, EmptyState, LoadingState, useToast } from '@rangmala/shared/ui';
import { getServerMessage } from '../api/artist-changes.ts';
import { useClearArtistSession } from '../api/artist-sign-in.ts';
import { getSessionsPath } from '../api/paths.ts';

/**
 * Renders the children only when the artist with the id `artistId` is signed in. Waits until the server has returned
 * the artist's sessions, because the artist in the browser's storage can be forged. Redirects from a URL with the
 * artist's id in capital letters to the URL with the id in lower case.
 */
export function ArtistGuard({
  artistId,
  appointmentId,
  children,
}: {
  artistId: string;
  /** The only session that the children need. */
  appointmentId?: string;
  children: (sessions: ArtistSessions) => ReactNode;
}) {
  const { artist } = useUser();
  const { pathname } = useLocation();
  const isOwnPage = artist?.artist_id === artistId;
  const [search] = useSearchParams();
  const path = getSessionsPath(artistId, search, appointmentId);
  const { data: current, error, reload } = useApi(isOwnPage ? path : null);
  const sessions = useLatest(current);
  const redirectToSignIn = useRedirectToSignIn(artistId);
  const isSignedOutByServer = isOwnPage && error?.status === 401;
  const onSessionEnd = useEffectEvent(redirectToSignIn);
  useEffect(() => {
    if (isSignedOutByServer) onSessionEnd();
  }, [isSignedOutByServer]);

  if (artist && !isOwnPage && artistId.toLowerCase() === artist.artist_id) {
    return <Navigate to={pathname.replace(artistId, artist.artist_id)} replace />;
  }
  // Renders nothing while the shell or the effect above redirects to the sign-in page.
  if (!artist || isSignedOutByServer) return null;
  if (!isOwnPage || error?.status === 403) return <OtherArtistNotice ownId={artist.artist_id} />;
  if (sessions) return children(sessions);
  return <LoadingState tall label="Opening your profile…" error={error} onRetry={reload} />;
}

function OtherArtistNotice({ ownId }: { ownId: string }) {
  return (
    <EmptyState
      title="This profile belongs to another artist."
      action={<ButtonLink to={links.artist(ownId)}>Go to your profile</ButtonLink>}
    >
      <p>You can only edit your own profile.</p>
    </EmptyState>
  );
}

/**
 * Returns a function that signs the artist out in this browser and opens the sign-in page, which then returns to the
 * current URL.
 */
function useRedirectToSignIn(artistId: string): () => void {
  const clearSession = useClearArtistSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    clearSession(artistId);
    void navigate(links.artistLogin(pathname + search), { replace: true });
  };
}

/**
 * Returns a function that handles an error of an API call. If the server has responded that no artist is signed in
 * (401), the function redirects to the sign-in page and returns true; otherwise it returns false.
 */
export function useRedirectWhenSignedOut(artistId: string): (error: unknown) => boolean {
  const redirectToSignIn = useRedirectToSignIn(artistId);
  return (error) => {
    const isSignedOutByServer = error instanceof ApiError && error.status === 401;
    if (isSignedOutByServer) redirectToSignIn();
    return isSignedOutByServer;
  };
}

/**
 * Returns a function that says why a call failed: the server's message or the fallback. When the artist is signed out, the
 * function redirects to the sign-in page and returns undefined.
 */
export function useDescribeFailure(
  artistId: string,
): (error: unknown, fallback: string) => string | undefined {
  const redirectIfSignedOut = useRedirectWhenSignedOut(artistId);
  return (error, fallback) =>
    redirectIfSignedOut(error) ? undefined : (getServerMessage(error) ?? fallback);
}

/** Returns {@link useDescribeFailure}'s function for failures that are shown as a toast. */
export function useToastFailure(artistId: string): (error: unknown, fallback: string) => void {
  const describeFailure = useDescribeFailure(artistId);
  const toast = useToast();
  return (error, fallback) => {
    const message = describeFailure(error, fallback);
    if (message !== undefined) toast(message, 'bad');
  };
}
