import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { ArtistGallery, ArtistWithAvailability, ArtType } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';

export const artistPath = (id: string) => apiPath('GET /artists/{id}', { id });
export const artistGalleryPath = (id: string) => apiPath('GET /artists/{id}/gallery', { id });
export const artTypesPath = () => apiPath('GET /artists/art-types');

/** One artist with their week; asks nothing while the id is null. */
export function useArtist(id: string | null): ApiResult<ArtistWithAvailability> {
  return useApi(id === null ? null : artistPath(id));
}

/** All artworks of one artist, in their own order; asks nothing while the id is null. */
export function useArtistGallery(id: string | null): ApiResult<ArtistGallery> {
  return useApi(id === null ? null : artistGalleryPath(id));
}

/** The art types that there are, in their order. */
export function useArtTypes(isWanted = true): ApiResult<ArtType[]> {
  return useApi(isWanted ? artTypesPath() : null);
}
