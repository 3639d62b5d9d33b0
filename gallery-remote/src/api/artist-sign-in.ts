import { markStale, useUpdateAnswer } from '@rangmala/shared/api';
import type { ArtistCredentials, PasswordChange } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';
import { useUser } from '@rangmala/shared/session';
import { calendarFeedPath, sessionsPath } from './use-artist-sessions.ts';

/** A wrong password is told in the server's words, which are the specification's; this is for none at all. */
export const SIGN_IN_BROKEN = 'We could not sign you in. Please check your connection and try again.';

/** Signs an artist in. @returns their id as the server writes it. @throws ApiError */
export function useArtistSignIn(): (given: ArtistCredentials) => Promise<string> {
  const { signInArtist } = useUser();
  const update = useUpdateAnswer();
  return async (given) => {
    const { artist_id } = await callApi('POST /artists/login', { body: given });
    // Whoever came from a screen that the server refused them has that refusal still: it no longer holds.
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

/** Forgets the artist in this browser, and what only they may see. */
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

/** Ends the artist's session on the server and here. @throws ApiError when the server could not be reached */
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
