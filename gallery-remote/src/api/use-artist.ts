import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { ArtistGallery, ArtistWithAvailability, ArtType } from '@rangmala/shared/contract';

export const artistPath = (id: string) => `/artists/${encodeURIComponent(id)}`;
export const artistGalleryPath = (id: string) => `${artistPath(id)}/gallery`;
export const artTypesPath = () => '/artists/art-types';

/** One artist with their week; asks nothing while the id is null. */
export function useArtist(id: string | null): ApiResult<ArtistWithAvailability> {
  return useApi<ArtistWithAvailability>(id === null ? null : artistPath(id));
}

/** All artworks of one artist, in their own order; asks nothing while the id is null. */
export function useArtistGallery(id: string | null): ApiResult<ArtistGallery> {
  return useApi<ArtistGallery>(id === null ? null : artistGalleryPath(id));
}

/** The art types that there are, in their order. */
export function useArtTypes(isWanted = true): ApiResult<ArtType[]> {
  return useApi<ArtType[]>(isWanted ? artTypesPath() : null);
}
