import { screen, waitFor, within } from '@testing-library/react';
import { noConnection, renderPage, type PageOptions } from '@rangmala/shared/testing';
import {
  createArtwork,
  galleryByArtist,
  dance,
  createGalleryArtist,
  harvest,
  meera,
  ravi,
} from '../../testing/fixtures.ts';
import ArtistsPage, { data } from './ArtistsPage.tsx';

const GET_FIRST = 'GET /art-gallery/artist?sort=name&limit=12&artworks=6';
const GET_ALL = 'GET /art-gallery/artist?sort=name&artworks=6';

async function showPage(options: PageOptions = {}) {
  const page = renderPage(<ArtistsPage />, {
    path: '/art-gallery/artist',
    api: { [GET_FIRST]: galleryByArtist, [GET_ALL]: galleryByArtist },
    ...options,
  });
  await waitFor(() => expect(screen.queryByText('Loading the artists…')).not.toBeInTheDocument());
  return page;
}
const listArtistNames = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const findResultCount = () => screen.getByText(/^(\d+|No) artists?|^Searching/);

test('shows artists A–Z with artworks and booking links', async () => {
  await showPage();
  expect(listArtistNames()).toEqual(['Meera Joshi', 'Ravi Dhurve']);
  expect(findResultCount()).toHaveTextContent('2 artists');
  expect(findResultCount()).toHaveAttribute('role', 'status');
  expect(screen.getByRole('list', { name: 'Artworks by Ravi Dhurve' })).toBeVisible();
  expect(screen.getByText(/9 artworks$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book Ravi Dhurve' })).toHaveAttribute(
    'href',
    '/appointment?art_type=Gond&artist=ravi-dhurve',
  );
});

test('filters the list and updates the URL', async () => {
  const { user, currentUrl, api } = await showPage();
  const searchBox = screen.getByRole('searchbox', { name: 'Search artists' });
  await user.type(searchBox, 'gond');
  expect(listArtistNames()).toEqual(['Ravi Dhurve']);
  expect(findResultCount()).toHaveTextContent('1 artist for “gond”');
  await waitFor(() => expect(currentUrl()).toBe('/art-gallery/artist?search=gond'));
  // Requests nothing again, because the first response contains all artists.
  expect(api.requests).toHaveLength(1);

  await user.type(searchBox, 'xx');
  expect(await screen.findByRole('heading', { name: 'No artists found.' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all artists' }));
  await waitFor(() => expect(listArtistNames()).toEqual(['Meera Joshi', 'Ravi Dhurve']));
  expect(searchBox).toHaveValue('');
  await waitFor(() => expect(currentUrl()).toBe('/art-gallery/artist'));
});

test.each([
  ['Name Z-A', 'name-desc', ['Ravi Dhurve', 'Meera Joshi']],
  ['Artwork count', 'artworks', ['Meera Joshi', 'Ravi Dhurve']],
])('sorts by %s', async (label, value, expected) => {
  const { user, currentUrl } = await showPage();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), label);
  expect(currentUrl()).toBe(`/art-gallery/artist?sort=${value}`);
  expect(listArtistNames()).toEqual(expected);
});

test('reads search and sort from the URL', async () => {
  await showPage({ path: '/art-gallery/artist?search=WARLI&sort=name-desc' });
  expect(listArtistNames()).toEqual(['Meera Joshi']);
  expect(screen.getByRole('searchbox')).toHaveValue('WARLI');
  expect(screen.getByRole('combobox')).toHaveValue('name-desc');
  expect(data({}, new URLSearchParams('search=x'))).toEqual([GET_ALL.slice(4)]);
  expect(data({}, new URLSearchParams())).toEqual([GET_FIRST.slice(4)]);
});

describe('with many artists', () => {
  const manyArtists = Array.from({ length: 30 }, (_, index) =>
    createGalleryArtist({ ...meera, id: `a${index}`, name: `Artist ${String(index).padStart(2, '0')}` }, []),
  );
  const api = {
    [GET_FIRST]: { artists: manyArtists.slice(0, 12), total: 30 },
    [GET_ALL]: { artists: manyArtists, total: 30 },
  };

  test('loads the first artists, and all artists after a click on Show more artists', async () => {
    const { user, currentUrl, api: stubbedApi } = await showPage({ api });
    expect(listArtistNames()).toHaveLength(12);
    expect(findResultCount()).toHaveTextContent('30 artists');
    expect(stubbedApi.to(GET_ALL)).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Show more artists' }));
    await waitFor(() => expect(listArtistNames()).toHaveLength(30));
    expect(currentUrl()).toBe('/art-gallery/artist?shown=36');
    expect(screen.queryByRole('link', { name: 'Show more artists' })).not.toBeInTheDocument();
  });

  test('searches all artists', async () => {
    const { user } = await showPage({ api });
    await user.type(screen.getByRole('searchbox'), '29');
    await waitFor(() => expect(listArtistNames()).toEqual(['Artist 29']));
  });
});

test('shows all artworks of an artist after a click on See all', async () => {
  const newArtwork = createArtwork('more', 'One More');
  const { user, currentUrl } = await showPage({
    api: {
      [GET_FIRST]: galleryByArtist,
      [GET_ALL]: galleryByArtist,
      'GET /artists/meera-joshi/gallery': { artworks: [dance, harvest, newArtwork] },
    },
  });
  await user.click(screen.getByRole('link', { name: 'See all 9 artworks by Meera Joshi' }));
  await user.click(await screen.findByRole('link', { name: /One More/ }));
  expect(currentUrl()).toBe('/art-gallery/artist?works=meera-joshi&artwork=more');
  const dialog = within(await screen.findByRole('dialog', { name: 'One More' }));
  expect(dialog.getByText('(3 of 3)')).toBeVisible();
});

test('offers to try again when all artworks of an artist cannot be loaded', async () => {
  const GET_GALLERY = 'GET /artists/meera-joshi/gallery';
  const { user, api } = await showPage({
    api: { [GET_FIRST]: galleryByArtist, [GET_ALL]: galleryByArtist, [GET_GALLERY]: noConnection },
  });
  await user.click(screen.getByRole('link', { name: 'See all 9 artworks by Meera Joshi' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load all artworks by Meera Joshi.');
  expect(screen.queryByRole('link', { name: /^See all 9 / })).not.toBeInTheDocument();
  api.setResponses({ [GET_GALLERY]: { artworks: [dance, harvest, createArtwork('more', 'One More')] } });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: /One More/ })).toBeVisible();
  expect(listArtistNames()).toContain(ravi.name);
});

test('shows error and empty states', async () => {
  const { user, api } = await showPage({ api: { [GET_FIRST]: noConnection } });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the artists.');
  api.setResponses({ [GET_FIRST]: { artists: [], total: 0 } });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'No artists found.' })).toBeVisible();
  expect(listArtistNames()).not.toContain(ravi.name);
});
