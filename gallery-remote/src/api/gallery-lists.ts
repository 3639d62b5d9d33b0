import type { ApiPath } from '@rangmala/shared/api';
import type { ArtistSort, ArtTypeSort, GalleryByArtist, GalleryByType } from '@rangmala/shared/contract';
import { ART_TYPE_SORTS, ARTIST_SORTS, LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import { apiPath } from '@rangmala/shared/endpoints';
import { readPageNumber } from '@rangmala/shared/links';

/** Number of artworks that the list shows of each artist. The artist's page shows all. */
const ARTWORKS_PER_ARTIST = 3;

/** The first option is the default. */
export const ARTIST_SORT_OPTIONS: readonly { value: ArtistSort; label: string }[] = [
  { value: 'name', label: 'Name A-Z' },
  { value: 'name-desc', label: 'Name Z-A' },
  { value: 'artworks', label: 'Artwork count' },
];

/** The first option is the default. */
export const ART_TYPE_SORT_OPTIONS: readonly { value: ArtTypeSort; label: string }[] = [
  { value: 'popularity', label: 'Popularity' },
  { value: 'name', label: 'Type name' },
];

/** Parses the sort parameter; returns the default for unknown values. */
export const parseArtistSort = (value: string | null): ArtistSort =>
  ARTIST_SORTS.find((sort) => sort === value) ?? 'name';

/** Parses the sort parameter; returns the default for unknown values. */
export const parseArtTypeSort = (value: string | null): ArtTypeSort =>
  ART_TYPE_SORTS.find((sort) => sort === value) ?? 'popularity';

/** Returns the API path of the artists that the URL's parameters select. */
export const getArtistsPath = (search: URLSearchParams): ApiPath<GalleryByArtist> =>
  apiPath('GET /art-gallery/artist', {
    search: search.get('search')?.trim().slice(0, 100) || undefined,
    sort: parseArtistSort(search.get('sort')),
    page: readPageNumber(search),
    limit: LIST_PAGE_SIZE,
    artworks: ARTWORKS_PER_ARTIST,
  });

/** Returns the API path of the art types and artists that the URL's parameters select. */
export const getArtTypesPath = (search: URLSearchParams): ApiPath<GalleryByType> =>
  apiPath('GET /art-gallery/type', {
    art_type: search.get('art_type')?.slice(0, 100) || undefined,
    sort: parseArtTypeSort(search.get('sort')),
    types_page: readPageNumber(search, 'types'),
    page: readPageNumber(search),
    limit: LIST_PAGE_SIZE,
  });
