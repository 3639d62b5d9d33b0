import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Gallery } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';

/** @param artworks largest number of artworks */
export const galleryPath = (artworks?: number) => apiPath('GET /art-gallery', { artworks });

/** The gallery overview: featured artists, testimonials, artworks. */
export function useGallery(artworks?: number): ApiResult<Gallery> {
  return useApi(galleryPath(artworks));
}
