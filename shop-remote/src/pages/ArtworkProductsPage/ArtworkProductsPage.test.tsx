import { screen, waitFor } from '@testing-library/react';
import { createRefusal, renderPage } from '@rangmala/shared/testing';
import { listStoredDesigns } from '../../api/design-store.ts';
import ArtworkProductsPage from './ArtworkProductsPage.tsx';

const offer = {
  artwork: {
    id: 'dance',
    image: '/uploads/d/artwork-900x600.webp',
    title: 'The Dance',
    type: 'Warli',
    art_types: ['Warli'],
    artist_id: 'meera',
    artist_name: 'Meera Devi',
  },
  products: [
    { id: 'mug', name: 'Warli Mug', category: 'Mugs', area: { width: 80, height: 76, bleed: 3, safe: 3 } },
  ],
};
const POST_DESIGN = 'POST /artworks/dance/designs';

const showPage = (api: Record<string, unknown>) =>
  renderPage(<ArtworkProductsPage />, { path: '/designs/artwork/dance', route: '/designs/artwork/:id', api });

test('starts a design of the chosen product with the artwork', async () => {
  const design = { id: 'd1', token: 't1' };
  const { user, api, currentUrl } = showPage({
    'GET /artworks/dance/products': offer,
    [POST_DESIGN]: { status: 201, body: design },
  });
  expect(await screen.findByRole('link', { name: 'Meera Devi' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Warli Mug' }));
  await waitFor(() => expect(currentUrl()).toBe('/product/mug?design=d1'));
  expect(api.bodiesTo(POST_DESIGN)).toMatchObject([{ product_id: 'mug' }]);
  expect(listStoredDesigns()).toContainEqual(design);
});

test('says what to do when the design cannot be made, and when the artist offers it no more', async () => {
  const { user } = showPage({
    'GET /artworks/dance/products': offer,
    [POST_DESIGN]: createRefusal(507, 'There is no room.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Warli Mug' }));
  expect(await screen.findByText(/There is no room\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Warli Mug' })).toBeEnabled();
});

test('leads to the gallery when the artwork is not offered', async () => {
  showPage({ 'GET /artworks/dance/products': createRefusal(404, 'Not offered.') });
  expect(await screen.findByRole('link', { name: 'Open the Art Gallery' })).toBeVisible();
});
