import type { GalleryByArtist, GalleryByType } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';
import { usePartialList, type PartialList } from './use-partial-list.ts';

/** Number of artists that a page loads and shows at first. */
export const INITIAL_ARTIST_COUNT = 12;
/** Largest number of artworks for each artist in the list of artists. */
const ARTWORKS_PER_ARTIST = 6;

export const getFirstArtistsPath = () =>
  apiPath('GET /art-gallery/artist', {
    sort: 'name',
    limit: INITIAL_ARTIST_COUNT,
    artworks: ARTWORKS_PER_ARTIST,
  });
export const getAllArtistsPath = () =>
  apiPath('GET /art-gallery/artist', { sort: 'name', artworks: ARTWORKS_PER_ARTIST });

/**
 * Returns the first artists, or all artists when `isAllRequested` is true, each with at most
 * {@link ARTWORKS_PER_ARTIST} artworks.
 */
export function useGalleryArtists(isAllRequested: boolean): PartialList<GalleryByArtist> {
  return usePartialList(getFirstArtistsPath(), getAllArtistsPath(), isAllRequested);
}

export const getFirstArtistsByTypePath = () =>
  apiPath('GET /art-gallery/type', { limit: INITIAL_ARTIST_COUNT });
export const getAllArtistsByTypePath = () => apiPath('GET /art-gallery/type');

/** Returns the art types together with the first artists, or with all artists when `isAllRequested` is true. */
export function useGalleryTypes(isAllRequested: boolean): PartialList<GalleryByType> {
  return usePartialList(getFirstArtistsByTypePath(), getAllArtistsByTypePath(), isAllRequested);
}
