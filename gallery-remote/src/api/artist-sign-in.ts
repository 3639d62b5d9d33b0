import { apiFetch, markStale, sendJson, useUpdateAnswer } from '@rangmala/shared/api';
import { type ArtistCredentials, type PasswordChange, signedInArtistSchema } from '@rangmala/shared/contract';
import { useUser } from '@rangmala/shared/session';
import { artistPath } from './use-artist.ts';
import { calendarFeedPath, sessionsPath } from './use-artist-sessions.ts';

/** A wrong password is told in the server's words, which are the specification's; this is for none at all. */
export const SIGN_IN_BROKEN = 'We could not sign you in. Please check your connection and try again.';

/** Signs an artist in. @returns their id as the server writes it. @throws ApiError */
export function useArtistSignIn(): (given: ArtistCredentials) => Promise<string> {
  const { signInArtist } = useUser();
  const update = useUpdateAnswer();
  return async (given) => {
    const { artist_id } = signedInArtistSchema.parse(await sendJson('POST', '/artists/login', given));
    // Whoever came from a screen that the server refused them has that refusal still: it no longer holds.
    const answers = [sessionsPath(artist_id), calendarFeedPath(artist_id)].map(async (path) => {
      const answer = await apiFetch<unknown>(path).catch(() => undefined);
      update(path, () => answer);
    });
    await Promise.all(answers);
    signInArtist(artist_id);
    return artist_id;
  };
}

/** Forgets the artist in this browser, and what only they may see. */
export function useForgetArtist(): (id: string) => void {
  const { signOutArtist } = useUser();
  const update = useUpdateAnswer();
  return (id) => {
    const paths = [sessionsPath(id), calendarFeedPath(id)];
    for (const path of paths) update(path, () => undefined);
    markStale(paths);
    signOutArtist();
  };
}

/** Ends the artist's session on the server and here. @throws ApiError when the server could not be reached */
export function useArtistSignOut(): (id: string) => Promise<void> {
  const forget = useForgetArtist();
  return async (id) => {
    await sendJson('POST', '/artists/logout');
    forget(id);
  };
}

/** @throws ApiError */
export function changeArtistPassword(id: string, change: PasswordChange): Promise<void> {
  return sendJson('POST', `${artistPath(id)}/changepassword`, change);
}
