import { screen, waitFor, within } from '@testing-library/react';
import { expectLink, joinTexts, renderPage, type PageOptions } from '@rangmala/shared/testing';
import { galleryByType } from '../../testing/fixtures.ts';
import ArtTypesPage from './ArtTypesPage.tsx';

const GET_FIRST = 'GET /art-gallery/type?sort=popularity&types_page=1&page=1&limit=24';
const [gond, warli, blockPrint] = galleryByType.art_types;
const filterBy = (slug: string, sort = 'popularity') =>
  GET_FIRST.replace('?sort=popularity', `?art_type=${slug}&sort=${sort}`);
const API = {
  [GET_FIRST]: galleryByType,
  [GET_FIRST.replace('popularity', 'name')]: { ...galleryByType, art_types: [blockPrint, gond, warli] },
  [filterBy('block-print')]: {
    ...galleryByType,
    art_types: [blockPrint],
    type_total: 1,
    artists: galleryByType.artists.slice(0, 1),
    total: 1,
  },
};

async function showPage(options: PageOptions = {}) {
  const page = renderPage(<ArtTypesPage />, { path: '/art-gallery/type', api: API, ...options });
  await waitFor(() => expect(screen.queryByText('Loading the art types…')).not.toBeInTheDocument());
  return page;
}
const readHeadingsBelow = (heading: string) => {
  const region = screen.getByRole('heading', { level: 2, name: heading }).parentElement as HTMLElement;
  return joinTexts(within(region).queryAllByRole('heading', { level: 3 }));
};

test('shows the art types by popularity, and the artists with their skills', async () => {
  await showPage();
  expect(readHeadingsBelow('Art types')).toBe('Gond, Warli, Block Print');
  expect(readHeadingsBelow('Artists')).toBe('Meera Joshi, Ravi Dhurve');
  expect(screen.getByText('· Most booked')).toBeVisible();
  expect(screen.queryByText(/Popularity \d/)).not.toBeInTheDocument();
  expect(screen.getByText('Skills: Murals, Rice paste')).toBeVisible();
  expect(screen.getByText('3 art types, 2 artists')).toHaveAttribute('role', 'status');
});

test('sorts by type name', async () => {
  const { user, currentUrl } = await showPage();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Type name');
  expect(currentUrl()).toBe('/art-gallery/type?sort=name');
  await waitFor(() => expect(readHeadingsBelow('Art types')).toBe('Block Print, Gond, Warli'));
  expect(screen.queryByText('· Most booked')).not.toBeInTheDocument();
});

test('filters by art type and links to booking with this art type', async () => {
  const { user, currentUrl } = await showPage();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by art type' }), 'Block Print');
  expect(currentUrl()).toBe('/art-gallery/type?art_type=block-print');
  expect(await screen.findByText('Block Print: 1 artist')).toBeVisible();
  expect(readHeadingsBelow('Block Print')).toBe('Block Print');
  expect(readHeadingsBelow('Artists who work in Block Print')).toBe('Meera Joshi');
  expectLink('Book Meera Joshi', '/appointment?art_type=Block+Print&artist=meera-joshi');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by art type' }), 'All art types');
  expect(currentUrl()).toBe('/art-gallery/type');
});

test('links each art type to its artists, from the first page on', async () => {
  await showPage({
    path: '/art-gallery/type?page=2',
    api: { [GET_FIRST.replace('&page=1', '&page=2')]: { ...galleryByType, total: 60, type_total: 50 } },
  });
  expectLink('Gond', '/art-gallery/type?art_type=gond');
  const getPages = (name: string) => within(screen.getByRole('navigation', { name }));
  expectLink('Show more', '/art-gallery/type?page=3', getPages('Pages'));
  expectLink('3', '/art-gallery/type?page=2&types=3', getPages('Pages of art types'));
});

test('shows a message when no artist offers an art type', async () => {
  const response = { ...galleryByType, art_types: [warli], type_total: 1, artists: [], total: 0 };
  const { user, currentUrl } = await showPage({
    path: '/art-gallery/type?art_type=warli',
    api: { ...API, [filterBy('warli')]: response },
  });
  expect(screen.getByRole('heading', { name: 'No artists found.' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all artists' }));
  expect(currentUrl()).toBe('/art-gallery/type');
});
