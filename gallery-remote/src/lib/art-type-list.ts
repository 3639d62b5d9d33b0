import type { GalleryArtType } from '@rangmala/shared/contract';
import { createSlug } from '@rangmala/shared/links';

export type ArtTypeSort = 'popularity' | 'name';

export const ART_TYPE_SORT_OPTIONS: readonly { value: ArtTypeSort; label: string }[] = [
  { value: 'popularity', label: 'Popularity' },
  { value: 'name', label: 'Type name' },
];

/** Parses the sort parameter; returns `popularity` for unknown values. */
export function parseArtTypeSort(value: string | null): ArtTypeSort {
  return value === 'name' ? 'name' : 'popularity';
}

const nameCollator = new Intl.Collator('en', { sensitivity: 'base' });

export function sortArtTypes(types: readonly GalleryArtType[], sort: ArtTypeSort): GalleryArtType[] {
  const compareByName = (first: GalleryArtType, second: GalleryArtType) =>
    nameCollator.compare(first.name, second.name);
  return [...types].sort((first, second) =>
    sort === 'name'
      ? compareByName(first, second)
      : second.popularity - first.popularity || compareByName(first, second),
  );
}

/** Finds an art type by name or slug. */
export function findArtType<T extends { name: string }>(types: readonly T[], value: string): T | undefined {
  return value ? types.find(({ name }) => createSlug(name) === createSlug(value)) : undefined;
}

/** Returns the artists who offer an art type, or all artists when `type` is undefined. */
export function filterByArtType<T extends { art_types: readonly string[] }>(
  artists: readonly T[],
  type: string | undefined,
): T[] {
  return artists.filter(({ art_types }) => type === undefined || art_types.includes(type));
}
