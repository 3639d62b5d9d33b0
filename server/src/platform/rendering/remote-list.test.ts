import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { withDevApps } from '../previews/dev-apps.ts';
import { ActiveSnapshot, type Versions } from '../registry/active-snapshot.ts';
import { composeSnapshot, toSnapshotRelease } from '../registry/composition.ts';
import { activateReleases, findCurrentSnapshot } from '../registry/registry.ts';
import { publishBuiltReleases } from '../releases/publish-built.ts';
import { withApp, withFolder } from '../../testing/app.ts';
import { createBrowser } from '../../testing/browser.ts';
import { ASHA, registerCustomer, signIn } from '../../testing/customers.ts';
import { addManyReleases } from '../../testing/many-releases.ts';
import { buildTestRelease, packTestRelease } from '../../testing/releases.ts';
import { makeShopRelease, withTeamSite } from '../../testing/team-site.ts';
import { sitePlugin } from '../plugin.ts';
import { getRemotesUrl } from './remote-list.ts';

/** A shell that renders the JSON of the `remotesUrl` and the remotes that it receives. */
const SHELL_BUNDLE = `
exports.modules = {}; exports.provided = {};
exports.render = async ({ snapshot, remotesUrl }) =>
  ({ status: 200, html: JSON.stringify({ remotesUrl, remotes: snapshot.remotes }), failures: [] });
exports.renderEmpty = () => ({ status: 200, html: 'empty', failures: [] });
`;

interface PrintedSnapshot {
  remotesUrl?: string;
  remotes: unknown[];
}

/** Runs `work` with a site that has this number of remotes. */
function withRemotes(count: number, work: (app: FastifyInstance) => Promise<void>): Promise<void> {
  return withFolder(async (root) => {
    await buildTestRelease(root, { app: 'shell', serverBundle: SHELL_BUNDLE });
    await withApp(
      async (app) => {
        await publishBuiltReleases(app.db, app.storage, root);
        await addManyReleases(app.db, { remoteCount: count, releaseCount: count });
        await work(app);
      },
      { dependencies: { site: sitePlugin } },
    );
  });
}

const readPrintedSnapshot = async (app: FastifyInstance) =>
  (await app.inject('/about?visit=1')).json<PrintedSnapshot>();

describe('the URL of the remote list', () => {
  it('is missing for 3 remotes, which every page contains', () =>
    withRemotes(3, async (app) => {
      const { remotesUrl, remotes } = await readPrintedSnapshot(app);
      expect(remotes).toHaveLength(3);
      expect(remotesUrl).toBeUndefined();
    }));

  it('leads to the remotes of the page’s snapshot for 200 remotes, compressed and cacheable for a year', () =>
    withRemotes(200, async (app) => {
      const { remotesUrl = '', remotes } = await readPrintedSnapshot(app);
      expect(remotes).toHaveLength(200);
      expect(remotesUrl).toMatch(/^\/_site\/remotes\/201\/[\w-]{22}$/);
      const response = await app.inject({ url: remotesUrl, headers: { 'accept-encoding': 'br' } });
      expect(response.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'application/json; charset=utf-8',
        'content-encoding': 'br',
        vary: 'accept-encoding',
      });
      expect(response.headers['set-cookie']).toBeUndefined();
      expect(JSON.parse(brotliDecompressSync(response.rawPayload).toString())).toEqual(remotes);
    }));
});

/** Returns the URL of a composition's remote list. Uses a new ActiveSnapshot, like another process. */
async function readListUrl({ db }: FastifyInstance, versions: Versions = {}): Promise<string> {
  const composition = await new ActiveSnapshot(db).withReleases(versions);
  return (composition && getRemotesUrl(composition.snapshot, 0)) ?? '';
}

const listVersions = (body: string) =>
  [...body.matchAll(/"version":"([^"]+)"/g)].map(([, version]) => version);

