import type { GalleryByArtist, GalleryByType } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';
import { useFirstOrAll, type FirstOrAll } from './use-first-or-all.ts';

/** How many artists a page brings with it; the others come when they are wanted. */
export const ARTISTS_AT_FIRST = 12;
/** How many artworks of each artist are shown before somebody asks for all of theirs. */
const ARTWORKS_OF_EACH = 6;

export const firstArtistsPath = () =>
  apiPath('GET /art-gallery/artist', { sort: 'name', limit: ARTISTS_AT_FIRST, artworks: ARTWORKS_OF_EACH });
export const allArtistsPath = () =>
  apiPath('GET /art-gallery/artist', { sort: 'name', artworks: ARTWORKS_OF_EACH });

/** The artists with their galleries. */
export function useGalleryArtists(wantsAll: boolean): FirstOrAll<GalleryByArtist> {
  return useFirstOrAll(firstArtistsPath(), allArtistsPath(), wantsAll);
}

export const firstOfTypesPath = () => apiPath('GET /art-gallery/type', { limit: ARTISTS_AT_FIRST });
export const allOfTypesPath = () => apiPath('GET /art-gallery/type');

/** The art types, and the artists with their skills. */
export function useGalleryTypes(wantsAll: boolean): FirstOrAll<GalleryByType> {
  return useFirstOrAll(firstOfTypesPath(), allOfTypesPath(), wantsAll);
}
