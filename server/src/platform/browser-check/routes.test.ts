import { setInterval } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { findChromium } from '../../lib/chromium.ts';
import { makeTestRelease, packTestRelease } from '../../testing/releases.ts';
import {
  makeShopRelease,
  readLiveShopVersion,
  type TeamSite,
  withTeamSite,
} from '../../testing/team-site.ts';
import { PREVIEW_COOKIE } from '../previews/preview-routes.ts';
import { Previews } from '../previews/previews.ts';
import type { AppStatus, StatusPageData } from '../status/status-data.ts';
import { createToken } from '../tokens/tokens.ts';
import { createCheckId } from '../check-records/check-records.ts';
import type { StoredCheck } from './report.ts';
import { deleteOldReports, writeCheck, writePicture } from './report-store.ts';

it('returns a message when the site has no Chromium', () =>
  withTeamSite(async (teamSite) => {
    const response = await teamSite.post('/_releases/shop/checks', {
      version: await readLiveShopVersion(teamSite),
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      unavailable:
        'This site has no Chromium, so it cannot open pages. Its owner can install Chromium and set CHROMIUM_PATH.',
    });
  }));

it('refuses unknown releases, other teams and unknown checks', () =>
  withTeamSite(async (teamSite) => {
    expect((await teamSite.post('/_releases/shop/checks', { version: 'none' })).statusCode).toBe(404);
    expect((await teamSite.post('/_releases/booking/checks', { version: 'none' })).statusCode).toBe(403);
    for (const id of ['none', createCheckId(), '..%2F..%2Fsecret']) {
      const [page, picture] = [
        await teamSite.app.inject(`/_checks/${id}`),
        await teamSite.app.inject(`/_checks/${id}/a.webp`),
      ];
      expect([page.statusCode, picture.statusCode]).toEqual([404, 404]);
    }
  }));

const storeCheck = async (app: FastifyInstance, fields: Partial<StoredCheck>): Promise<string> => {
  const id = createCheckId();
  const startedAt = app.now().toISOString();
  await writeCheck(app.storage, id, { app: 'shop', version: '1', by: 'the team', startedAt, ...fields });
  return id;
};

it('shows a running check, an interrupted check, and a report with its problems', () =>
  withTeamSite(async ({ app, headers }) => {
    const runningId = await storeCheck(app, {});
    expect((await app.inject(`/_checks/${runningId}`)).body).toContain('The check is running.');
    const interruptedId = await storeCheck(app, { startedAt: '2020-01-01T00:00:00.000Z' });
    expect((await app.inject(`/_checks/${interruptedId}`)).body).toContain('The check was interrupted.');

    const weight = { html: 5_000, scripts: 100_000, all: 200_000 };
    const page = { url: '/cart', app: 'shop', width: 360, pictures: {}, changed: 0.125 };
    const problems = ['Error: no <cart>', 'known'];
    const report = {
      pages: [
        { ...page, problems, liveProblems: ['known'], weight, liveWeight: { ...weight, scripts: 98_000 } },
        { ...page, url: '/new', problems: ['status 404'], liveProblems: ['status 404'], liveStatus: 404 },
      ],
      neighbours: [{ url: '/about', app: 'shell', problems: [] }],
      skipped: [],
    };
    const id = await storeCheck(app, { report });
    const { body } = await app.inject(`/_checks/${id}`);
    for (const text of [
      'no &lt;cart&gt;',
      'known (also on the live page)',
      '12.50 % of the pixels',
      '100.0 KB, +2.0 KB',
    ])
      expect(body).toContain(text);
    expect(body).not.toContain('status 404 (also on the live page)');
    const response = await app.inject({ url: `/_releases/shop/checks/${id}`, headers });
    expect(response.json()).toMatchObject({
      state: 'failed',
      problems: ['/cart at 360 px: Error: no <cart>', '/new at 360 px: status 404'],
    });
  }));

it('shows “live size unknown” when the size of the live page was not measured', () =>
  withTeamSite(async ({ app }) => {
    const weight = { html: 5_000, scripts: 100_000, all: 200_000 };
    const page = { url: '/cart', app: 'shop', width: 360, pictures: {}, problems: [], liveProblems: [] };
    const report = { pages: [{ ...page, weight }], neighbours: [], skipped: [] };
    const { body } = await app.inject(`/_checks/${await storeCheck(app, { report })}`);
    expect(body).toContain('5.0 KB, live size unknown');
    expect(body).not.toContain('same as live');
  }));

it('deletes the reports of failed and interrupted checks after the retention period', () =>
  withTeamSite(async ({ app }) => {
    await storeCheck(app, { failure: 'The browser did not finish the check.' });
    await writePicture(app.storage, await storeCheck(app, {}), '360-0-live.webp', Buffer.from('picture'));
    const addDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    await deleteOldReports(app.db, app.storage, addDays(29));
    expect(await app.storage.list('check-reports')).toHaveLength(3);
    await deleteOldReports(app.db, app.storage, addDays(31));
    expect(await app.storage.list('check-reports')).toEqual([]);
  }));

/**
 * Server bundle of a shell that renders the text of the shop, with status 404 at /shop/new and /not-found. A script in
 * the page sets the property by which the check recognises a hydrated page.
 */
