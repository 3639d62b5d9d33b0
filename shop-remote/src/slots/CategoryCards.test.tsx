import { screen, within } from '@testing-library/react';
import { createRefusal, expectLink, noConnection, renderPage } from '@rangmala/shared/testing';
import { categories, peacockMug } from '../testing/catalogue.ts';
import CategoryCards from './CategoryCards.tsx';

test('links each category to its products', async () => {
  renderPage(<CategoryCards />, { api: { 'GET /shelves': [], 'GET /categories': categories } });
  expect(await screen.findByRole('link', { name: 'Wall Decor' })).toHaveAttribute('href', '/shop/wall-decor');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 3, name: 'Mugs' })).toBeInTheDocument();
});

test('shows shelves with links to all their products', async () => {
  const shelf = { title: 'With a name on it', query: 'takes=name&sort=popular', items: [peacockMug] };
  renderPage(<CategoryCards />, { api: { 'GET /categories': categories, 'GET /shelves': [shelf] } });
  const region = within(await screen.findByRole('region', { name: 'With a name on it' }));
  expectLink('Peacock Mug', '/product/peacock-mug', region);
  expect(region.getByText('₹499.00')).toBeInTheDocument();
  expectLink('See all: With a name on it', '/shop?takes=name&sort=popular', region);
});
test.each([
  ['refuses', createRefusal(500, 'Something broke.')],
  ['cannot be reached', noConnection],
  ['responds without categories', { status: 200 }],
])('shows a message when the API %s, and loads the categories on a retry', async (_, response) => {
  const { user, api } = renderPage(<CategoryCards />, {
    api: { 'GET /shelves': [], 'GET /categories': response },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: Failed to fetch products');
  api.setResponses({ 'GET /categories': categories });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Mugs' })).toBeInTheDocument();
});

test('accepts a single category instead of a list', async () => {
  renderPage(<CategoryCards />, { api: { 'GET /shelves': [], 'GET /categories': categories[0] } });
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
});
