import { screen, waitFor, within } from '@testing-library/react';
import { expectLink, noConnection, renderPage, type PageOptions } from '@rangmala/shared/testing';
import { artistAreaApi, meeraSession } from '../../testing/fixtures.ts';
import ArtistProfilePage from './ArtistProfilePage.tsx';

async function showAccountSection({ api }: PageOptions = {}) {
  const page = renderPage(<ArtistProfilePage />, {
    path: '/artists/meera-joshi',
    route: '/artists/:artistId',
    session: meeraSession,
    api: { ...artistAreaApi, ...api },
  });
  await screen.findByDisplayValue(/calendar\/secret\.ics$/);
  return page;
}

test('links to the stored data, copies the calendar address, and replaces the address after a confirmation', async () => {
  const FEED = '/artists/meera-joshi/calendar-feed';
  const newFeed = { url: 'http://localhost:3000/api/calendar/new.ics' };
  const { user, api } = await showAccountSection({ api: { [`POST ${FEED}`]: newFeed } });
  expectLink('Download My Data', '/api/artists/meera-joshi/data');
  const address = screen.getByLabelText('Calendar address');
  expect(address).toHaveValue('http://localhost:3000/api/calendar/secret.ics');
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(await screen.findByText('Address copied.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Get a new address' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Get a new address?' }));
  api.setResponses({ [`GET ${FEED}`]: newFeed });
  await user.click(dialog.getByRole('button', { name: 'Get a new one' }));
  await waitFor(() => expect(address).toHaveValue(newFeed.url));
  expect(api.to(`POST ${FEED}`)).toHaveLength(1);
});

test('shows a failed sign-out, then signs out and removes the stored artist', async () => {
  const { user, currentUrl, api } = await showAccountSection({
    api: { 'POST /artists/logout': noConnection },
  });
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText('We couldn’t sign you out. Please try again.')).toBeVisible();
  api.setResponses({ 'POST /artists/logout': { status: 204 } });
  sessionStorage.setItem('rangmala.draft.message./artists/meera-joshi', 'An unsent text');
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(currentUrl()).toBe('/artists'));
  expect(localStorage.getItem('artistLoggedIn')).toBeNull();
  expect(localStorage.getItem('artistId')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});
