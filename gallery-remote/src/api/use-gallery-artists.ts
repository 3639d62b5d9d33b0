import type { GalleryByArtist, GalleryByType } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';
import { useFirstOrWholeList, type FirstOrWholeList } from './use-first-or-whole-list.ts';

/** Number of artists in the first load. */
export const ARTISTS_AT_FIRST = 12;
/** Number of artworks per artist in lists. */
const ARTWORKS_OF_EACH = 6;

export const firstArtistsPath = () =>
  apiPath('GET /art-gallery/artist', { sort: 'name', limit: ARTISTS_AT_FIRST, artworks: ARTWORKS_OF_EACH });
export const allArtistsPath = () =>
  apiPath('GET /art-gallery/artist', { sort: 'name', artworks: ARTWORKS_OF_EACH });

/** Returns artists with their artworks. */
export function useGalleryArtists(isAllRequested: boolean): FirstOrWholeList<GalleryByArtist> {
  return useFirstOrWholeList(firstArtistsPath(), allArtistsPath(), isAllRequested);
}

export const firstOfTypesPath = () => apiPath('GET /art-gallery/type', { limit: ARTISTS_AT_FIRST });
export const allOfTypesPath = () => apiPath('GET /art-gallery/type');

/** Returns art types, and artists with their skills. */
export function useGalleryTypes(isAllRequested: boolean): FirstOrWholeList<GalleryByType> {
  return useFirstOrWholeList(firstOfTypesPath(), allOfTypesPath(), isAllRequested);
}
