import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Gallery } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';

/**
 * Returns the path of the gallery overview. The server chooses the number of artworks when `maxArtworks` is undefined.
 */
export const getGalleryPath = (maxArtworks?: number) =>
  apiPath('GET /art-gallery', { artworks: maxArtworks });

/** Largest number of artworks in the teaser on the home page. */
export const TEASER_ARTWORK_COUNT = 6;

/** Returns the gallery overview. The server chooses the number of artworks when `maxArtworks` is undefined. */
export function useGallery(maxArtworks?: number): ApiResult<Gallery> {
  return useApi(getGalleryPath(maxArtworks));
}
