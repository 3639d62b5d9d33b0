import { artistsOfType, readTypeSort, sortedTypes, typeOf } from './type-list.ts';

const types = [
  { name: 'Block Print', type: 'Craft', popularity: 70 },
  { name: 'Warli', type: 'Folk', popularity: 90 },
  { name: 'Aipan', type: 'Folk', popularity: 70 },
];

test('by popularity the most popular come first, by name A–Z', () => {
  const sorted = (sort: 'popularity' | 'name') => sortedTypes(types, sort).map(({ name }) => name);
  expect(sorted('popularity')).toEqual(['Warli', 'Aipan', 'Block Print']);
  expect(sorted('name')).toEqual(['Aipan', 'Block Print', 'Warli']);
});

test('an address names a sort, or gets popularity', () => {
  expect([readTypeSort('name'), readTypeSort('x'), readTypeSort(null)]).toEqual([
    'name',
    'popularity',
    'popularity',
  ]);
});

test('an art type is found by name or slug, in any case', () => {
  expect(typeOf(types, 'block-print')?.name).toBe('Block Print');
  expect(typeOf(types, 'WARLI')?.name).toBe('Warli');
  expect(typeOf(types, 'Oils')).toBeUndefined();
  expect(typeOf(types, '')).toBeUndefined();
});

test('artists of a type', () => {
  const asha = { art_types: ['Warli'] };
  const bela = { art_types: ['Aipan', 'Warli'] };
  expect(artistsOfType([asha, bela], 'Aipan')).toEqual([bela]);
  expect(artistsOfType([asha, bela], undefined)).toEqual([asha, bela]);
});
