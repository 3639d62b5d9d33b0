import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import { ArtworkChoices } from './ArtworkChoices.tsx';

const artwork = {
  id: 'dance',
  image: '/uploads/d/artwork-900x600.webp',
  title: 'The Dance',
  type: 'Warli',
  art_types: ['Warli'],
  artist_id: 'meera',
  artist_name: 'Meera Devi',
};

test('starts a new design of the product with a work of the gallery', async () => {
  const { user, api, currentUrl } = renderPage(
    <ArtworkChoices editor={{ product: { id: 'mug' } as never }} />,
    {
      api: {
        'GET /artworks?page=1': { artworks: [artwork], total: 1 },
        'POST /artworks/dance/designs': { status: 201, body: { id: 'd1', token: 't1' } },
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'The Dance, Warli by Meera Devi' }));
  await waitFor(() => expect(currentUrl()).toBe('/product/mug?design=d1'));
  expect(api.bodiesTo('POST /artworks/dance/designs')).toMatchObject([{ product_id: 'mug' }]);
  expect(screen.queryByRole('button', { name: 'More works' })).not.toBeInTheDocument();
});
