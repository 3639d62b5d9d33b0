import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Artist, ArtistWithAvailability } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';
import { createSlug } from '@rangmala/shared/links';

/**
 * Returns the API path for the artists who offer an art type. The name and the slug of an art type give the same path,
 * so that they share one request.
 */
export const getArtistsPath = (artType: string) => apiPath('GET /artists', { art_type: createSlug(artType) });
export const getArtistPath = (id: string) => apiPath('GET /artists/{id}', { id });

/** Returns the artists who offer an art type; requests nothing while `artType` is undefined. */
export function useArtists(artType: string | undefined): ApiResult<Artist[]> {
  return useApi(artType === undefined ? null : getArtistsPath(artType));
}

/** Returns an artist with the weekly availability; requests nothing while `id` is undefined. */
export function useArtist(id: string | undefined): ApiResult<ArtistWithAvailability> {
  return useApi(id === undefined ? null : getArtistPath(id));
}
