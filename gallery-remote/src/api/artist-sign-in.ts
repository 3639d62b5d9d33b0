import { markStale, useUpdateAnswer } from '@rangmala/shared/api';
import type { ArtistCredentials, PasswordChange } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';
import { useUser } from '@rangmala/shared/session';
import { calendarFeedPath, sessionsPath } from './use-artist-sessions.ts';

/** Shown when the server did not respond; a wrong password has the server's message. */
export const SIGN_IN_BROKEN = 'We couldn’t sign you in. Please check your connection and try again.';

/** Signs an artist in. @returns their id as the server writes it. @throws ApiError */
export function useArtistSignIn(): (given: ArtistCredentials) => Promise<string> {
  const { signInArtist } = useUser();
  const update = useUpdateAnswer();
  return async (given) => {
    const { artist_id } = await callApi('POST /artists/login', { body: given });
    // Replaces the 401 responses that are cached from before the sign-in.
    const params = { id: artist_id };
    const [sessions, feed] = await Promise.all([
      callApi('GET /artists/{id}/sessions', { params }).catch(() => undefined),
      callApi('GET /artists/{id}/calendar-feed', { params }).catch(() => undefined),
    ]);
    update(sessionsPath(artist_id), () => sessions);
    update(calendarFeedPath(artist_id), () => feed);
    signInArtist(artist_id);
    return artist_id;
  };
}

/** Removes the artist's session and private data from this browser. */
export function useForgetArtist(): (id: string) => void {
  const { signOutArtist } = useUser();
  const update = useUpdateAnswer();
  return (id) => {
    const [sessions, feed] = [sessionsPath(id), calendarFeedPath(id)];
    update(sessions, () => undefined);
    update(feed, () => undefined);
    markStale([sessions, feed]);
    signOutArtist();
  };
}

/** Ends the artist's session on the server and in the browser. @throws ApiError */
export function useArtistSignOut(): (id: string) => Promise<void> {
  const forget = useForgetArtist();
  return async (id) => {
    await callApi('POST /artists/logout');
    forget(id);
  };
}

/** @throws ApiError */
export function changeArtistPassword(id: string, change: PasswordChange): Promise<void> {
  return callApi('POST /artists/{id}/changepassword', { params: { id }, body: change });
}
