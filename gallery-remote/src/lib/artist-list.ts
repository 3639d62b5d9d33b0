import type { ArtistSort } from '@rangmala/shared/contract';
import { ARTIST_SORTS } from '@rangmala/shared/contract/rules';

/** The fields of an artist that the list searches and sorts by. */
interface SearchableArtist {
  name: string;
  art_types: readonly string[];
  artwork_count: number;
}

export const ARTIST_SORT_OPTIONS: readonly { value: ArtistSort; label: string }[] = [
  { value: 'name', label: 'Name A-Z' },
  { value: 'name-desc', label: 'Name Z-A' },
  { value: 'artworks', label: 'Artwork count' },
];

/** Parses the sort parameter; returns `name` for unknown values. */
export function parseArtistSort(value: string | null): ArtistSort {
  return ARTIST_SORTS.find((sort) => sort === value) ?? 'name';
}

const nameCollator = new Intl.Collator('en', { sensitivity: 'base' });

const compareByName = (first: SearchableArtist, second: SearchableArtist) =>
  nameCollator.compare(first.name, second.name);

const COMPARATORS: Record<ArtistSort, (first: SearchableArtist, second: SearchableArtist) => number> = {
  name: compareByName,
  'name-desc': (first, second) => compareByName(second, first),
  artworks: (first, second) => second.artwork_count - first.artwork_count || compareByName(first, second),
};

/** Returns the artists that match every word of the search by name or art type, in the given sort order. */
export function filterArtists<T extends SearchableArtist>(
  artists: readonly T[],
  { search, sort }: { search: string; sort: ArtistSort },
): T[] {
  const words = splitSearch(search);
  return artists
    .filter(({ name, art_types }) => {
      const text = foldText([name, ...art_types].join(' '));
      return words.every((word) => text.includes(word));
    })
    .sort(COMPARATORS[sort]);
}

/**
 * Combining accents and invisible joiners. Does not match other marks, because the vowel signs of Hindi and Telugu are
 * marks, and some words differ only in their vowel signs.
 */
const IGNORED_CHARACTERS = /[\u0300-\u036f\u200c\u200d]/g;

/** Returns the text for searching: in lower case, without Latin accents and invisible joiners. */
function foldText(text: string): string {
  return text.normalize('NFD').replace(IGNORED_CHARACTERS, '').normalize('NFC').toLowerCase();
}

/** Splits a search into words that are folded by {@link foldText}. */
function splitSearch(search: string): string[] {
  return foldText(search).split(/\s+/).filter(Boolean);
}
