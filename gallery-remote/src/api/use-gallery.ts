import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Gallery } from '@rangmala/shared/contract';

export const galleryPath = () => '/art-gallery';

/** The gallery's entrance: featured artists, testimonials, artworks. */
export function useGallery(): ApiResult<Gallery> {
  return useApi<Gallery>(galleryPath());
}
