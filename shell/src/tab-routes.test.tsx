import { act, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link } from 'react-router-dom';
import type { Snapshot, SnapshotRemote } from '@rangmala/shared/contract';
import '@rangmala/shared/testing';
import { createPageSnapshot } from './page-snapshot.ts';
import { listRoutedPages, type RoutedPage } from './routes.tsx';
import { loadRoutes } from './complete-routes.ts';
import { completeRoutes, createTabRoutes, findRoutes, type TabRoutes } from './tab-routes.ts';
import { TabPages } from './TabPages.tsx';

jest.mock('@rangmala/shared/session', () => ({ useUser: () => ({ user: null, artist: null }) }));
jest.mock('./federation/Federated.tsx', () => ({
  Federated: ({ app, name }: { app: string; name: string }) => <h1>{`${app} ${name}`}</h1>,
}));
jest.mock('./frame/Frame.tsx', () => ({
  Frame: ({ children }: { children: React.ReactNode }) => (
    <>
      <Link to="/weaving?from=home#looms">Weaving</Link>
      {children}
    </>
  ),
}));

const createRemote = (app: string, path: string): SnapshotRemote => ({
  app,
  releases: [],
  pages: [{ path, page: 'ItemPage', access: 'all', indexed: true, slots: [] }],
  slots: [],
});
const remotes = [createRemote('weaving', '/weaving'), createRemote('shop', '/shop/:name')];
const snapshot: Snapshot = { number: 7, shell: '1.0.0', remotes };

const LIST_URL = '/_site/remotes/7/digest';

interface StubbedList {
  requestedUrls: string[];
  respond(response: Response | Error): Promise<void>;
}

/** Stubs the response of the remote list, which is pending until the test calls `respond`. */
function stubList(): StubbedList {
  const requestedUrls: string[] = [];
  let settle: (response: Response | Error) => void = () => undefined;
  const pendingResponse = new Promise<Response>((resolve, reject) => {
    settle = (response) => (response instanceof Error ? reject(response) : resolve(response));
  });
  // The test setup restores fetch after each test.
  globalThis.fetch = (input) => {
    requestedUrls.push(input instanceof Request ? input.url : String(input));
    return pendingResponse;
  };
  return { requestedUrls, respond: (response) => act(async () => settle(response)) };
}

const loadPage = jest.fn();
let isReloaded = false;

jest.mock('./deferred-code.ts', () => ({
  loadRoutes: (tab: TabRoutes, isNavigation: boolean) =>
    loadRoutes(tab, isNavigation, { isHydrated: () => isHydrated, isReloaded: () => isReloaded, loadPage }),
}));
let isHydrated = true;

beforeEach(() => {
  loadPage.mockReset();
  isHydrated = true;
  isReloaded = false;
});

/** Opens a tab with the document of `/shop/mugs`, which contains only the route of this page. */
function openTab(pathname = '/shop/mugs') {
  window.history.replaceState(null, '', pathname);
  const page = listRoutedPages(snapshot).find(({ app }) => app === 'shop') as RoutedPage;
  const part = createPageSnapshot({ ...snapshot }, page);
  const tab = createTabRoutes({ snapshot: part, remotesUrl: LIST_URL, pathname: '/shop/mugs' });
  render(
    <BrowserRouter>
      <TabPages tab={tab} />
    </BrowserRouter>,
  );
  return { tab, part };
}

const heading = () => screen.getByRole('heading').textContent;
const followLink = () => act(async () => screen.getByRole('link', { name: 'Weaving' }).click());
const goBack = () =>
  act(async () => {
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await popped;
  });

afterEach(() => jest.useRealTimers());

it('shows the first page without a request', () => {
  const { requestedUrls } = stubList();
  openTab();
  expect(heading()).toBe('shop ItemPage');
  expect(requestedUrls).toEqual([]);
});

it('keeps the old page until the remote list is loaded, then shows the new page', async () => {
  const list = stubList();
  const { part } = openTab();
  await followLink();
  expect(heading()).toBe('shop ItemPage');
  await list.respond(Response.json(remotes));
  await waitFor(() => expect(heading()).toBe('weaving ItemPage'));
  expect(part.remotes).toEqual(remotes);
  await goBack();
  expect(heading()).toBe('shop ItemPage');
  await followLink();
  expect(heading()).toBe('weaving ItemPage');
  expect(list.requestedUrls).toEqual([LIST_URL]);
  expect(loadPage).not.toHaveBeenCalled();
});

it('does not use the first page’s route pattern for another path, which may belong to another app', () => {
  stubList();
  const { tab } = openTab();
  expect(findRoutes(tab, '/shop/mugs')).toBeDefined();
  expect(findRoutes(tab, '/shop/looms')).toBeUndefined();
});

it.each([
  ['cannot be requested', new Error('blocked')],
  ['has an error status', Response.json({ message: 'Not found.' }, { status: 404 })],
  ['is HTML of a captive portal', new Response('<p>Sign in</p>')],
  ['is not a list', Response.json({})],
])('loads the new page as a document when the list %s', async (_case, response) => {
  const list = stubList();
  const { tab } = openTab();
  void completeRoutes(tab, false);
  await list.respond(response);
  expect(loadPage).not.toHaveBeenCalled();
  await followLink();
  await waitFor(() => expect(loadPage).toHaveBeenCalledTimes(1));
  expect(window.location.href).toMatch(/\/weaving\?from=home#looms$/);
  expect(heading()).toBe('shop ItemPage');
  expect(list.requestedUrls).toHaveLength(1);
});

it('loads the new page as a document when the list takes more than a second', async () => {
  stubList();
  openTab();
  jest.useFakeTimers();
  await followLink();
  await act(() => jest.advanceTimersByTimeAsync(990));
  expect(loadPage).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(loadPage).toHaveBeenCalledTimes(1);
});

it('loads no document when the visitor goes back before the list fails, but loads a document at the next click', async () => {
  const list = stubList();
  openTab();
  await followLink();
  await goBack();
  await list.respond(new Error('blocked'));
  expect(loadPage).not.toHaveBeenCalled();
  expect(heading()).toBe('shop ItemPage');
  await followLink();
  await waitFor(() => expect(loadPage).toHaveBeenCalledTimes(1));
});

it('reloads a document that the browser shows at another path before the hydration', async () => {
  const { requestedUrls } = stubList();
  isHydrated = false;
  await act(async () => void openTab('/weaving'));
  await waitFor(() => expect(loadPage).toHaveBeenCalled());
  expect(requestedUrls).toEqual([]);
});

it('does not reload a reloaded document at another path when the list fails', async () => {
  const list = stubList();
  isHydrated = false;
  isReloaded = true;
  await act(async () => void openTab('/archive/shop/mugs'));
  await list.respond(new Error('blocked'));
  expect(await screen.findByRole('heading')).toHaveTextContent('shell NotFoundPage');
  expect(loadPage).not.toHaveBeenCalled();
});

it('has routes for all pages when the document contains the whole snapshot', () => {
  const { requestedUrls } = stubList();
  expect(findRoutes(createTabRoutes({ snapshot }), '/weaving')).toBeDefined();
  expect(requestedUrls).toEqual([]);
});
