import { join } from 'node:path';
import { type APIRequestContext, expect, type Page, type Route } from '@playwright/test';
import { packModifiedRelease } from '../../server/src/testing/modified-release.ts';
import { parsePayload, type RemoteRelease } from './page.ts';
import { ROOT, type Site } from './site.ts';

export async function fetchLiveRelease(request: APIRequestContext, app: string): Promise<RemoteRelease> {
  return (await fetchReleases(request, app))[0];
}

/** Returns the live release of a remote, and its fallback if there is one. */
export async function fetchReleases(
  request: APIRequestContext,
  app: string,
  site = '',
): Promise<[RemoteRelease, ...RemoteRelease[]]> {
  const { snapshot } = parsePayload(await (await request.get(`${site}/about`)).text());
  const [release, ...fallbacks] = snapshot.remotes.find((remote) => remote.app === app)?.releases ?? [];
  if (!release) throw new Error(`The snapshot has no remote called ${app}`);
  return [release, ...fallbacks];
}

/**
 * Deploys a remote's built release with `code` at the end of its server bundle; different code makes a different
 * release.
 * @returns the version of the deployed release
 */
export async function deployVariant(
  request: APIRequestContext,
  app: string,
  site: Site,
  { token, code, mode = 'live' }: { token: string; code?: string; mode?: 'live' | 'canary' },
): Promise<string> {
  const response = await request.put(`${site.url}/_releases/${app}?mode=${mode}`, {
    headers: { 'content-type': 'application/gzip', authorization: `Bearer ${token}` },
    data: await packModifiedRelease(join(ROOT, `${app}-remote`, 'dist', 'release'), code),
  });
  const outcome = (await response.json()) as { result?: string; version: string };
  expect(outcome).toMatchObject({ result: mode });
  return outcome.version;
}

/** Failures of a remote in the browser. Each function handles a request for one of the release's files. */
export const FAILURES = {
  'its files are missing': (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'its files never load': () => undefined,
  'it throws when it is loaded': (route) => fulfillScript(route, 'throw new Error("thrown while loading");'),
  'it throws when it is first rendered': (route, { container }) =>
    fulfillScript(
      route,
      `var ${container} = {
        init: () => Promise.resolve(),
        get: () => Promise.resolve(() => ({
          default: () => { throw new Error("thrown while rendering"); },
        })),
      };`,
    ),
  'one of its chunks is missing': (route) =>
    route.request().url().includes('remoteEntry')
      ? route.continue()
      : route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
} satisfies Record<string, (route: Route, release: RemoteRelease) => Promise<void> | undefined>;

export type Failure = keyof typeof FAILURES;

/**
 * Makes a release fail in the page.
 * @returns a function that ends the failure
 */
export async function breakRemote(
  page: Page,
  release: RemoteRelease,
  failure: Failure,
): Promise<() => Promise<void>> {
  const isReleaseFile = (url: URL) => url.pathname.startsWith(new URL(release.base, url).pathname);
  const fail: (route: Route, release: RemoteRelease) => Promise<void> | undefined = FAILURES[failure];
  await page.route(isReleaseFile, (route) => fail(route, release));
  return () => page.unroute(isReleaseFile);
}

/** Waits for the next failure report of the page and returns the report. */
export async function waitForReport(page: Page): Promise<{ app: string; version: string; phase: string }> {
  const report = await page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/_site/failures',
  );
  return JSON.parse(report.postData() ?? '{}') as { app: string; version: string; phase: string };
}

function fulfillScript(route: Route, body: string): Promise<void> {
  return route.fulfill({ status: 200, contentType: 'text/javascript', body });
}
