import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { callApi } from '@rangmala/shared/endpoints';
import type { Session } from '@rangmala/shared/contract';
import { UserProvider, useUser, type UserContextValue } from '@rangmala/shared/session';
import { expectConsole, noConnection, stubApi } from '@rangmala/shared/testing';

const GUEST: Session = { user: null, artist: null };
const asha = { email: 'asha@example.com', name: 'Asha', userId: 'u1', isGoogleUser: false };
const ravi = { email: 'ravi@example.com', name: 'Ravi', userId: 'u2', isGoogleUser: true };
const createSession = (user: Session['user'], artist?: string): Session => ({
  user,
  artist: artist === undefined ? null : { artist_id: artist },
});

const contexts: UserContextValue[] = [];
const renderedTexts: string[] = [];
const hydratedRoots: Root[] = [];

function session(): UserContextValue {
  const latestContext = contexts.at(-1);
  if (!latestContext) throw new Error('Nothing was rendered yet.');
  return latestContext;
}

function Probe() {
  const value = useUser();
  const { user, artist } = value;
  contexts.push(value);
  const text = `${user?.name ?? 'guest'}, ${artist?.artist_id ?? 'no artist'}`;
  renderedTexts.push(text);
  return <p>{text}</p>;
}

const page = (initial: Session) => (
  <UserProvider initial={initial}>
    <Probe />
  </UserProvider>
);

const storeUser = (user: object) => localStorage.setItem('rangmala.user', JSON.stringify(user));

/** Renders a page on the server and hydrates the page. */
async function hydrate(initial: Session): Promise<{ html: string; text: () => string | null }> {
  const container = document.createElement('div');
  document.body.append(container);
  const html = renderToString(page(initial));
  container.innerHTML = html;
  renderedTexts.length = 0;
  await act(async () => {
    hydratedRoots.push(hydrateRoot(container, page(initial)));
  });
  return { html, text: () => container.textContent };
}

// Signs out after each test, because the stores keep their values in memory when the storage is blocked.
afterEach(() =>
  act(() => {
    session().signOut();
    session().signOutArtist();
    hydratedRoots.splice(0).forEach((root) => root.unmount());
    document.body.replaceChildren();
  }),
);

describe('signing in and out', () => {
  test('signing in stores the user and the flag, signing out removes both', () => {
    render(page(GUEST));
    expect(session().isAuthenticated).toBe(false);

    act(() => session().signIn(asha));
    expect(screen.getByText('Asha, no artist')).toBeInTheDocument();
    expect(session().isAuthenticated).toBe(true);
    expect(JSON.parse(localStorage.getItem('rangmala.user') ?? '')).toEqual(asha);
    expect(localStorage.getItem('loggedIn')).toBe('true');

    act(() => session().signOut());
    expect(screen.getByText('guest, no artist')).toBeInTheDocument();
    expect(localStorage.getItem('rangmala.user')).toBeNull();
    expect(localStorage.getItem('loggedIn')).toBeNull();
  });

  test('a customer without a name is called Customer', () => {
    render(page(GUEST));
    act(() => session().signIn({ ...asha, name: ' ' }));
    expect(session().user?.name).toBe('Customer');
  });

  test('stays signed out after another render', () => {
    storeUser(asha);
    const { rerender } = render(page(createSession(asha)));
    expect(session().isAuthenticated).toBe(true);
    act(() => session().signOut());
    rerender(page(createSession({ ...asha })));
    expect(session().isAuthenticated).toBe(false);
  });
});

describe('when HTML and storage agree', () => {
  test('sends no request and updates the stored details', async () => {
    const api = stubApi();
    storeUser({ ...asha, name: 'Aasha' });
    const { html, text } = await hydrate(createSession(asha));
    expect(html).toContain('Asha, no artist');
    expect(text()).toBe('Asha, no artist');
    expect(JSON.parse(localStorage.getItem('rangmala.user') ?? '')).toEqual(asha);
    expect(api.requests).toEqual([]);
  });
});

