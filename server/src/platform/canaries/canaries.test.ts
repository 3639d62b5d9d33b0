import { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { currentSnapshot } from '../registry/registry.ts';
import { packTestRelease } from '../../testing/releases.ts';
import { shop, type TeamSite, withTeamSite } from '../../testing/team-site.ts';
import type { Overview } from '../status/overview.ts';
import { Previews } from '../previews/previews.ts';
import { ReleaseCounter, type ReleaseCounts, readReleaseCounts } from './release-counts.ts';
import { endFailingCanaries } from './end-failing-canaries.ts';

describe('a preview', () => {
  it('shows its release to holders of the link only', () =>
    withTeamSite(async ({ app, put, look }) => {
      const answer = await put(await packTestRelease(shop({ word: 'second' })), { query: '?mode=preview' });
      const { preview, result } = answer.json<{ preview: string; result: string }>();
      expect(result).toBe('preview');
      expect(await look()).toContain('Namaste from first');
      const { pathname, search } = new URL(preview);
      const opened = await app.inject(`${pathname}${search}`);
      const [cookie] = opened.cookies;
      expect(opened.headers.location).toBe('/');
      expect(await look(`${cookie?.name}=${cookie?.value}`)).toContain('Namaste from second');
      const left = await app.inject('/_preview/leave');
      expect(left.cookies[0]).toMatchObject({ name: cookie?.name, value: '' });
    }));

  it('shows the live site when its link is forged or has expired', () =>
    withTeamSite(async ({ app, put, look }) => {
      const answer = await put(await packTestRelease(shop({ word: 'second' })), { query: '?mode=preview' });
      const { version, preview } = answer.json<{ version: string; preview: string }>();
      const [body = '', mac = ''] = (new URL(preview).searchParams.get('link') ?? '').split('.');
      const previews = new Previews(app.db);
      const forever = Buffer.from(`{"app":"shop","version":"${version}","expires":9e15}`).toString(
        'base64url',
      );
      const forged = [
        'made.up',
        'x',
        `${forever}.AAAA`,
        `${forever}.${mac}`,
        `${body}.${'A'.repeat(mac.length)}`,
        `${body}.${mac}.${mac}`,
        await previews.sign({ app: 'shop', version, expires: Date.now() - 1 }),
        await previews.sign({ app: 'shop', version: '9.9.9-none', expires: Date.now() + 60_000 }),
      ];
      for (const link of forged) {
        const opened = await app.inject(`/_preview?link=${link}`);
        expect([link, opened.statusCode, opened.cookies]).toEqual([link, 302, []]);
        expect(await look(`rangmala_preview=${link}`)).toContain('Namaste from first');
      }
    }));
});

/** Lets timers run. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a canary', () => {
  const start = async ({ put }: TeamSite) =>
    put(await packTestRelease(shop({ word: 'second' })), { query: '?mode=canary&percent=10' });

  it('is shown to its share of the visitors, at every visit', () =>
    withTeamSite(async (here) => {
      expect((await start(here)).json()).toMatchObject({ result: 'canary' });
      expect(await here.look('rangmala_bucket=9')).toContain('Namaste from second');
      expect(await here.look('rangmala_bucket=10')).toContain('Namaste from first');
      const pages = await Promise.all(
        Array.from({ length: 100 }, (_, bucket) => here.look(`rangmala_bucket=${bucket}`)),
      );
      expect(pages.filter((page) => page.includes('Namaste from second'))).toHaveLength(10);
      const visit = await here.app.inject('/');
      const [cookie] = visit.cookies;
      expect(cookie).toMatchObject({ name: 'rangmala_bucket', httpOnly: true });
      const [shown = 'nothing'] = /Namaste from \w+/.exec(visit.body) ?? [];
      expect(await here.look(`rangmala_bucket=${cookie?.value}`)).toContain(shown);
    }));

  it('ignores an invalid bucket cookie', () =>
    withTeamSite(async (here) => {
      await start(here);
      for (const value of ['-1', '100', '1.5', 'shop', 'second', '0%20']) {
        const visit = await here.app.inject({ url: '/', headers: { cookie: `rangmala_bucket=${value}` } });
        expect(visit.cookies[0]?.value).toMatch(/^\d{1,2}$/);
      }
    }));

  it('changes nothing when its release is live or a canary with the same share', () =>
    withTeamSite(async (here) => {
      const live = await here.put(await packTestRelease(shop({ word: 'first' })), {
        query: '?mode=canary&percent=10',
      });
      expect(live.json()).toMatchObject({ result: 'unchanged', snapshot: 1 });
      await start(here);
      expect((await start(here)).json()).toMatchObject({ result: 'unchanged', snapshot: 2 });
    }));

  it('can be promoted or stopped', () =>
    withTeamSite(async (here) => {
      await start(here);
      expect((await here.post('/_releases/shop/canary/stop')).statusCode).toBe(200);
      expect(await here.look('rangmala_bucket=0')).toContain('Namaste from first');
      await start(here);
      expect((await here.post('/_releases/shop/canary/promote')).statusCode).toBe(200);
      expect(await here.look('rangmala_bucket=99')).toContain('Namaste from second');
      expect((await here.post('/_releases/shop/canary/promote')).statusCode).toBe(404);
    }));

  /** One in five loads throws; the release checks render its page once. */
  const FLAWED = `let loads = 0; exports.modules = { CartPage: { say() {
    loads += 1;
    if (loads % 5 === 0) throw new Error('no cart');
    return 'Namaste from a canary';
  } } };`;

  it('is ended when one of five loads throws, with the reason in the history', () =>
    withTeamSite(async (here) => {
      const { app, look, post } = here;
      const flawed = await packTestRelease(shop({ word: 'flawed', serverBundle: FLAWED }));
      await here.put(flawed, { query: '?mode=canary&percent=10' });
      let visits = 0;
      for (; (await currentSnapshot(app.db))?.canaries['shop']; visits += 1) {
        await look(`rangmala_bucket=${visits % 100}`);
        await turn();
      }
      const now = await currentSnapshot(app.db);
      expect(now).toMatchObject({ createdBy: 'the site', kind: 'canary_failed' });
      expect(now?.reason).toMatch(/^canary \S+ ended: on the server, \d+ of \d+ loads failed, against 0 of/);
      expect(await look('rangmala_bucket=0')).toContain('Namaste from first');
      const { apps } = (await app.inject({ url: '/_releases', headers: here.headers })).json<Overview>();
      const shopNow = apps.find((each) => each.app === 'shop');
      expect(shopNow?.history[0]).toMatchObject({ reason: now?.reason, isLive: false });
      expect(shopNow).toMatchObject({ by: 'npm start', live: now?.live['shop'] });
      expect(shopNow?.kept).toEqual([]);
      expect(shopNow?.other).toEqual([{ version: expect.any(String), state: 'failed canary' }]);
      expect(shopNow?.earlier).toEqual([
        {
          version: shopNow?.other[0]?.version,
          counts: expect.objectContaining({ loads: expect.any(Number) }),
        },
      ]);
      expect((await post('/_releases/shop/canary/promote')).statusCode).toBe(404);
    }));

  const LIMITED = { RATE_LIMITS: 'on' };

  const report = ({ app }: TeamSite, address: string, path: string, payload: object) =>
    app.inject({ method: 'POST', url: path, payload, remoteAddress: address });

  /** Returns the counts of a release once this number of loads is written. */
  const counted = async ({ app }: TeamSite, version: string, loads: number): Promise<ReleaseCounts> => {
    for (;;) {
      const counts = await readReleaseCounts(app.db, 'shop', version, new Date(0).toISOString());
      if (counts.loads >= loads) return counts;
      await turn();
    }
  };

  const failureOf = (version: string) => ({
    app: 'shop',
    name: 'CartPage',
    version,
    phase: 'render',
    message: 'thrown',
  });

  it('is ended when browsers of many visitors report failures', () =>
    withTeamSite(async (here) => {
      const { version } = (await start(here)).json<{ version: string }>();
      for (let visitor = 0; visitor < 30; visitor += 1) {
        const address = `2001:db8:${visitor}::1`;
        await report(here, address, '/_site/loads', [{ app: 'shop', version, ms: 80 }]);
        if (visitor % 5 === 0) await report(here, address, '/_site/failures', failureOf(version));
      }
      expect(await counted(here, version, 36)).toMatchObject({ failures: 6 });
      await endFailingCanaries({
        db: here.app.db,
        activeSnapshot: new ActiveSnapshot(here.app.db),
        log: here.app.log,
      });
      expect((await currentSnapshot(here.app.db))?.canaries).toEqual({});
    }));

  it('is not ended by the reports of a single client', () =>
    withTeamSite(async (here) => {
      const { version } = (await start(here)).json<{ version: string }>();
      for (let visitor = 0; visitor < 100; visitor += 1) {
        await report(here, `2001:db8:${visitor}::1`, '/_site/loads', [{ app: 'shop', version, ms: 80 }]);
        await report(here, '203.0.113.9', '/_site/failures', failureOf(version));
        await report(here, '203.0.113.9', '/_site/loads', [{ app: 'shop', version, ms: 1e9 }]);
      }
      const counts = await counted(here, version, 106);
      expect(counts).toEqual({ loads: 106, failures: 1, loadMs: 100 * 80 + 5 * 3000 });
      const watched = { db: here.app.db, activeSnapshot: new ActiveSnapshot(here.app.db), log: here.app.log };
      expect(await endFailingCanaries(watched)).toEqual([]);
    }, LIMITED));

  it('ignores reports about releases that no page uses', () =>
    withTeamSite(async (here) => {
      const { version } = (await start(here)).json<{ version: string }>();
      await here.post('/_releases/shop/canary/stop');
      await report(here, '203.0.113.9', '/_site/failures', failureOf(version));
      const live = (await currentSnapshot(here.app.db))?.live['shop'] ?? '';
      await report(here, '203.0.113.9', '/_site/failures', failureOf(live));
      await counted(here, live, 1);
      expect(await counted(here, version, 0)).toMatchObject({ failures: 0 });
    }));
});

it('adds up the counts of several processes', () =>
  withTeamSite(async ({ app }) => {
    const [one, other] = [new ReleaseCounter(app.db), new ReleaseCounter(app.db)];
    for (const counter of [one, other]) {
      counter.count({ app: 'shop', version: '1', source: 'browser', ok: true, ms: 100 });
      counter.count({ app: 'shop', version: '1', source: 'browser', ok: false });
      await counter.flush();
      await counter.flush();
    }
    const rows = await app.db.selectFrom('release_outcomes').selectAll().execute();
    const sum = (key: 'loads' | 'failures' | 'load_ms') => rows.reduce((all, row) => all + row[key], 0);
    expect([sum('loads'), sum('failures'), sum('load_ms')]).toEqual([4, 2, 200]);
  }));
