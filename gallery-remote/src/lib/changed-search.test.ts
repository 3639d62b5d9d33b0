import { changedSearch, readShown } from './changed-search.ts';

test('changes entries, takes empty ones out, and leaves what it was given', () => {
  const search = new URLSearchParams('sort=artworks&shown=24');
  expect(`${changedSearch(search, { search: 'asha rao', shown: undefined })}`).toBe(
    'sort=artworks&search=asha+rao',
  );
  expect(`${changedSearch(search, { sort: '' })}`).toBe('shown=24');
  expect(`${search}`).toBe('sort=artworks&shown=24');
});

test.each([
  [null, 12],
  ['36', 36],
  ['3', 12],
  ['-1', 12],
  ['many', 12],
  ['1e9', 10_000],
])('shown=%s is %d', (value, shown) => {
  expect(readShown(value, 12)).toBe(shown);
});
