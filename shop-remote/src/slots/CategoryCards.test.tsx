import { screen } from '@testing-library/react';
import { noConnection, renderPage } from '@rangmala/shared/testing';
import { categories } from '../testing/catalogue.ts';
import CategoryCards, { data } from './CategoryCards.tsx';

test('prefetches the categories', () => {
  expect(data({}, new URLSearchParams())).toEqual(['/categories']);
});

test('links each category to its products', async () => {
  renderPage(<CategoryCards />, { api: { 'GET /categories': categories } });
  expect(await screen.findByRole('link', { name: 'Wall Decor' })).toHaveAttribute('href', '/shop/wall-decor');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 3, name: 'Mugs' })).toBeInTheDocument();
});

test('shows a message while the categories load', async () => {
  renderPage(<CategoryCards />, { api: { 'GET /categories': () => new Promise(() => undefined) } });
  expect(screen.getByText('Loading the categories…')).toBeInTheDocument();
});

test.each([
  ['refuses', { status: 500, body: { detail: 'Something broke.' } }],
  ['cannot be reached', noConnection],
  ['responds without categories', { status: 200 }],
])('shows a message when the API %s, and loads the categories on a retry', async (_, response) => {
  const { user, api } = renderPage(<CategoryCards />, { api: { 'GET /categories': response } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: Failed to fetch products');
  api.setResponses({ 'GET /categories': categories });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Mugs' })).toBeInTheDocument();
});

test('accepts a single category instead of a list', async () => {
  renderPage(<CategoryCards />, { api: { 'GET /categories': categories[0] } });
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
});

test('shows an empty state when the shop has no categories', async () => {
  renderPage(<CategoryCards />, { api: { 'GET /categories': [] } });
  expect(await screen.findByText('Nothing here yet.')).toBeInTheDocument();
});
