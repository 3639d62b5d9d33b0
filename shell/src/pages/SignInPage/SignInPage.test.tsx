import { screen, waitFor } from '@testing-library/react';
import { SIGN_IN_NOTICES } from '@rangmala/shared/contract/rules';
import {
  createRefusal,
  createSlowResponse,
  expectLink,
  noConnection,
  renderPage,
  type PageOptions,
} from '@rangmala/shared/testing';
import SignInPage from './SignInPage.tsx';

const asha = { email: 'asha@example.com', name: 'Asha', userId: 'u1', isGoogleUser: false };

const showPage = ({ api, ...options }: PageOptions = {}) =>
  renderPage(<SignInPage />, {
    path: '/signin',
    route: '/signin',
    api: { 'GET /session': { user: asha, artist: null }, ...api },
    ...options,
  });
const emailField = () => screen.getByRole('textbox', { name: 'Email' });
const passwordField = () => screen.getByLabelText('Password');
const signInButton = () => screen.getByRole('button', { name: 'Sign In' });

async function signIn({ user }: ReturnType<typeof showPage>) {
  await user.type(emailField(), ' Asha@Example.com');
  await user.type(passwordField(), 'monsoon over warangal');
  await user.click(signInButton());
}

it('stores the user and opens the account', async () => {
  const page = showPage({ api: { 'POST /login': asha } });
  expect(document.title).toBe('Sign In | Rangmala');
  expect(emailField()).toHaveAttribute('autocomplete', 'email');
  expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
  await signIn(page);
  await waitFor(() => expect(page.currentUrl()).toBe('/account'));
  expect(page.api.bodiesTo('POST /login')).toMatchObject([
    { email: 'asha@example.com', password: 'monsoon over warangal' },
  ]);
  expect(JSON.parse(localStorage.getItem('rangmala.user') ?? '')).toEqual(asha);
  expect(localStorage.getItem('loggedIn')).toBe('true');
});

it('says that signing in needs cookies when the browser blocks them', async () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  const page = showPage();
  await signIn(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Signing in needs cookies');
  expect(page.api.requests).toEqual([]);
  jest.restoreAllMocks();
  page.api.setResponses({ 'POST /login': asha, 'GET /session': { user: null, artist: null } });
  await page.user.click(signInButton());
  await waitFor(() => expect(page.api.to('GET /session')).toHaveLength(1));
  expect(await screen.findByRole('alert')).toHaveTextContent('Signing in needs cookies');
  expect(localStorage.getItem('loggedIn')).toBeNull();
});

it.each([
  ['/account/orders?page=2', '/account/orders?page=2'],
  ['https://evil.example/', '/account'],
  ['//evil.example', '/account'],
])('opens the page %s only when it is inside the site', async (next, url) => {
  const page = showPage({ path: `/signin?next=${encodeURIComponent(next)}`, api: { 'POST /login': asha } });
  await signIn(page);
  await waitFor(() => expect(page.currentUrl()).toBe(url));
});

it.each([
  ['email and password do not match', 401, 'Invalid email or password.'],
  ['there were too many attempts', 429, 'Too many attempts. Please try again in 2 seconds.'],
])('shows a message when %s, and keeps what was typed', async (_case, status, detail) => {
  const page = showPage({ api: { 'POST /login': createRefusal(status, detail) } });
  await signIn(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  expect(emailField()).toHaveValue('Asha@Example.com');
  expect(passwordField()).toHaveValue('monsoon over warangal');
  expect(signInButton()).toBeEnabled();
  expect(localStorage.getItem('loggedIn')).toBeNull();
});

it('shows that the server cannot be reached until the next attempt', async () => {
  const page = showPage({ api: { 'POST /login': noConnection } });
  await signIn(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our server.');
  const login = createSlowResponse();
  page.api.setResponses({ 'POST /login': login.response });
  await page.user.click(signInButton());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  login.finish(asha);
  await waitFor(() => expect(page.currentUrl()).toBe('/account'));
});

it('links to the sign-up page, with the requested page, and to the page for a forgotten password', () => {
  showPage({ path: '/signin?next=/account/orders' });
  expect(screen.getByText(/Please sign in to continue/)).toBeVisible();
  expectLink('Sign Up', '/signup?next=%2Faccount%2Forders');
  expectLink('Forgot your password?', '/forgot-password');
});

describe('sign-in with Google', () => {
  const googleButton = () => screen.queryByRole('button', { name: 'Sign in with Google' });

  it('is offered only when it is configured', () => {
    showPage({ site: { signInWithGoogle: false } });
    expect(googleButton()).not.toBeInTheDocument();
  });

  it('links to the provider with the requested page', async () => {
    const { user } = showPage({ path: '/signin?next=/account/orders' });
    expect(googleButton()).toHaveAttribute('href', '/api/login/google?next=%2Faccount%2Forders');
    const onClick = jest.fn((event: Event) => event.preventDefault());
    googleButton()?.addEventListener('click', onClick);
    googleButton()?.focus();
    await user.keyboard(' ');
    await user.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it.each(Object.entries(SIGN_IN_NOTICES))('shows the notice: %s', (key, sentence) => {
    showPage({ path: `/signin?notice=${key}` });
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });

  it.each(['nonsense', 'constructor', '__proto__', ''])('shows no notice for the unknown key %j', (key) => {
    showPage({ path: `/signin?notice=${key}` });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('names the signed-in user and allows another sign-in', async () => {
  const ravi = { ...asha, email: 'ravi@example.com', name: 'Ravi', userId: 'u2' };
  const page = showPage({ session: { user: ravi }, api: { 'POST /login': asha } });
  expect(screen.getByText(/You are signed in as ravi@example\.com/)).toBeVisible();
  expectLink('Continue', '/account');
  await signIn(page);
  await waitFor(() => expect(page.currentUrl()).toBe('/account'));
  expect(JSON.parse(localStorage.getItem('rangmala.user') ?? '')).toEqual(asha);
});
