import { getIndexedPath, readListQuery, toggleFilter, toSearch } from './list-query.ts';

const read = (search: string) => readListQuery(new URLSearchParams(search));

test('reads filters of either spelling, and ignores what no filter has', () => {
  const query = read(
    'takes=photo,Name&takes=photo&style=Block print&price=cheap&price=-500,-900&ready_by=friday&page=x&more=9',
  );
  expect(toSearch(query)).toBe('price=-500&takes=photo&takes=name&style=block-print&more=3');
  expect(toSearch(read('price=-500&sort=relevance&sort=x&pin=12&page=2'))).toBe('price=-500&page=2');
  expect(toSearch(read('ready_by=2026-12-11&pin=५०६ ००९'))).toBe('ready_by=2026-12-11&pin=506009');
});

test('replaces the price, adds to other filters, and returns to the first page', () => {
  const query = read('price=-500&takes=photo&page=3');
  expect(toSearch(toggleFilter(query, 'price', '500-1000'))).toBe('price=500-1000&takes=photo');
  expect(toSearch(toggleFilter(query, 'takes', 'name'))).toBe('price=-500&takes=photo&takes=name');
  expect(toSearch(toggleFilter(query, 'price', '-500'))).toBe('takes=photo');
});

test.each([
  ['', '/shop/mugs'],
  ['sort=price&more=1', '/shop/mugs'],
  ['takes=photo&page=2&sort=new', '/shop/mugs?takes=photo&page=2'],
  ['takes=photo&takes=name', undefined],
  ['takes=photo&price=-500', undefined],
])('gives search engines one filter at most: %s', (search, path) => {
  expect(getIndexedPath('/shop/mugs', read(search))).toBe(path);
});
