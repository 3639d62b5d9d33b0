import type { APIRequestContext, Page, Route } from '@playwright/test';
import { payloadOf } from './page.ts';

/** A release of a remote, as the page's HTML names it. */
export interface LiveRelease {
  version: string;
  /** Address of its files, with a trailing slash. */
  base: string;
  /** Name of its container in the window. */
  container: string;
}

/** The release of a remote that the site serves now. */
export async function liveRelease(request: APIRequestContext, app: string): Promise<LiveRelease> {
  const { snapshot } = payloadOf(await (await request.get('/about')).text());
  const release = snapshot.remotes.find((remote) => remote.app === app)?.releases[0];
  if (!release) throw new Error(`The snapshot has no remote called ${app}`);
  return release;
}

/** Every way in which a remote fails that the design names, and the missing chunk beside them. */
export const FAILURES = {
  'its files are missing': (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'its files answer with 500': (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'Sorry' }),
  'its files never come': () => undefined,
  'its entry has a syntax error': (route, { container }) => script(route, `var ${container} = {{{ broken`),
  'it throws when it is loaded': (route) => script(route, 'throw new Error("thrown while loading");'),
  'it throws when it is first drawn': (route, { container }) =>
    script(
      route,
      `var ${container} = {
        init: () => Promise.resolve(),
        get: () => Promise.resolve(() => ({
          default: () => { throw new Error("thrown while drawing"); },
        })),
      };`,
    ),
  'a chunk of it is missing': (route) =>
    route.request().url().includes('remoteEntry')
      ? route.continue()
      : route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
} satisfies Record<string, (route: Route, release: LiveRelease) => Promise<void> | undefined>;

export type Failure = keyof typeof FAILURES;

/**
 * Makes a remote fail in the browser from here on.
 * @returns a function that mends it
 */
export async function breakRemote(
  page: Page,
  release: LiveRelease,
  failure: Failure,
): Promise<() => Promise<void>> {
  const isOfRemote = (url: URL) => url.pathname.startsWith(new URL(release.base, url).pathname);
  const fail: (route: Route, release: LiveRelease) => Promise<void> | undefined = FAILURES[failure];
  await page.route(isOfRemote, (route) => fail(route, release));
  return () => page.unroute(isOfRemote);
}

/** What the page tells the site of the next failure. */
export async function nextReport(page: Page): Promise<{ app: string; version: string; phase: string }> {
  const sent = await page.waitForRequest((request) => new URL(request.url()).pathname === '/_site/failures');
  return JSON.parse(sent.postData() ?? '{}') as { app: string; version: string; phase: string };
}

function script(route: Route, body: string): Promise<void> {
  return route.fulfill({ status: 200, contentType: 'text/javascript', body });
}
