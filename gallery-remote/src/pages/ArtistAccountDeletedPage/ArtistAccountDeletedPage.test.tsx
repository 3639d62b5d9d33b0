import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { Session } from '@rangmala/shared/contract';
import { UserProvider } from '@rangmala/shared/session';
import { SiteProvider } from '@rangmala/shared/site';
import { renderPage, testSite } from '@rangmala/shared/testing';
import { ThemeRoot } from '@rangmala/shared/theme';
import ArtistAccountDeletedPage from './ArtistAccountDeletedPage.tsx';

const PATH = '/artists/account-deleted';
const session = { artist: { artist_id: 'meera-joshi' } };

test('confirms the deletion and signs the browser out', async () => {
  localStorage.setItem('artistLoggedIn', 'true');
  const { currentUrl } = renderPage(<ArtistAccountDeletedPage />, {
    path: PATH,
    route: PATH,
    state: { deleted: true },
    session,
    api: { 'GET /session': { user: null, artist: null } },
  });
  expect(await screen.findByRole('heading', { name: 'Your artist account has been deleted' })).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('artistLoggedIn')).toBeNull());
  expect(currentUrl()).toBe(PATH);
});

test('redirects an artist whose account is not deleted to the profile', async () => {
  const { currentUrl } = renderPage(<ArtistAccountDeletedPage />, { path: PATH, route: PATH, session });
  await waitFor(() => expect(currentUrl()).toBe('/artists/meera-joshi'));
});

test('redirects a visitor without a deletion to the sign-in of artists', async () => {
  const { currentUrl } = renderPage(<ArtistAccountDeletedPage />, {
    path: PATH,
    route: PATH,
    session: { artist: null },
  });
  await waitFor(() => expect(currentUrl()).toBe('/artists'));
  expect(screen.queryByRole('heading', { name: /has been deleted/ })).toBeNull();
});

test.each<[string, Session['artist'], string, string]>([
  ['a visitor', null, 'Sign in', '/artists'],
  ['a signed-in artist', { artist_id: 'meera-joshi' }, 'Go to your profile', '/artists/meera-joshi'],
])('shows %s a link to the next page without JavaScript', (_who, artist, name, href) => {
  document.body.innerHTML = renderToString(
    <ThemeRoot>
      <MemoryRouter initialEntries={[PATH]}>
        <SiteProvider site={{ info: testSite, renderedAt: 0 }}>
          <UserProvider initial={{ user: null, artist }}>
            <ArtistAccountDeletedPage />
          </UserProvider>
        </SiteProvider>
      </MemoryRouter>
    </ThemeRoot>,
  );
  expect(screen.getByRole('heading', { name: 'Artist Account' })).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});
