import { screen, waitFor, within } from '@testing-library/react';
import { expectLink, joinTexts, noConnection, renderPage, type PageOptions } from '@rangmala/shared/testing';
import { galleryByArtist, ravi } from '../../testing/fixtures.ts';
import ArtistsPage, { data } from './ArtistsPage.tsx';

const GET_FIRST = 'GET /art-gallery/artist?sort=name&page=1&limit=24&artworks=3';
const onlyRavi = { artists: galleryByArtist.artists.slice(1), total: 1 };
const nobody = { artists: [], total: 0 };

async function showPage(options: PageOptions = {}) {
  const page = renderPage(<ArtistsPage />, {
    path: '/art-gallery/artist',
    api: { [GET_FIRST]: galleryByArtist },
    ...options,
  });
  await waitFor(() => expect(screen.queryByText('Loading the artists…')).not.toBeInTheDocument());
  return page;
}
const readArtistNames = () => joinTexts(screen.queryAllByRole('heading', { level: 2 }));
const findResultCount = () => screen.getByText(/^(\d+|No) artists?/);

test('shows artists A–Z with artworks and booking links', async () => {
  await showPage();
  expect(readArtistNames()).toBe('Meera Joshi, Ravi Dhurve');
  expect(findResultCount()).toHaveTextContent('2 artists');
  expect(findResultCount()).toHaveAttribute('role', 'status');
  expect(screen.getByRole('list', { name: 'Artworks by Ravi Dhurve' })).toBeVisible();
  expect(screen.getByText(/9 artworks$/)).toBeVisible();
  expectLink('Book Ravi Dhurve', '/appointment?art_type=Gond&artist=ravi-dhurve');
});

test('searches on the server and updates the URL', async () => {
  const { user, currentUrl } = await showPage({
    path: '/art-gallery/artist?page=2',
    api: {
      [GET_FIRST]: galleryByArtist,
      [GET_FIRST.replace('page=1', 'page=2')]: galleryByArtist,
      [GET_FIRST.replace('?', '?search=gond&')]: onlyRavi,
      [GET_FIRST.replace('?', '?search=gondxx&')]: nobody,
    },
  });
  const searchBox = screen.getByRole('searchbox', { name: 'Search artists' });
  await user.type(searchBox, 'gond');
  await waitFor(() => expect(readArtistNames()).toBe('Ravi Dhurve'));
  expect(findResultCount()).toHaveTextContent('1 artist for “gond”');
  expect(currentUrl()).toBe('/art-gallery/artist?search=gond');

  await user.type(searchBox, 'xx');
  expect(await screen.findByRole('heading', { name: 'No artists found.' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all artists' }));
  await waitFor(() => expect(readArtistNames()).toBe('Meera Joshi, Ravi Dhurve'));
  expect(searchBox).toHaveValue('');
  expect(currentUrl()).toBe('/art-gallery/artist');
});

test('reads search, sort and page from the URL, and links to the pages', async () => {
  const path = GET_FIRST.replace('?sort=name&page=1', '?search=WARLI&sort=name-desc&page=2');
  await showPage({
    path: '/art-gallery/artist?search=WARLI&sort=name-desc&page=2',
    api: { [path]: { ...galleryByArtist, total: 60 } },
  });
  expect(screen.getByRole('searchbox')).toHaveValue('WARLI');
  expect(screen.getByRole('combobox')).toHaveValue('name-desc');
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expectLink('Show more', '/art-gallery/artist?search=WARLI&sort=name-desc&page=3', pages);
  expectLink('1', '/art-gallery/artist?search=WARLI&sort=name-desc', pages);
  expect(data({}, new URLSearchParams('search=WARLI&sort=name-desc&page=2'))).toEqual([path.slice(4)]);
});

test('opens an artwork of an artist, and links to all of them', async () => {
  const { user, currentUrl } = await showPage();
  expectLink('See all 9 artworks by Meera Joshi', '/art-gallery/artist/meera-joshi');
  await user.click(screen.getByRole('link', { name: /Harvest Home/ }));
  expect(currentUrl()).toBe('/art-gallery/artist?artwork=harvest');
  const dialog = within(await screen.findByRole('dialog', { name: 'Harvest Home' }));
  expect(dialog.getByText('(2 of 2)')).toBeVisible();
});

test('shows error and empty states', async () => {
  const { user, api } = await showPage({ api: { [GET_FIRST]: noConnection } });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the artists.');
  api.setResponses({ [GET_FIRST]: { artists: [], total: 0 } });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'No artists found.' })).toBeVisible();
  expect(readArtistNames()).not.toContain(ravi.name);
});
