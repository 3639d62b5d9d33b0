import type { PagePayload } from '@rangmala/shared/contract';
import { expectConsole } from '@rangmala/shared/testing';
import { replaceDevApps } from './dev-apps.ts';

const page = { path: '/shop', page: 'ShopPage', access: 'all' as const, indexed: true, slots: [] };
const devPage = { ...page, path: '/shop/new', page: 'NewPage' };

const payload: PagePayload = {
  snapshot: { number: 7, shell: '1.0.0', remotes: [{ app: 'shop', releases: [], pages: [page], slots: [] }] },
  development: { shop: 'http://localhost:3101/' },
  site: {} as PagePayload['site'],
  session: { user: null, artist: null },
  answers: {},
  renderedAt: 0,
  rendered: false,
};

/** Stubs `/app.json` of the development server and returns the paths of the shop's pages. */
async function listPaths(body: string, status = 200): Promise<string[] | undefined> {
  // The test setup restores fetch after each test.
  globalThis.fetch = async (input) => {
    expect(input instanceof Request ? input.url : String(input)).toBe('http://localhost:3101/app.json');
    return new Response(body, { status });
  };
  const { snapshot } = await replaceDevApps(payload);
  return snapshot.remotes[0]?.pages.map(({ path }) => path);
}

it('uses the pages of the development server', async () => {
  expect(await listPaths(JSON.stringify({ pages: [devPage], slots: [] }))).toEqual(['/shop/new']);
});

it.each([
  ['HTML', '<!doctype html><title>My app</title>', /It is no JSON object/],
  ['JSON without pages', '{"slots": []}', /These fields are invalid: pages\./],
  [
    'a page without path',
    JSON.stringify({ pages: [{ ...devPage, path: undefined }], slots: {} }),
    /These fields are invalid: pages\.0\.path, slots\./,
  ],
])('logs the problem and keeps the description of the release for %s', async (_what, body, problem) => {
  const start = 'http://localhost:3101/app\\.json does not describe the app “shop”\\.';
  expectConsole('error', new RegExp(`^${start} ${problem.source}.*description of the release`));
  expect(await listPaths(body)).toEqual(['/shop']);
});
