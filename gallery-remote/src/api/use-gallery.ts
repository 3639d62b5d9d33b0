import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Gallery } from '@rangmala/shared/contract';

/** `artworks`: how many are enough, where not all of the entrance's are shown. */
export const galleryPath = (artworks?: number) =>
  artworks === undefined ? '/art-gallery' : `/art-gallery?artworks=${artworks}`;

/** The gallery's entrance: featured artists, testimonials, artworks. */
export function useGallery(artworks?: number): ApiResult<Gallery> {
  return useApi<Gallery>(galleryPath(artworks));
}