describe('a remote list', () => {
  it('is found at once when another process has published its snapshot', () =>
    withTeamSite(async ({ app, put, getPage }) => {
      await put(await packTestRelease(makeShopRelease({ uniqueText: 'second' })));
      expect(await getPage()).toContain('from second');
      const { earlier, live } = (await findCurrentSnapshot(app.db)) ?? {};
      const [first = ''] = earlier?.['shop'] ?? [];
      // Changes the database without a call of `ActiveSnapshot.invalidate`, as another process does.
      await activateReleases(app.db, { shop: first }, { kind: 'deployed', by: 'ana', reason: '' });
      const response = await app.inject(await readListUrl(app));
      expect(listVersions(response.body)).toEqual([first, live?.['shop']]);
    }));

  it('stays available after the next deploy once it was loaded, because cached pages refer to it', () =>
    withTeamSite(async ({ app, put }) => {
      const url = await readListUrl(app);
      const { body } = await app.inject(url);
      await put(await packTestRelease(makeShopRelease({ uniqueText: 'second' })));
      expect((await app.inject(await readListUrl(app))).body).not.toBe(body);
      expect((await app.inject(url)).body).toBe(body);
    }));

  it.each([
    ['with another digest', `/_site/remotes/1/${'A'.repeat(22)}`, 404],
    ['of a later snapshot', `/_site/remotes/99999/${'A'.repeat(22)}`, 404],
    ['without a number', `/_site/remotes/x/${'A'.repeat(22)}`, 400],
    ['with a short digest', '/_site/remotes/1/A', 400],
  ])('is refused at a URL %s', (_case, url, status) =>
    withTeamSite(async ({ app }) => {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(status);
      expect(response.headers['cache-control'] ?? 'no-store').toBe('no-store');
    }),
  );

  it('with a preview is sent only to the holder of the preview’s link', () =>
    withTeamSite(async ({ app, put }) => {
      const deployResponse = await put(await packTestRelease(makeShopRelease({ uniqueText: 'second' })), {
        query: '?mode=preview',
      });
      const { version, preview } = deployResponse.json<{ version: string; preview: string }>();
      const link = new URL(preview).searchParams.get('link') ?? '';
      const url = await readListUrl(app, { shop: version });
      const response = await app.inject({ url, headers: { cookie: `rangmala_preview=${link}` } });
      expect(listVersions(response.body)[0]).toBe(version);
      expect(response.headers).toMatchObject({
        'cache-control': 'private, max-age=31536000, immutable',
        vary: 'cookie, accept-encoding',
      });
      for (const cookie of ['', 'rangmala_preview=forged', 'rangmala_bucket=0']) {
        const refusal = await app.inject({ url, headers: { cookie } });
        expect([refusal.statusCode, refusal.headers['cache-control']]).toEqual([404, 'no-store']);
      }
    }));

  it('with a canary is sent only to its visitors, and to nobody after the canary has ended', () =>
    withTeamSite(async ({ app, put, post }) => {
      const deployResponse = await put(await packTestRelease(makeShopRelease({ uniqueText: 'second' })), {
        query: '?mode=canary&percent=10',
      });
      const { version } = deployResponse.json<{ version: string }>();
      const url = await readListUrl(app, { shop: version });
      const readStatus = async (cookie?: string) => {
        const response = await app.inject({ url, headers: cookie === undefined ? {} : { cookie } });
        expect(response.cookies).toEqual([]);
        return response.statusCode;
      };
      expect(await readStatus('rangmala_bucket=9')).toBe(200);
      expect(await readStatus('rangmala_bucket=10')).toBe(404);
      // A request without the cookie gets no bucket. Otherwise one of many requests would get the list.
      for (let request = 0; request < 50; request += 1) expect(await readStatus()).toBe(404);
      await post('/_releases/shop/canary/stop');
      expect(await readStatus('rangmala_bucket=9')).toBe(404);
    }));

  it('with a canary for signed-in customers is not sent to guests', () =>
    withTeamSite(async ({ app, put }) => {
      const deployResponse = await put(await packTestRelease(makeShopRelease({ uniqueText: 'second' })), {
        query: '?mode=canary&percent=100&audience=signed-in',
      });
      const { version } = deployResponse.json<{ version: string }>();
      const url = await readListUrl(app, { shop: version });
      await registerCustomer(app);
      for (const [browser, status] of [
        [await signIn(app, ASHA), 200],
        [createBrowser(app), 404],
      ] as const) {
        browser.cookies.set('rangmala_bucket', '0');
        expect((await browser.get(url)).statusCode).toBe(status);
      }
    }));

  it('of the live remotes is the same for visitors with and without a canary of the shell', () =>
    withTeamSite(async ({ app }) => {
      const shell = (await findCurrentSnapshot(app.db))?.live['shell'] ?? '';
      expect(await readListUrl(app, { shell })).toBe(await readListUrl(app));
    }));
});

it('omits the URL of the remote list from a page with an app from a developer’s machine', () => {
  const { release } = makeShopRelease();
  const fields = {
    snapshot: composeSnapshot(1, release, {}),
    remotesUrl: '/_site/remotes/1/digest',
    shell: toSnapshotRelease(release),
    chunks: {},
  };
  expect(withDevApps({}, fields)).toHaveProperty('remotesUrl');
  expect(withDevApps({ shop: 'http://localhost:3101/' }, fields)).not.toHaveProperty('remotesUrl');
});
