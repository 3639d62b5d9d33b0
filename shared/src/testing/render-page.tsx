import type { ReactNode } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { CartLine } from '@rangmala/shared/cart';
import type { Session, SiteInfo } from '@rangmala/shared/contract';
import { UserProvider } from '@rangmala/shared/session';
import { SiteProvider } from '@rangmala/shared/site';
import { ThemeRoot } from '@rangmala/shared/theme';
import { ToastProvider } from '@rangmala/shared/ui';
import { stubApi, type StubbedResponse, type StubbedApi } from './stub-api.ts';

export interface PageOptions {
  /** Path, query and hash of the page: `/product/mug-1`. */
  path?: string;
  /** Route pattern of a page with parameters, such as `/product/:id`. */
  route?: string;
  /** Navigation state (`useLocation().state`). */
  state?: unknown;
  cart?: readonly CartLine[];
  /** The session; a guest by default. */
  session?: Partial<Session>;
  /** API responses, see {@link stubApi}. */
  api?: Record<string, StubbedResponse>;
  site?: Partial<SiteInfo>;
}

export interface RenderedPage extends RenderResult {
  user: UserEvent;
  api: StubbedApi;
  /** Returns the current path and query. */
  currentUrl(): string;
  /** @deprecated Renamed: call `currentUrl`. */
  address(): string;
  /** Returns the state of the current location. */
  navigationState(): unknown;
}

export const testSite: SiteInfo = {
  name: 'Rangmala',
  tagline: 'Made with love by artists, for everyone who loves personalised and customised products.',
  promise: 'Best Designs and Standard Shipping',
  signInWithGoogle: true,
  checkout: true,
  email: 'hello@rangmala.example',
  phone: '+91 40 5555 0101',
  address: ['Rangmala Studio', 'Test Campus', 'Telangana, India'],
  origin: 'http://localhost:3000',
};

/**
 * Renders a page, slot or component in the providers that it needs, with a stubbed API. A URL that does not match
 * `route` renders nothing.
 */
export function renderPage(ui: ReactNode, options: PageOptions = {}): RenderedPage {
  const { path = '/', route = '*', state, cart, session, api = {}, site } = options;
  const stubbedApi = stubApi(api);
  if (cart) fillCart(cart);
  if (session) storeSession(session);

  let currentLocation: ReturnType<typeof useLocation> | undefined;
  function LocationReader() {
    const location = useLocation();
    // Assigns the variable during the render. This has no effect on the page, because only the test reads the variable.
    currentLocation = location;
    return null;
  }

  const [address = '', hash = ''] = path.split('#');
  const [pathname = '/', query = ''] = address.split('?');
  const result = render(
    <ThemeRoot>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <MemoryRouter
          initialEntries={[{ pathname, search: query && `?${query}`, hash: hash && `#${hash}`, state }]}
        >
          <SiteProvider site={{ info: { ...testSite, ...site }, renderedAt: Date.now() }}>
            <UserProvider initial={{ user: null, artist: null, ...session }}>
              <ToastProvider>
                <LocationReader />
                <Routes>
                  <Route path={route} element={ui} />
                  <Route path="*" element={null} />
                </Routes>
              </ToastProvider>
            </UserProvider>
          </SiteProvider>
        </MemoryRouter>
      </SWRConfig>
    </ThemeRoot>,
  );

  const currentUrl = () => (currentLocation ? `${currentLocation.pathname}${currentLocation.search}` : '');
  return {
    ...result,
    user: setupUser(),
    api: stubbedApi,
    currentUrl,
    address: currentUrl,
    navigationState: () => currentLocation?.state as unknown,
  };
}

/**
 * Creates a user whose `type` enters a text at once, as a paste does, because each key renders the page again. A text
 * with keys such as `{Enter}` is typed key by key.
 */
function setupUser(): UserEvent {
  const user = userEvent.setup();
  const typeByKeys = user.type;
  return Object.assign(user, {
    type: async (...args: Parameters<typeof typeByKeys>) => {
      const [element, text] = args;
      if (/[{[]/.test(text)) return typeByKeys(...args);
      await user.click(element);
      await user.paste(text);
    },
  });
}

/** Stores cart lines and dispatches the storage event that a change in another tab causes. */
function fillCart(lines: readonly CartLine[]): void {
  localStorage.setItem('cartItems', JSON.stringify(lines));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cartItems' }));
}

/** Stores the session and dispatches the storage events that a change in another tab causes. */
function storeSession({ user, artist }: Partial<Session>): void {
  const entries = {
    ...(user && { 'rangmala.user': JSON.stringify(user), loggedIn: 'true' }),
    ...(artist && { artistId: artist.artist_id, artistLoggedIn: 'true' }),
  };
  for (const [key, value] of Object.entries(entries)) {
    localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}
