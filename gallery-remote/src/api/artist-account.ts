import { useApi, useUpdateResponse, type ApiResult } from '@rangmala/shared/api';
import type { ArtistAccount, ArtistAccountChange, ArtistDeletionEffects } from '@rangmala/shared/contract';
import { apiPath, callApi } from '@rangmala/shared/endpoints';

const getAccountPath = (id: string) => apiPath('GET /artists/{id}/account', { id });

/** Returns the email settings of an artist. */
export function useArtistAccount(id: string): ApiResult<ArtistAccount> {
  return useApi(getAccountPath(id));
}

/** Returns a function that changes the email settings. The function rejects with an ApiError when the request fails. */
export function useChangeArtistAccount(id: string): (change: ArtistAccountChange) => Promise<ArtistAccount> {
  const updateResponse = useUpdateResponse();
  return async (change) => {
    const account = await callApi('PUT /artists/{id}/account', { params: { id }, body: change });
    updateResponse(getAccountPath(id), () => account);
    return account;
  };
}

/**
 * Requests an email with a link to set a new password.
 * @throws ApiError when the request fails
 */
export function requestPasswordLink(artist_id: string): Promise<{ message: string }> {
  return callApi('POST /artists/forgot-password', { body: { artist_id } });
}

/**
 * Sets a new password with the token of a mailed link.
 * @throws ApiError when the request fails, for example because the token is not valid
 */
export function resetArtistPassword(body: { token: string; password: string }): Promise<void> {
  return callApi('POST /artists/reset-password', { body });
}

/**
 * Verifies an email address with the token of a mailed link.
 * @throws ApiError when the request fails, for example because the token is not valid
 */
export function verifyArtistEmail(token: string): Promise<void> {
  return callApi('POST /artists/verify-email', { body: { token } });
}

export const getArtistDeletionPath = (id: string) => apiPath('GET /artists/{id}/deletion', { id });

/**
 * Returns the effects that deleting an artist's account would have: how many artworks it would delete, and how many
 * upcoming sessions it would cancel.
 */
export function useArtistDeletionEffects(id: string): ApiResult<ArtistDeletionEffects> {
  return useApi(getArtistDeletionPath(id));
}

/**
 * Deletes the artist's account.
 * @throws ApiError when the request fails, for example because the password is wrong
 */
export async function deleteArtistAccount(id: string, password: string): Promise<void> {
  await callApi('POST /artists/{id}/deletion', { params: { id }, body: { password } });
}
