import { screen, waitFor, within } from '@testing-library/react';
import { noConnection, renderPage, type PageOptions } from '@rangmala/shared/testing';
import { galleryByType } from '../../testing/fixtures.ts';
import ArtTypesPage, { data } from './ArtTypesPage.tsx';

const GET_FIRST = 'GET /art-gallery/type?limit=12';
const GET_ALL = 'GET /art-gallery/type';

async function showPage(options: PageOptions = {}) {
  const page = renderPage(<ArtTypesPage />, {
    path: '/art-gallery/type',
    api: { [GET_FIRST]: galleryByType, [GET_ALL]: galleryByType },
    ...options,
  });
  await waitFor(() => expect(screen.queryByText('Loading the art types…')).not.toBeInTheDocument());
  return page;
}
const listHeadingsBelow = (heading: string) => {
  const region = screen.getByRole('heading', { level: 2, name: heading }).parentElement as HTMLElement;
  return within(region)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
};

test('shows the art types by popularity, and the artists with their skills', async () => {
  await showPage();
  expect(listHeadingsBelow('Art types')).toEqual(['Gond', 'Warli', 'Block Print']);
  expect(listHeadingsBelow('Artists')).toEqual(['Meera Joshi', 'Ravi Dhurve']);
  expect(screen.getByText('· Most booked')).toBeVisible();
  expect(screen.queryByText(/Popularity \d/)).not.toBeInTheDocument();
  expect(screen.getByText('Skills: Murals, Rice paste')).toBeVisible();
  expect(screen.getByText('3 art types, 2 artists')).toHaveAttribute('role', 'status');
});

test('sorts by type name', async () => {
  const { user, currentUrl } = await showPage();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Type name');
  expect(currentUrl()).toBe('/art-gallery/type?sort=name');
  expect(listHeadingsBelow('Art types')).toEqual(['Block Print', 'Gond', 'Warli']);
});

test('filters by art type and links to booking with this art type', async () => {
  const { user, currentUrl } = await showPage();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by art type' }), 'Block Print');
  expect(currentUrl()).toBe('/art-gallery/type?art_type=block-print');
  expect(listHeadingsBelow('Block Print')).toEqual(['Block Print']);
  expect(listHeadingsBelow('Artists who work in Block Print')).toEqual(['Meera Joshi']);
  expect(screen.getByText('Block Print: 1 artist')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book Meera Joshi' })).toHaveAttribute(
    'href',
    '/appointment?art_type=Block+Print&artist=meera-joshi',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by art type' }), 'All art types');
  expect(currentUrl()).toBe('/art-gallery/type');
});

test('filters by an art type after a click on its card', async () => {
  const { user, currentUrl } = await showPage({ path: '/art-gallery/type?sort=name' });
  await user.click(screen.getByRole('link', { name: 'Gond' }));
  expect(currentUrl()).toBe('/art-gallery/type?sort=name&art_type=gond');
  expect(listHeadingsBelow('Artists who work in Gond')).toEqual(['Ravi Dhurve']);
});

test('shows a message when no artist offers an art type', async () => {
  const response = {
    ...galleryByType,
    art_types: [...galleryByType.art_types, { name: 'Oils', type: 'Painting', popularity: 1 }],
  };
  const { user, currentUrl } = await showPage({
    path: '/art-gallery/type?art_type=oils',
    api: { [GET_ALL]: response },
  });
  expect(screen.getByRole('heading', { name: 'No artists found.' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all artists' }));
  expect(currentUrl()).toBe('/art-gallery/type');
});

test('shows a message for an unknown art type', async () => {
  const { user } = await showPage({ path: '/art-gallery/type?art_type=spaceships' });
  expect(screen.getByRole('heading', { name: 'No art types found.' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all art types' }));
  expect(listHeadingsBelow('Art types')).toHaveLength(3);
});

test('prefetches the data that the page shows', () => {
  expect(data({}, new URLSearchParams())).toEqual(['/art-gallery/type?limit=12']);
  expect(data({}, new URLSearchParams('art_type=gond'))).toEqual(['/art-gallery/type']);
});

test('shows an error, and loads the art types on Try Again', async () => {
  const { user, api } = await showPage({ api: { [GET_FIRST]: noConnection } });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the art types.');
  api.setResponses({ [GET_FIRST]: galleryByType });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(listHeadingsBelow('Artists')).toHaveLength(2));
});
