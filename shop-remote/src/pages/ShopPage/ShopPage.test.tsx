import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import { categories } from '../../testing/catalogue.ts';
import ShopPage, { data } from './ShopPage.tsx';

test('prefetches the categories', () => {
  expect(data({}, new URLSearchParams())).toEqual(['/categories']);
});

test('shows every category with its picture and name', async () => {
  const { user, currentUrl } = renderPage(<ShopPage />, {
    path: '/shop',
    route: '/shop',
    api: { 'GET /categories': categories },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Shop by Category' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Shop by Category | Rangmala'));

  await user.click(await screen.findByRole('link', { name: 'Wall Decor' }));
  expect(currentUrl()).toBe('/shop/wall-decor');
});

test('shows the server’s message, and loads the categories on Try Again', async () => {
  const { user, api } = renderPage(<ShopPage />, {
    api: { 'GET /categories': { status: 503, body: { detail: 'The server is busy.' } } },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is busy.');
  api.setResponses({ 'GET /categories': categories });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Tees' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows an empty state when the shop has no categories', async () => {
  renderPage(<ShopPage />, { api: { 'GET /categories': [] } });
  expect(await screen.findByRole('heading', { name: 'Nothing here yet.' })).toBeInTheDocument();
});