describe('when HTML and storage differ', () => {
  test('removes a forged or expired entry and never shows its user', async () => {
    const api = stubApi({ 'GET /session': GUEST });
    storeUser(asha);
    localStorage.setItem('loggedIn', 'true');
    localStorage.setItem('artistLoggedIn', 'true');
    localStorage.setItem('artistId', 'meera');
    const { text } = await hydrate(GUEST);
    expect(text()).toBe('guest, no artist');
    expect(new Set(renderedTexts)).toEqual(new Set(['guest, no artist']));
    expect({ ...localStorage }).toEqual({});
    expect(api.to('GET /session')).toHaveLength(1);
  });

  test('never shows a signed-in customer as a guest', async () => {
    stubApi({ 'GET /session': createSession(asha, 'meera') });
    const { html } = await hydrate(createSession(asha, 'meera'));
    expect(html).toContain('Asha, meera');
    expect(new Set(renderedTexts)).toEqual(new Set(['Asha, meera']));
    expect(localStorage.getItem('loggedIn')).toBe('true');
    expect(localStorage.getItem('artistId')).toBe('meera');
  });

  test('an older page does not sign out a customer who signed in elsewhere', async () => {
    stubApi({ 'GET /session': createSession(asha) });
    storeUser(asha);
    const { text } = await hydrate(GUEST);
    expect(renderedTexts[0]).toBe('guest, no artist');
    expect(text()).toBe('Asha, no artist');
    expect(localStorage.getItem('rangmala.user')).not.toBeNull();
  });

  test('an older page does not sign in a customer who signed out elsewhere', async () => {
    stubApi({ 'GET /session': GUEST });
    const { text } = await hydrate(createSession(asha));
    expect(text()).toBe('guest, no artist');
    expect(localStorage.getItem('rangmala.user')).toBeNull();
  });

  test('keeps a sign-in that happens during the request', async () => {
    const responses = [GUEST, createSession(ravi)];
    const api = stubApi({
      'GET /session': () => {
        if (responses.length === 2) session().signIn(ravi);
        return responses.shift();
      },
    });
    storeUser(asha);
    const { text } = await hydrate(GUEST);
    expect(text()).toBe('Ravi, no artist');
    expect(api.to('GET /session')).toHaveLength(2);
  });

  test('uses the session of the HTML when the server cannot be reached', async () => {
    stubApi({ 'GET /session': noConnection });
    storeUser(ravi);
    const { text } = await hydrate(createSession(asha));
    expect(text()).toBe('Asha, no artist');
    expect(JSON.parse(localStorage.getItem('rangmala.user') ?? '')).toEqual(asha);
  });
});

describe('revalidation', () => {
  test('signs out after a 401 response when the session has ended', async () => {
    const api = stubApi({ 'PUT /profile': { status: 401, body: {} }, 'GET /session': GUEST });
    storeUser(asha);
    await hydrate(createSession(asha));
    await act(() => callApi('PUT /profile', { body: { name: 'Asha' } }).catch(() => undefined));
    await waitFor(() => expect(session().user).toBeNull());
    expect(localStorage.getItem('rangmala.user')).toBeNull();

    await act(() => callApi('PUT /profile', { body: { name: 'Asha' } }).catch(() => undefined));
    expect(api.to('GET /session')).toHaveLength(1);
  });

  test('requests the session after a return from the back/forward cache', async () => {
    stubApi({ 'GET /session': createSession(ravi) });
    storeUser(asha);
    await hydrate(createSession(asha));
    const event = Object.assign(new Event('pageshow'), { persisted: true });
    await act(async () => void window.dispatchEvent(event));
    expect(session().user).toEqual(ravi);
  });

  test('concurrent refreshes share one request', async () => {
    const api = stubApi({ 'GET /session': createSession(asha) });
    await hydrate(GUEST);
    const responses = await act(() => Promise.all([session().refresh(), session().refresh()]));
    expect(responses).toEqual([createSession(asha), createSession(asha)]);
    expect(session().user).toEqual(asha);
    expect(api.to('GET /session')).toHaveLength(1);

    api.setResponses({ 'GET /session': noConnection });
    await expect(session().refresh()).rejects.toMatchObject({ status: 0 });
    expect(session().user).toEqual(asha);
  });
});

describe('invalid storage', () => {
  const INVALID_USERS = ['{', 'null', '[]', '{"name":"Asha"}', '{"email":"nobody"}', '{"email":7}'];

  test.each(INVALID_USERS)('removes and logs the invalid stored user %p', (raw) => {
    expectConsole('warn', /rangmala.user was dropped/);
    localStorage.setItem('rangmala.user', raw);
    render(page(GUEST));
    expect(session().user).toBeNull();
    expect(localStorage.getItem('rangmala.user')).toBeNull();
  });

  test('ignores an artist id without a valid flag', () => {
    expectConsole('warn', /artistLoggedIn was dropped/);
    localStorage.setItem('artistId', 'meera');
    localStorage.setItem('artistLoggedIn', 'yes');
    render(page(GUEST));
    expect(session().artist).toBeNull();
  });
});
