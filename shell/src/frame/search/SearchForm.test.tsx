import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { joinTexts, renderPage } from '@rangmala/shared/testing';
import { SearchForm } from './SearchForm.tsx';

const RESULTS = {
  products: [{ id: 'mug', name: 'Warli Mug', price: 379, image: '/uploads/a/mug-8x8.webp' }],
  categories: [{ name: 'Mugs' }],
  artists: [{ id: 'meera', name: 'Meera' }],
  art_types: [{ name: 'Warli' }],
  total: 1,
};
const EMPTY = { products: [], categories: [], artists: [], art_types: [], total: 0 };

const getField = () => screen.getByRole('combobox', { name: 'Search the shop' });

/** Shows the form, types a text and waits for the suggestions. */
async function showSuggestions(text = 'warli', results: object = RESULTS) {
  const page = renderPage(<SearchForm />, { api: { [`GET /search?q=${text}&limit=5`]: results } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  fireEvent.change(getField(), { target: { value: text } });
  await screen.findAllByRole('option');
  return page;
}

const press = (key: string) => act(() => void fireEvent.keyDown(getField(), { key }));

test('suggests products with their price, categories, artists and art types until Escape', async () => {
  await showSuggestions();
  const suggestions = 'Warli Mug₹379.00, MugsCategory, MeeraArtist, WarliArt type';
  expect(joinTexts(screen.getAllByRole('option'))).toBe(suggestions);
  await waitFor(() => expect(getField()).toHaveAttribute('aria-expanded', 'true'));
  expect(screen.getByText(/^4 suggestions/)).toBeInTheDocument();
  press('Escape');
  expect(screen.queryByRole('option')).toBeNull();
});

test('opens the suggestion that the arrow keys have chosen, in a circle with the field', async () => {
  const { currentUrl } = await showSuggestions();
  press('ArrowUp');
  press('ArrowDown');
  expect(getField()).not.toHaveAttribute('aria-activedescendant');
  press('ArrowDown');
  const [first] = screen.getAllByRole('option');
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(getField()).toHaveAttribute('aria-activedescendant', first?.id);
  press('Enter');
  expect(currentUrl()).toBe('/product/mug');
  expect(screen.queryByRole('option')).toBeNull();
});

test('opens the page of results for the typed text', async () => {
  const { currentUrl } = await showSuggestions();
  fireEvent.submit(screen.getByRole('search'));
  expect(currentUrl()).toBe('/search?q=warli');
});

test('shows the searched text on the page of results, and nothing when a text finds nothing', async () => {
  renderPage(<SearchForm />, { path: '/search?q=kolam', api: { 'GET /search?q=kolam&limit=5': EMPTY } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(getField()).toHaveValue('kolam');
  expect(getField()).toHaveAttribute('aria-expanded', 'false');
});
