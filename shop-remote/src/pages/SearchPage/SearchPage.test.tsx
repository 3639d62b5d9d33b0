import { screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import { listPageNumbers } from '../../components/PageLinks.tsx';
import SearchPage, { data } from './SearchPage.tsx';

const EMPTY = { products: [], categories: [], artists: [], art_types: [], total: 0 };
const mug = { id: 'mug', name: 'Warli Mug', price: 379, image: '/uploads/a/mug-8x8.webp' };

const showPage = (query: string, results: object, page = 1) => {
  const parameters = new URLSearchParams({ q: query, ...(page > 1 && { page: String(page) }) });
  return renderPage(<SearchPage />, {
    path: `/search?${parameters}`,
    api: { [`GET /search?q=${encodeURIComponent(query)}&limit=24&page=${page}`]: results },
  });
};

test('names the same results for the server and the browser', () => {
  expect(data({}, new URLSearchParams('q= mug &page=2'))).toEqual(['/search?q=mug&limit=24&page=2']);
  expect(data({}, new URLSearchParams('page=-1'))).toEqual(['/search?q=&limit=24&page=1']);
});

test('shows products as cards, and links to other things that fit', async () => {
  const artists = [{ id: 'meera', name: 'Meera' }];
  showPage('warli', { ...EMPTY, products: [mug], categories: [{ name: 'Mugs' }], artists, total: 1 });
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “warli”' })).toBeVisible();
  expect(screen.getByText('1 product')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Warli Mug' })).toHaveAttribute('href', '/product/mug');
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All Mugs' })).toHaveAttribute('href', '/shop/mugs');
  expect(screen.getByRole('link', { name: 'Meera' })).toHaveAttribute('href', '/art-gallery/artist/meera');
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('links to the other pages of a long list', async () => {
  showPage('mug', { ...EMPTY, products: [mug], total: 60 }, 2);
  const pages = await screen.findByRole('navigation', { name: 'Pages' });
  expect([...pages.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/search?q=mug',
    '/search?q=mug&page=2',
    '/search?q=mug&page=3',
  ]);
  expect(screen.getByRole('link', { name: '2' })).toHaveAttribute('aria-current', 'page');
});

test('says what to do when nothing fits, and without a query', async () => {
  showPage('xyz', EMPTY);
  expect(await screen.findByText('We found nothing for this.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
});

test('asks for a text without a query', async () => {
  showPage('', EMPTY);
  expect(await screen.findByText('What are you looking for?')).toBeVisible();
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, 4, 5, 6, 9]],
])('links on page %d of %d to the pages %j', (page, count, numbers) => {
  expect(listPageNumbers(page, count)).toEqual(numbers);
});
