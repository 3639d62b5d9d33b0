import { useState } from 'react';
import type { GalleryByArtist, GalleryByType } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';
import { type ApiPath, type ApiResult, useApi } from '@rangmala/shared/api';

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

interface PartialList<T> extends ApiResult<T> {
  /** Whether `data` contains only the first entries of the list. */
  isPartial: boolean;
}

/**
 * Loads the first entries of a list, and the whole list when `isAllRequested` is true. The first load therefore stays
 * small when the list grows.
 */
function usePartialList<T extends { artists: readonly unknown[]; total: number }>(
  firstPath: ApiPath<T>,
  allPath: ApiPath<T>,
  isAllRequested: boolean,
): PartialList<T> {
  // Requests only the whole list when the first render already needs all entries.
  const [isAllRequestedInitially] = useState(isAllRequested);
  const firstResult = useApi(isAllRequestedInitially ? null : firstPath);
  const hasMore = firstResult.data !== undefined && firstResult.data.artists.length < firstResult.data.total;
  const allResult = useApi(isAllRequestedInitially || (hasMore && isAllRequested) ? allPath : null);
  if (allResult.data || isAllRequestedInitially) return { ...allResult, isPartial: false };
  if (allResult.error) return { ...allResult, data: firstResult.data, isPartial: true };
  return { ...firstResult, isPartial: hasMore };
}
