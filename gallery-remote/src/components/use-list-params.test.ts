import { applyParamChanges } from './use-list-params.ts';

test('changes parameters, removes empty parameters and copies the other parameters', () => {
  const search = new URLSearchParams('sort=artworks&page=2');
  expect(`${applyParamChanges(search, { search: 'asha rao', page: undefined })}`).toBe(
    'sort=artworks&search=asha+rao',
  );
  expect(`${applyParamChanges(search, { sort: '' })}`).toBe('page=2');
  expect(`${search}`).toBe('sort=artworks&page=2');
});
