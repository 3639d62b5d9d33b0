import { screen, waitFor } from '@testing-library/react';
import { renderPage, type PageOptions } from '@rangmala/shared/testing';
import { meeraSession } from '../../testing/fixtures.ts';
import ArtistAccountDeletedPage from './ArtistAccountDeletedPage.tsx';

const PATH = '/artists/account-deleted';

const showPage = (options: PageOptions) =>
  renderPage(<ArtistAccountDeletedPage />, { path: PATH, route: PATH, ...options });

test('confirms the deletion and signs the browser out', async () => {
  localStorage.setItem('artistLoggedIn', 'true');
  const { currentUrl } = showPage({
    state: { deleted: true },
    session: meeraSession,
    api: { 'GET /session': { user: null, artist: null } },
  });
  expect(await screen.findByRole('heading', { name: 'Your artist account has been deleted' })).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('artistLoggedIn')).toBeNull());
  expect(currentUrl()).toBe(PATH);
});

test('redirects an artist whose account is not deleted to the profile', async () => {
  const { currentUrl } = showPage({ session: meeraSession });
  await waitFor(() => expect(currentUrl()).toBe('/artists/meera-joshi'));
});

test('redirects a visitor without a deletion to the sign-in of artists', async () => {
  const { currentUrl } = showPage({ session: { artist: null } });
  await waitFor(() => expect(currentUrl()).toBe('/artists'));
  expect(screen.queryByRole('heading', { name: /has been deleted/ })).toBeNull();
});
