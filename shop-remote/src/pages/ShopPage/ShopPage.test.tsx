import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import { categories, choices, peacockMug } from '../../testing/catalogue.ts';
import ShopPage, { data } from './ShopPage.tsx';

const API = { 'GET /items/choices': choices, 'GET /shelves': [], 'GET /categories': categories };

test('prefetches the categories', () => {
  expect(data({}, new URLSearchParams())).toEqual(['/categories', '/shelves', '/items/choices']);
});

test('shows every category with its picture and name', async () => {
  const { user, currentUrl } = renderPage(<ShopPage />, { path: '/shop', route: '/shop', api: API });
  expect(screen.getByRole('heading', { level: 1, name: 'Shop by Category' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Shop by Category | Rangmala'));

  await user.click(await screen.findByRole('link', { name: 'Wall Decor' }));
  expect(currentUrl()).toBe('/shop/wall-decor');
});

test('lists the products of all categories for a filter', async () => {
  renderPage(<ShopPage />, {
    path: '/shop?for=mother&sort=popular',
    api: {
      'GET /items/choices?for=mother': choices,
      'GET /items?for=mother&sort=popular&page=1&limit=24': [peacockMug],
    },
  });
  expect(await screen.findByRole('link', { name: 'Peacock Mug' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'All Products' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('popular');
});

test('shows what was viewed in this browser, and ignores a damaged storage', async () => {
  localStorage.setItem('rangmala.viewed', 'peacock-mug');
  const api = { ...API, 'GET /items?ids=peacock-mug': [peacockMug] };
  const { unmount } = renderPage(<ShopPage />, { api });
  const shelf = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  expect(shelf.getByRole('link', { name: 'Peacock Mug' })).toBeInTheDocument();
  unmount();
  localStorage.setItem('rangmala.viewed', '{"');
  renderPage(<ShopPage />, { api });
  await screen.findByRole('link', { name: 'Wall Decor' });
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
});
