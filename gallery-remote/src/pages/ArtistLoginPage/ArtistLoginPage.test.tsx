import { screen, waitFor } from '@testing-library/react';
import { links } from '@rangmala/shared/links';
import { createRefusal, noConnection, renderPage, type PageOptions } from '@rangmala/shared/testing';
import { meeraSession } from '../../testing/fixtures.ts';
import ArtistLoginPage from './ArtistLoginPage.tsx';

const POST_LOGIN = 'POST /artists/login';
const showPage = ({ api, ...options }: PageOptions = {}) =>
  renderPage(<ArtistLoginPage />, {
    path: '/artists',
    route: '/artists',
    api: { [POST_LOGIN]: { artist_id: 'meera-joshi' }, 'GET /session': meeraSession, ...api },
    ...options,
  });

async function signIn({ user }: ReturnType<typeof showPage>) {
  await user.type(screen.getByRole('textbox', { name: 'Artist ID' }), ' Meera-Joshi ');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

test('signs in, stores the artist and opens the profile', async () => {
  const page = showPage();
  await signIn(page);
  await waitFor(() => expect(page.currentUrl()).toBe('/artists/meera-joshi'));
  expect(page.api.bodiesTo(POST_LOGIN)).toMatchObject([
    { artist_id: 'meera-joshi', password: 'correct horse' },
  ]);
  expect(localStorage.getItem('artistLoggedIn')).toBe('true');
  expect(localStorage.getItem('artistId')).toBe('meera-joshi');
});

test('returns after the sign-in to the chat that was asked for', async () => {
  const chat = '/artists/meera-joshi/sessions/s1';
  const page = showPage({ path: links.artistLogin(chat) });
  await signIn(page);
  await waitFor(() => expect(page.currentUrl()).toBe(chat));
});

test.each([
  'https://evil.example/artists/meera-joshi/sessions/s1',
  '//evil.example',
  '/\\evil.example',
  '/artists/ravi-dhurve/sessions/s1',
  '/artists/meera-joshi/../ravi-dhurve/sessions/s1',
  '/artists/meera-joshi-2/sessions/s1',
  '/account/orders',
])('opens the profile instead of %s', async (next) => {
  const { currentUrl } = showPage({
    path: `/artists?next=${encodeURIComponent(next)}`,
    session: meeraSession,
  });
  await waitFor(() => expect(currentUrl()).toBe('/artists/meera-joshi'));
});

test.each([
  [createRefusal(401, 'Invalid artist ID or password.'), 'Invalid artist ID or password.'],
  [createRefusal(429, 'Please wait a minute.'), 'Please wait a minute.'],
  // The browser has not kept the cookie of the sign-in.
  [{ artist_id: 'meera-joshi' }, 'Signing in needs cookies'],
  [noConnection, 'We couldn’t sign you in. Please check your connection and try again.'],
])('shows why the sign-in failed and keeps the input', async (response, sentence) => {
  const page = showPage({
    api: { [POST_LOGIN]: response, 'GET /session': { user: null, artist: null } },
  });
  await signIn(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('textbox', { name: 'Artist ID' })).toHaveValue(' Meera-Joshi ');
  expect(localStorage.getItem('artistLoggedIn')).toBeNull();
});
