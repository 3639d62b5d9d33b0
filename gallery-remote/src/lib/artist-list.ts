import type { ArtistSort } from '@rangmala/shared/contract';
import { ARTIST_SORTS } from '@rangmala/shared/contract/rules';
import { foldText, searchWords } from './folded-text.ts';

/** The fields of an artist that are searched and sorted. */
export interface SearchableArtist {
  name: string;
  art_types: readonly string[];
  artwork_count: number;
}

/** Sort orders with their labels. */
export const SORTS: readonly { value: ArtistSort; label: string }[] = [
  { value: 'name', label: 'Name A-Z' },
  { value: 'name-desc', label: 'Name Z-A' },
  { value: 'artworks', label: 'Artwork count' },
];

/** Parses a sort order; returns `name` for an unknown one. */
export function parseArtistSort(value: string | null): ArtistSort {
  return ARTIST_SORTS.find((sort) => sort === value) ?? 'name';
}

const names = new Intl.Collator('en', { sensitivity: 'base' });

const byName = (one: SearchableArtist, other: SearchableArtist) => names.compare(one.name, other.name);

const comparisons: Record<ArtistSort, (one: SearchableArtist, other: SearchableArtist) => number> = {
  name: byName,
  'name-desc': (one, other) => byName(other, one),
  artworks: (one, other) => other.artwork_count - one.artwork_count || byName(one, other),
};

/** Returns the artists whose name or art types contain every word of the search, sorted. */
export function filterArtists<T extends SearchableArtist>(
  artists: readonly T[],
  { search, sort }: { search: string; sort: ArtistSort },
): T[] {
  const words = searchWords(search);
  return artists
    .filter(({ name, art_types }) => {
      const text = foldText([name, ...art_types].join(' '));
      return words.every((word) => text.includes(word));
    })
    .sort(comparisons[sort]);
}
