import { screen, waitFor } from '@testing-library/react';
import { createSlowResponse, noConnection, renderPage, type PageOptions } from '@rangmala/shared/testing';
import AuthCallbackPage from './AuthCallbackPage.tsx';

const asha = { email: 'asha@example.com', name: 'Asha', userId: 'u1', isGoogleUser: true };
const guestSession = { user: null, artist: null };
const ASHA_QUERY = '?email=asha%40example.com&name=Asha&userId=u1';

const showPage = (search: string, api: PageOptions['api'] = {}) =>
  renderPage(<AuthCallbackPage />, { path: `/auth-callback${search}`, route: '/auth-callback', api });
const storedUser = () => localStorage.getItem('rangmala.user');

it('shows the email address in the URL, stores the server’s user, and opens the home page', async () => {
  const session = createSlowResponse();
  const page = showPage(ASHA_QUERY, { 'GET /session': session.response });
  expect(screen.getByRole('heading', { level: 1, name: 'Signing you in...' })).toBeVisible();
  expect(screen.getByText('As asha@example.com.')).toBeVisible();
  expect(storedUser()).toBeNull();
  session.finish({ user: asha, artist: null });
  await waitFor(() => expect(page.currentUrl()).toBe('/'));
  expect(JSON.parse(storedUser() ?? '')).toEqual(asha);
});

it.each([
  ['/account/orders', '/account/orders'],
  ['//evil.example', '/'],
])('opens the page %s only when it is inside the site', async (next, url) => {
  const page = showPage(`${ASHA_QUERY}&next=${encodeURIComponent(next)}`, {
    'GET /session': { user: asha, artist: null },
  });
  await waitFor(() => expect(page.currentUrl()).toBe(url));
});

it('does not trust the user data in the URL', async () => {
  const page = showPage('?email=eve%40example.com&name=Eve&userId=u1&isGoogleUser=true', {
    'GET /session': guestSession,
  });
  await waitFor(() => expect(page.currentUrl()).toBe('/signin?notice=google-failed'));
  expect(storedUser()).toBeNull();
  expect(localStorage.getItem('loggedIn')).toBeNull();
});

const INVALID_QUERIES = ['', '?email=', '?email=not+an+address&name=x', '?name=Eve'];

it.each(INVALID_QUERIES)('redirects to /login without a valid email address: %j', async (search) => {
  const page = showPage(search);
  await waitFor(() => expect(page.currentUrl()).toBe('/login'));
  expect(page.api.requests).toEqual([]);
});

it('says when the server cannot be reached, and tries again', async () => {
  const page = showPage(ASHA_QUERY, { 'GET /session': noConnection });
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our server.');
  page.api.setResponses({ 'GET /session': { user: asha, artist: null } });
  await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(page.currentUrl()).toBe('/'));
});
