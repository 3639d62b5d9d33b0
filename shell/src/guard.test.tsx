import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import type { Snapshot } from '@rangmala/shared/contract';
import { renderPage, type PageOptions } from '@rangmala/shared/testing';
import { FederationProvider } from './federation/federation-context.tsx';
import type { LoadResult, ModuleLoader } from './federation/module-loader.ts';
import { createRoutes, Pages } from './routes.tsx';

const asha = { email: 'asha@example.com', name: 'Asha', userId: 'u1', isGoogleUser: false };
const snapshot: Snapshot = { number: 1, shell: '1', remotes: [] };
const routes = createRoutes(snapshot);

let visitedUrls: string[];
let loadResults: Map<string, Promise<LoadResult>>;

beforeEach(() => {
  visitedUrls = [];
  loadResults = new Map();
});

/** Returns a loaded page that shows its name and records its URL. */
const createPageResult = (name: string): LoadResult => ({
  ok: true,
  version: '1',
  attempt: 0,
  module: {
    default: function Page() {
      const { pathname, search } = useLocation();
      visitedUrls.push(pathname + search);
      return <h1>{name}</h1>;
    },
  },
});

/** Renders the site with the shell's own pages. The page named `slowPage` loads only when `finishLoading` is called. */
async function openPage(path: string, { slowPage, ...options }: PageOptions & { slowPage?: string } = {}) {
  let finishLoading = () => undefined as void;
  const load = (_app: string, name: string): Promise<LoadResult> => {
    const loadResult =
      loadResults.get(name) ??
      (name === slowPage
        ? new Promise<LoadResult>((resolve) => (finishLoading = () => resolve(createPageResult(name))))
        : Promise.resolve(createPageResult(name)));
    loadResults.set(name, loadResult);
    return loadResult;
  };
  const waits = new Map<string, Promise<void>>();
  const loader: ModuleLoader = {
    load,
    waitBriefly(app, name) {
      const wait = waits.get(name) ?? load(app, name).then(() => undefined);
      waits.set(name, wait);
      return wait;
    },
    reset: () => undefined,
    reportRenderFailure: () => undefined,
  };
  const page = await act(async () =>
    renderPage(
      <FederationProvider loader={loader} snapshot={snapshot}>
        <Pages routes={routes} />
      </FederationProvider>,
      { path, ...options },
    ),
  );
  return { ...page, finishLoading: () => act(async () => finishLoading()) };
}

/** Clicks a button inside an awaited `act`. Outside of `act`, React does not render content that suspends. */
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('redirects a guest from an account page to sign-in with the URL to return to', async () => {
  const page = await openPage('/account/edit-profile?page=2');
  expect(await screen.findByRole('heading', { name: 'SignInPage' })).toBeVisible();
  expect(page.currentUrl()).toBe('/signin?next=%2Faccount%2Fedit-profile%3Fpage%3D2');
  expect(visitedUrls).not.toContain('/account/edit-profile?page=2');
});

it('redirects /login to sign-in', async () => {
  const page = await openPage('/login');
  expect(await screen.findByRole('heading', { name: 'SignInPage' })).toBeVisible();
  expect(page.currentUrl()).toBe('/signin');
});

it('opens the home page after signing out on an account page', async () => {
  const { finishLoading, currentUrl } = await openPage('/account', {
    slowPage: 'HomePage',
    session: { user: asha },
    api: { 'POST /logout': { status: 204 } },
  });
  expect(await screen.findByRole('heading', { name: 'AccountPage' })).toBeVisible();
  await press('My Account');
  await press('Sign Out');
  await finishLoading();
  expect(await screen.findByRole('heading', { name: 'HomePage' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(currentUrl()).toBe('/');
  expect(new Set(visitedUrls)).toEqual(new Set(['/account', '/']));
  expect(localStorage.getItem('rangmala.user')).toBeNull();
});

it('redirects from an account page when another tab signs out', async () => {
  const page = await openPage('/account/edit-profile', {
    session: { user: asha },
    api: { 'GET /session': { user: null, artist: null } },
  });
  expect(await screen.findByRole('heading', { name: 'EditProfilePage' })).toBeVisible();
  await act(async () => {
    localStorage.removeItem('rangmala.user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'rangmala.user' }));
  });
  expect(await screen.findByRole('heading', { name: 'SignInPage' })).toBeVisible();
  expect(page.currentUrl()).toBe('/signin?next=%2Faccount%2Fedit-profile');
});
