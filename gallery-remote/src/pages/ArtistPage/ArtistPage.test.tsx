import { screen, within } from '@testing-library/react';
import { createRefusal, expectLink, renderPage } from '@rangmala/shared/testing';
import { createArtwork, dance, harvest, meera } from '../../testing/fixtures.ts';
import ArtistPage, { data } from './ArtistPage.tsx';

const GET_PRODUCTS = 'GET /items?artist=meera-joshi&limit=12';
const GET_ARTIST = 'GET /art-gallery/artist/meera-joshi';
const response = {
  artist: meera,
  artworks: [dance, harvest],
  artwork_count: 2,
  next_times: [
    { date: '2026-11-25', time: '10:30:00', label: '10:30 AM' },
    { date: '2026-11-25', time: '11:00:00', label: '11:00 AM' },
    { date: '2026-11-27', time: '15:00:00', label: '3:00 PM' },
  ],
};
const showPage = (api: Record<string, unknown>) =>
  renderPage(<ArtistPage />, {
    path: '/art-gallery/artist/meera-joshi',
    route: '/art-gallery/artist/:id',
    api: { [GET_PRODUCTS]: [], ...api },
  });

test('shows biography, rating, artworks, free times, products and structured data', async () => {
  const mug = { id: 'mug', name: 'Warli Mug', price: 349.5, image: ['/uploads/m/mug-800x800.webp'] };
  showPage({
    [GET_ARTIST]: { ...response, artworks: [{ ...dance, printable: true }, harvest] },
    [GET_PRODUCTS]: [mug],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Meera Joshi' })).toBeVisible();
  expect(data({ id: 'meera-joshi' }, new URLSearchParams())).toEqual([
    '/art-gallery/artist/meera-joshi',
    '/items?artist=meera-joshi&limit=12',
  ]);
  expect(screen.getByText(meera.bio)).toBeVisible();
  expect(screen.getByText('Rated 4.8 out of 5')).toBeInTheDocument();
  const artworkList = within(screen.getByRole('list', { name: 'Artworks by Meera Joshi' }));
  expect(artworkList.getAllByRole('img')).toHaveLength(2);
  const printLink = screen.getByRole('link', { name: 'Put it on a product' });
  expect(printLink).toHaveAttribute('href', `/designs/artwork/${dance.id}`);
  expect(printLink).toHaveAccessibleDescription(dance.title);
  const freeTime = screen.getByRole('link', { name: 'Book Wednesday, 25 November, 11:00 AM' });
  expect(freeTime).toHaveAttribute(
    'href',
    '/appointment?art_type=Warli&artist=meera-joshi&date=2026-11-25&time=11:00:00',
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Friday, 27 November' })).toBeVisible();
  const products = within(screen.getByRole('list', { name: 'Products designed by Meera Joshi' }));
  expectLink('Warli Mug', '/product/mug', products);
  expect(products.getByText('₹349.50')).toBeVisible();
  const jsonLd = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as { '@type': string },
  );
  expect(jsonLd).toContainEqual(
    expect.objectContaining({
      '@type': 'ProfilePage',
      mainEntity: expect.objectContaining({
        name: 'Meera Joshi',
        knowsAbout: expect.arrayContaining(['Warli']),
      }),
    }),
  );
});

test('shows the other artworks of a large gallery after a click on See all', async () => {
  const lastArtwork = createArtwork('last', 'The Last');
  const { user, currentUrl } = showPage({
    [GET_ARTIST]: { ...response, artwork_count: 3 },
    'GET /artists/meera-joshi/gallery': { artworks: [dance, harvest, lastArtwork] },
  });
  await user.click(await screen.findByRole('link', { name: 'See all 3 artworks by Meera Joshi' }));
  await user.click(await screen.findByRole('link', { name: /The Last/ }));
  expect(currentUrl()).toBe('/art-gallery/artist/meera-joshi?works=all&artwork=last');
  expect(await screen.findByText('(3 of 3)')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^See all/ })).not.toBeInTheDocument();
});

test('shows messages when there are no free times and no artworks', async () => {
  showPage({ [GET_ARTIST]: { ...response, artworks: [], artwork_count: 0, next_times: [] } });
  expect(await screen.findByText(/has no free times in the next four weeks/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No artworks yet.' })).toBeVisible();
});

test('shows a not-found page for an unknown artist', async () => {
  showPage({ [GET_ARTIST]: createRefusal(404, 'Artist not found') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Artist not found' })).toBeVisible();
  expectLink('See all artists', '/art-gallery/artist');
});
