import { filterByArtType, parseArtTypeSort, sortArtTypes, findArtType } from './art-type-list.ts';

const types = [
  { name: 'Block Print', type: 'Craft', popularity: 70 },
  { name: 'Warli', type: 'Folk', popularity: 90 },
  { name: 'Aipan', type: 'Folk', popularity: 70 },
];

test('sorts by popularity or by name', () => {
  const listSortedNames = (sort: 'popularity' | 'name') => sortArtTypes(types, sort).map(({ name }) => name);
  expect(listSortedNames('popularity')).toEqual(['Warli', 'Aipan', 'Block Print']);
  expect(listSortedNames('name')).toEqual(['Aipan', 'Block Print', 'Warli']);
});

test('parses a sort order and defaults to popularity', () => {
  expect([parseArtTypeSort('name'), parseArtTypeSort('x'), parseArtTypeSort(null)]).toEqual([
    'name',
    'popularity',
    'popularity',
  ]);
});

test('finds an art type by name or slug in any case', () => {
  expect(findArtType(types, 'block-print')?.name).toBe('Block Print');
  expect(findArtType(types, 'WARLI')?.name).toBe('Warli');
  expect(findArtType(types, 'Oils')).toBeUndefined();
  expect(findArtType(types, '')).toBeUndefined();
});

test('filters artists by art type', () => {
  const asha = { art_types: ['Warli'] };
  const bela = { art_types: ['Aipan', 'Warli'] };
  expect(filterByArtType([asha, bela], 'Aipan')).toEqual([bela]);
  expect(filterByArtType([asha, bela], undefined)).toEqual([asha, bela]);
});
