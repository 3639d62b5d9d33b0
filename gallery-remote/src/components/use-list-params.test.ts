import { applyParamChanges, parseShownCount } from './use-list-params.ts';

test('changes parameters, removes empty parameters and copies the other parameters', () => {
  const search = new URLSearchParams('sort=artworks&shown=24');
  expect(`${applyParamChanges(search, { search: 'asha rao', shown: undefined })}`).toBe(
    'sort=artworks&search=asha+rao',
  );
  expect(`${applyParamChanges(search, { sort: '' })}`).toBe('shown=24');
  expect(`${search}`).toBe('sort=artworks&shown=24');
});

test.each([
  [null, 12],
  ['36', 36],
  ['3', 12],
  ['-1', 12],
  ['many', 12],
  ['1e9', 10_000],
])('parses shown=%s as %d entries', (value, shown) => {
  expect(parseShownCount(value, 12)).toBe(shown);
});
