import { screen, within } from '@testing-library/react';
import type { SearchResults } from '@rangmala/shared/contract';
import { expectLink, renderPage } from '@rangmala/shared/testing';
import { choices, peacockMug } from '../../testing/catalogue.ts';
import SearchPage, { data } from './SearchPage.tsx';

const EMPTY = { products: [], categories: [], artists: [], art_types: [], total: 0 };
const mug = { id: 'mug', name: 'Warli Mug', price: 379, image: '/uploads/a/mug-8x8.webp' };

const showPage = (query: string, results: SearchResults, page = 1) => {
  const parameters = new URLSearchParams({ q: query, ...(page > 1 && { page: String(page) }) });
  return renderPage(<SearchPage />, {
    path: `/search?${parameters}`,
    api: {
      [`GET /search?q=${encodeURIComponent(query)}&limit=24&page=${page}`]: results,
      [`GET /items/choices?q=${encodeURIComponent(query)}`]: { ...choices, total: results.total },
      'GET /shelves': [{ title: 'Popular this month', query: 'sort=popular', items: [peacockMug] }],
    },
  });
};

test('names the same results for the server and the browser', () => {
  const listPaths = (query: string) => data({}, new URLSearchParams(query));
  expect(listPaths('q= mug &page=2')).toEqual(['/search?q=mug&limit=24&page=2', '/items/choices?q=mug']);
  expect(listPaths('page=-1')).toEqual(['/search?q=&limit=24&page=1', '/items/choices?q=']);
});

test('shows products as cards, and links to other things that fit', async () => {
  const artists = [{ id: 'meera', name: 'Meera' }];
  showPage('warli', { ...EMPTY, products: [mug], categories: [{ name: 'Mugs' }], artists, total: 1 });
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “warli”' })).toBeVisible();
  expect(screen.getByText('1 product')).toBeVisible();
  expectLink('Warli Mug', '/product/mug');
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  expectLink('All Mugs', '/shop/mugs');
  expectLink('Meera', '/art-gallery/artist/meera');
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('links to the other pages of a long list', async () => {
  showPage('mug', { ...EMPTY, products: [mug], total: 60 }, 2);
  const pages = await screen.findByRole('navigation', { name: 'Pages' });
  expect([...pages.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/search?q=mug&page=3',
    '/search?q=mug',
    '/search?q=mug&page=2',
    '/search?q=mug&page=3',
  ]);
  expect(screen.getByRole('link', { name: '2' })).toHaveAttribute('aria-current', 'page');
});

test('shows the price that a query names as a filter, and removes it from the query', async () => {
  const understood = { price: '-500', q: 'mug' };
  showPage('mug under 500', { ...EMPTY, products: [mug], total: 1, understood });
  await screen.findByRole('link', { name: 'Remove Up to ₹500' });
  expectLink('Remove Up to ₹500', '/search?q=mug');
});

test('says what to do when nothing fits, and shows what others look for', async () => {
  showPage('xyz', EMPTY);
  expect(await screen.findByText('We found nothing for this.')).toBeVisible();
  expectLink('Ask us', '/contact');
  const popular = await screen.findByRole('region', { name: 'Popular this month' });
  expect(within(popular).getByRole('link', { name: 'Peacock Mug' })).toBeVisible();
});

test('asks for a text without a query', async () => {
  showPage('', EMPTY);
  expect(await screen.findByText('What are you looking for?')).toBeVisible();
});
