import type { GalleryByArtist, GalleryByType } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';
import { usePartialList, type PartialList } from './use-partial-list.ts';

/** Number of artists that a list loads and shows at first. */
export const INITIAL_ARTIST_COUNT = 12;
/** Largest number of artworks per artist in lists. */
const ARTWORKS_PER_ARTIST = 6;

export const firstArtistsPath = () =>
  apiPath('GET /art-gallery/artist', {
    sort: 'name',
    limit: INITIAL_ARTIST_COUNT,
    artworks: ARTWORKS_PER_ARTIST,
  });
export const allArtistsPath = () =>
  apiPath('GET /art-gallery/artist', { sort: 'name', artworks: ARTWORKS_PER_ARTIST });

/** Returns the first artists, or all artists when requested, with some of their artworks. */
export function useGalleryArtists(isAllRequested: boolean): PartialList<GalleryByArtist> {
  return usePartialList(firstArtistsPath(), allArtistsPath(), isAllRequested);
}

export const firstArtistsByTypePath = () => apiPath('GET /art-gallery/type', { limit: INITIAL_ARTIST_COUNT });
export const allArtistsByTypePath = () => apiPath('GET /art-gallery/type');

/** Returns art types, and the first artists, or all artists when requested, with their skills. */
export function useGalleryTypes(isAllRequested: boolean): PartialList<GalleryByType> {
  return usePartialList(firstArtistsByTypePath(), allArtistsByTypePath(), isAllRequested);
}
