import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from '@rangmala/shared/router';
import { useApi, useLatest } from '@rangmala/shared/api';
import type { ArtistSessions } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { ButtonLink, EmptyState, LoadingState } from '@rangmala/shared/ui';
import { getSessionsPath } from '../api/paths.ts';

/**
 * Renders the children only when the artist with the id `artistId` is signed in. Waits until the server has returned
 * the artist's sessions, because the artist in the browser's storage can be forged. Redirects to the sign-in page, which
 * returns to the current URL, when no artist is signed in: the store of the session removes the artist after a call that
 * the server refuses with 401. Redirects from a URL with the artist's id in capital letters to the URL with the id in
 * lower case.
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
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const isOwnPage = artist?.artist_id === artistId;
  const path = getSessionsPath(artistId, params, appointmentId);
  const { data: current, error, reload } = useApi(isOwnPage ? path : null);
  const sessions = useLatest(current);

  if (!artist) return <Navigate to={links.artistLogin(pathname + search)} replace />;
  if (!isOwnPage && artistId.toLowerCase() === artist.artist_id) {
    return <Navigate to={pathname.replace(artistId, artist.artist_id)} replace />;
  }
  if (!isOwnPage || error?.status === 403) return <OtherArtistNotice ownId={artist.artist_id} />;
  if (sessions && error?.status !== 401) return children(sessions);
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
