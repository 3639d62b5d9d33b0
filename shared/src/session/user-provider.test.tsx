import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Session } from '@rangmala/shared/contract';
import { UserProvider, useUser, type UserContextValue } from '@rangmala/shared/session';
import { expectConsole } from '@rangmala/shared/testing';

const nobody: Session = { user: null, artist: null };
const asha = { email: 'asha@example.com', name: 'Asha', userId: 'u1', isGoogleUser: false };

const seen: UserContextValue[] = [];
const drawn: string[] = [];

function session(): UserContextValue {
  const last = seen.at(-1);
  if (!last) throw new Error('Nothing was drawn yet.');
  return last;
}

function Probe() {
  const value = useUser();
  const { user, artist } = value;
  seen.push(value);
  const text = `${user?.name ?? 'guest'}, ${artist?.artist_id ?? 'no artist'}`;
  drawn.push(text);
  return <p>{text}</p>;
}

const page = (initial: Session) => (
  <UserProvider initial={initial}>
    <Probe />
  </UserProvider>
);

function otherTab(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

async function hydrate(initial: Session): Promise<{ html: string; text: () => string | null }> {
  const container = document.createElement('div');
  document.body.append(container);
  const html = renderToString(page(initial));
  container.innerHTML = html;
  drawn.length = 0;
  await act(async () => {
    hydrateRoot(container, page(initial));
  });
  return { html, text: () => container.textContent };
}

// Leaves nobody signed in for the next test, in memory too.
afterEach(() =>
  act(() => {
    session().signOut();
    session().signOutArtist();
  }),
);

describe('signing in and out', () => {
  test('signing in stores the user and the flag, signing out removes both', () => {
    render(page(nobody));
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
    render(page(nobody));
    act(() => session().signIn({ ...asha, name: ' ' }));
    expect(session().user?.name).toBe('Customer');
  });

  test('artists sign in apart from customers', () => {
    render(page(nobody));
    act(() => session().signInArtist('meera'));
    expect(screen.getByText('guest, meera')).toBeInTheDocument();
    expect(localStorage.getItem('artistLoggedIn')).toBe('true');
    expect(localStorage.getItem('artistId')).toBe('meera');
    act(() => session().signOutArtist());
    expect(session().artist).toBeNull();
    expect(localStorage.getItem('artistLoggedIn')).toBeNull();
    expect(localStorage.getItem('artistId')).toBeNull();
  });

  test('signing out in one tab signs out the others', () => {
    render(page(nobody));
    act(() => session().signIn(asha));
    act(() => otherTab('rangmala.user', null));
    expect(session().isAuthenticated).toBe(false);
  });

  test('drawing again does not sign in again who has signed out', () => {
    const { rerender } = render(page({ user: asha, artist: null }));
    expect(session().isAuthenticated).toBe(true);
    act(() => session().signOut());
    rerender(page({ user: { ...asha }, artist: null }));
    expect(session().isAuthenticated).toBe(false);
  });
});

describe('what is found in the storage', () => {
  test('a stored user is restored; a missing name is made good', () => {
    localStorage.setItem('rangmala.user', JSON.stringify({ email: 'asha@example.com' }));
    render(page(nobody));
    expect(session().user).toEqual({
      email: 'asha@example.com',
      name: 'Customer',
      userId: '',
      isGoogleUser: false,
    });
  });

  test.each(['{', 'null', '[]', '{"name":"Asha"}', '{"email":"nobody"}', '{"email":7}'])(
    'the stored user %p is removed and logged',
    (raw) => {
      expectConsole('warn', /rangmala.user was dropped/);
      localStorage.setItem('rangmala.user', raw);
      render(page(nobody));
      expect(session().user).toBeNull();
      expect(localStorage.getItem('rangmala.user')).toBeNull();
    },
  );

  test('an artist id without the flag, or with another flag, is nobody', () => {
    expectConsole('warn', /artistLoggedIn was dropped/);
    localStorage.setItem('artistId', 'meera');
    localStorage.setItem('artistLoggedIn', 'yes');
    render(page(nobody));
    expect(session().artist).toBeNull();
  });

  test('a forbidden storage breaks nothing', () => {
    expectConsole('warn', /cannot be read/);
    expectConsole('warn', /could not be stored/);
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', 'SecurityError');
      });
    }
    render(page(nobody));
    act(() => session().signIn(asha));
    expect(screen.getByText('Asha, no artist')).toBeInTheDocument();
    act(() => session().signOut());
    jest.restoreAllMocks();
  });
});

describe('hydration', () => {
  test('draws what the server drew first, then what is stored', async () => {
    localStorage.setItem('rangmala.user', JSON.stringify(asha));
    const { html, text } = await hydrate(nobody);
    expect(html).toContain('guest, no artist');
    expect(drawn[0]).toBe('guest, no artist');
    expect(text()).toBe('Asha, no artist');
  });

  test('a customer whom only the server knows is never drawn as a guest', async () => {
    const { html } = await hydrate({ user: asha, artist: { artist_id: 'meera' } });
    expect(html).toContain('Asha, meera');
    expect(new Set(drawn)).toEqual(new Set(['Asha, meera']));
    expect(localStorage.getItem('loggedIn')).toBe('true');
    expect(localStorage.getItem('artistId')).toBe('meera');
  });
});

test('outside its provider useUser says so', () => {
  expect(() => render(<Probe />)).toThrow('useUser must be used within a UserProvider');
});