const SHELL_BUNDLE = `
exports.modules = { HomePage: {} };
exports.provided = { greeting: () => 'Namaste' };
exports.render = async (request) => {
  const shop = request.snapshot.remotes.find(({ app }) => app === 'shop');
  const text = (await request.loadModule('shop', 'CartPage', 0)).say();
  const [release] = shop.releases;
  const paths = shop.pages.map(({ path }) => path).join(' ');
  return { status: ['/shop/new', '/not-found'].includes(request.url) ? 404 : 200, failures: [],
    rendered: [{ app: 'shop', version: release.version }],
    html: '<!DOCTYPE html><html lang="en"><head><title>Cart</title></head><body><main><h1>' + text + '</h1><p>' + paths + '</p></main>' +
      '<script nonce="' + request.nonce + '">document.querySelector("h1").__reactFiber$1 = {};</script></body></html>' };
};
exports.renderEmpty = exports.render;
`;

const deployShell = async ({ app, put }: TeamSite) => {
  const ownerToken = await createToken(app.db, { app: '*', name: 'owner', days: 1 });
  const shell = makeTestRelease({ app: 'shell', serverBundle: SHELL_BUNDLE });
  expect((await put(await packTestRelease(shell), { app: 'shell', token: ownerToken })).statusCode).toBe(200);
};

const createPageAt = (path: string, flag?: string) => ({
  path,
  page: 'CartPage',
  access: 'all' as const,
  indexed: true,
  slots: [],
  ...(flag === undefined ? {} : { flag }),
});

it('shows pages with a disabled flag only in the preview of a check', () =>
  withTeamSite(async (teamSite) => {
    await deployShell(teamSite);
    const candidate = makeShopRelease({
      descriptionFields: { pages: [createPageAt('/cart'), createPageAt('/shop', 'looms')] },
    });
    await teamSite.put(await packTestRelease(candidate), { query: '?mode=preview' });
    const getPreviewPage = async (fields: { hasAllFlags?: boolean }) => {
      const { version } = candidate.release;
      const link = { app: 'shop', version, expires: Date.now() + 60_000, ...fields };
      const signedLink = await new Previews(teamSite.app.db).sign(link);
      return teamSite.getPage(`${PREVIEW_COOKIE}=${signedLink}`);
    };
    expect(await getPreviewPage({})).toContain('<p>/cart</p>');
    expect(await getPreviewPage({ hasAllFlags: true })).toContain('<p>/cart /shop</p>');
    expect(await getPreviewPage({})).toContain('<p>/cart</p>');
  }));

const chromium = findChromium(process.env);

const POLL_INTERVAL_MS = 200;

(chromium === undefined ? it.skip : it)('compares a release with the live release in a browser', () =>
  withTeamSite(
    async (teamSite) => {
      const { app, put, post, headers } = teamSite;
      await deployShell(teamSite);
      const script = `'second<script>throw new Error("no cart")</script><img src="x">'`;
      const bundle = `exports.modules = { CartPage: { say: () => ${script} } };`;
      // All three pages have the same component. Each page must get pictures of its own.
      const candidate = makeShopRelease({
        serverBundle: bundle,
        descriptionFields: {
          pages: [createPageAt('/cart'), createPageAt('/shop', 'looms'), createPageAt('/shop/new')],
        },
      });
      const preview = await put(await packTestRelease(candidate), { query: '?mode=preview' });
      expect(preview.body).toContain('"preview"');
      const { version } = candidate.release;
      const startedCheck = (await post('/_releases/shop/checks', { version })).json<{ id: string }>();
      const readState = () =>
        app
          .inject({ url: `/_releases/shop/checks/${startedCheck.id}`, headers })
          .then((response) => response.json<{ state: string; problems: string[] }>());
      let checkState = await readState();
      for await (const readNextState of setInterval(POLL_INTERVAL_MS, readState)) {
        checkState = await readNextState();
        if (checkState.state !== 'running') break;
      }
      expect(checkState.state).toBe('failed');
      expect(checkState.problems).toEqual(
        expect.arrayContaining([
          '/cart at 1280 px: Error: no cart',
          '/shop at 1280 px: Error: no cart',
          '/shop/new at 1280 px: The page answers with status 404.',
          expect.stringContaining('/cart at 360 px: Accessibility: Images must have alternative text'),
        ]),
      );
      const { body } = await app.inject(`/_checks/${startedCheck.id}`);
      expect(body).toContain('Off for visitors at the time of the check: <code>looms</code>.');
      expect(body).toMatch(/% of the pixels changed/);
      const pictures = [...body.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src);
      expect(pictures.length).toBeGreaterThan(4);
      expect(new Set(pictures).size).toBe(pictures.length);
      const [, picture = ''] = /src="([^"]+-changes\.webp)"/.exec(body) ?? [];
      expect((await app.inject(picture)).headers['content-type']).toBe('image/webp');
      const { apps } = (await app.inject({ url: '/_status/releases.json', headers })).json<StatusPageData>();
      const status = apps.find((each): each is AppStatus => each.app === 'shop');
      expect(status?.checks[0]).toMatchObject({ id: startedCheck.id, kind: 'browser' });
    },
    chromium === undefined ? {} : { CHROMIUM_PATH: chromium },
  ),
);
