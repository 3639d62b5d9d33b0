import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Artist, ArtistWithAvailability } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';
import { slug } from '@rangmala/shared/links';

/** By name or slug: both are one address, so that nothing is asked twice. */
export const artistsPath = (artType: string) => apiPath('GET /artists', { art_type: slug(artType) });
export const artistPath = (id: string) => apiPath('GET /artists/{id}', { id });

/** The artists who offer an art type; nobody yet while it is undefined. */
export function useArtists(artType: string | undefined): ApiResult<Artist[]> {
  return useApi(artType === undefined ? null : artistsPath(artType));
}

/** One artist with their week. */
export function useArtist(id: string | undefined): ApiResult<ArtistWithAvailability> {
  return useApi(id === undefined ? null : artistPath(id));
}
