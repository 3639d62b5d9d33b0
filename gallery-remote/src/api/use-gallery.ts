import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Gallery } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';

/** `artworks`: how many are enough, where not all of the entrance's are shown. */
export const galleryPath = (artworks?: number) => apiPath('GET /art-gallery', { artworks });

/** The gallery's entrance: featured artists, testimonials, artworks. */
export function useGallery(artworks?: number): ApiResult<Gallery> {
  return useApi(galleryPath(artworks));
}
