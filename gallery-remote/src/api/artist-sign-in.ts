import { useForgetResponses } from '@rangmala/shared/api';
import type { ArtistCredentials } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';
import { requireCookies, useUser } from '@rangmala/shared/session';

/** Shown when a sign-in fails without a message from the server. */
export const SIGN_IN_FAILED = 'We couldn’t sign you in. Please check your connection and try again.';

/**
 * Returns a function that signs an artist in. The function returns the artist's id in the spelling of the server, and
 * rejects with an ApiError when the sign-in fails or when the browser blocks cookies.
 */
export function useArtistSignIn(): (credentials: ArtistCredentials) => Promise<string> {
  const { signInArtist } = useUser();
  const forgetResponses = useForgetResponses();
  return async (credentials) => {
    requireCookies();
    const { artist_id } = await callApi('POST /artists/login', { body: credentials });
    // Shows whether the browser has kept the cookie of the session.
    const session = await callApi('GET /session').catch(() => undefined);
    requireCookies(session?.artist !== null);
    // They may be refusals of the session that has ended.
    forgetResponses(`/artists/${artist_id}`);
    signInArtist(artist_id);
    return artist_id;
  };
}

/** Returns a function that signs the artist out in this browser and removes the artist's cached responses. */
export function useClearArtistSession(): (id: string) => void {
  const { signOutArtist } = useUser();
  const forgetResponses = useForgetResponses();
  return (id) => {
    forgetResponses(`/artists/${id}`);
    signOutArtist();
  };
}

/**
 * Returns a function that signs the artist out on the server and in this browser. The function rejects with an ApiError
 * when the request fails; the browser then stays signed in.
 */
export function useArtistSignOut(): (id: string) => Promise<void> {
  const clearSession = useClearArtistSession();
  return async (id) => {
    await callApi('POST /artists/logout');
    clearSession(id);
  };
}
