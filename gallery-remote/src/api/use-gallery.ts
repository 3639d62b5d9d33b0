import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Gallery } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';

/**
 * Returns the path of the gallery overview.
 * @param artworks largest number of artworks
 */
export const galleryPath = (artworks?: number) => apiPath('GET /art-gallery', { artworks });

/** Returns the gallery overview. */
export function useGallery(artworks?: number): ApiResult<Gallery> {
  return useApi(galleryPath(artworks));
}
