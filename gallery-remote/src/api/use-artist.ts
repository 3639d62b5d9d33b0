import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { ArtistGallery, ArtistWithAvailability, ArtType } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';

export const getArtistPath = (id: string) => apiPath('GET /artists/{id}', { id });
export const getArtistGalleryPath = (id: string) => apiPath('GET /artists/{id}/gallery', { id });
export const getArtTypesPath = () => apiPath('GET /artists/art-types');

/** Returns an artist with the artist's hours; requests nothing for null. */
export function useArtist(id: string | null): ApiResult<ArtistWithAvailability> {
  return useApi(id === null ? null : getArtistPath(id));
}

/** Returns all artworks of an artist; requests nothing for null. */
export function useArtistGallery(id: string | null): ApiResult<ArtistGallery> {
  return useApi(id === null ? null : getArtistGalleryPath(id));
}

/** Returns all art types; requests nothing when `isNeeded` is false. */
export function useArtTypes(isNeeded = true): ApiResult<ArtType[]> {
  return useApi(isNeeded ? getArtTypesPath() : null);
}
