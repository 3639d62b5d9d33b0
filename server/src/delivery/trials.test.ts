import { currentSnapshot } from '../releases/registry.ts';
import { packTestRelease } from '../testing/releases.ts';
import { shop, type TeamSite, withTeamSite } from '../testing/team-site.ts';
import { ReleaseStats } from './stats.ts';

describe('a preview', () => {
  it('shows its release to whoever holds the link, and to nobody else', () =>
    withTeamSite(async ({ app, put, look }) => {
      const answer = await put(await packTestRelease(shop({ word: 'second' })), { query: '?mode=preview' });
      const { preview, verdict } = answer.json<{ preview: string; verdict: string }>();
      expect(verdict).toBe('preview');
      expect(await look()).toContain('Namaste from first');
      const { pathname, search } = new URL(preview);
      const opened = await app.inject(`${pathname}${search}`);
      const [cookie] = opened.cookies;
      expect(opened.headers.location).toBe('/');
      expect(await look(`${cookie?.name}=${cookie?.value}`)).toContain('Namaste from second');
      const left = await app.inject('/_preview/leave');
      expect(left.cookies[0]).toMatchObject({ name: cookie?.name, value: '' });
    }));

  it.each([
    'made.up',
    'x',
    `${Buffer.from('{"app":"shop","version":"1","expires":9e15}').toString('base64url')}.AAAA`,
  ])('that a stranger made (%s) shows the live site', (signed) =>
    withTeamSite(async ({ app, look }) => {
      const opened = await app.inject(`/_preview?link=${signed}`);
      expect(opened.statusCode).toBe(302);
      expect(opened.cookies).toEqual([]);
      expect(await look(`rangmala_preview=${signed}`)).toContain('Namaste from first');
    }),
  );
});

describe('a canary', () => {
  const start = async ({ put }: TeamSite) =>
    put(await packTestRelease(shop({ word: 'second' })), { query: '?mode=canary&percent=10' });

  it('is shown to its share of the visitors, at every visit', () =>
    withTeamSite(async (here) => {
      expect((await start(here)).json()).toMatchObject({ verdict: 'canary' });
      expect(await here.look('rangmala_bucket=9')).toContain('Namaste from second');
      expect(await here.look('rangmala_bucket=10')).toContain('Namaste from first');
      const visit = await here.app.inject('/');
      expect(visit.cookies).toEqual([expect.objectContaining({ name: 'rangmala_bucket' })]);
    }));

  it('becomes everybody’s by one command, or nobody’s', () =>
    withTeamSite(async (here) => {
      await start(here);
      expect((await here.post('/_releases/shop/canary/stop')).statusCode).toBe(200);
      expect(await here.look('rangmala_bucket=0')).toContain('Namaste from first');
      await start(here);
      expect((await here.post('/_releases/shop/canary/promote')).statusCode).toBe(200);
      expect(await here.look('rangmala_bucket=99')).toContain('Namaste from second');
      expect((await here.post('/_releases/shop/canary/promote')).statusCode).toBe(404);
    }));

  it('is taken back by the site itself when its loads fail', () =>
    withTeamSite(async (here) => {
      const { app } = here;
      const { version } = (await start(here)).json<{ version: string }>();
      const failure = { app: 'shop', name: 'CartPage', version, phase: 'render', message: 'thrown' };
      for (let load = 0; load < 30; load += 1) {
        await app.inject({
          method: 'POST',
          url: '/_site/loads',
          payload: [{ app: 'shop', version, ms: 80 }],
        });
        if (load % 5 === 0) await app.inject({ method: 'POST', url: '/_site/failures', payload: failure });
      }
      let now = await currentSnapshot(app.db);
      while (now?.canaries['shop']) {
        await new Promise((resolve) => setImmediate(resolve));
        now = await currentSnapshot(app.db);
      }
      expect(now).toMatchObject({ createdBy: 'the site itself' });
      expect(now?.reason).toMatch(/taken back: 6 of 36 loads failed/);
      expect(await here.look('rangmala_bucket=0')).toContain('Namaste from first');
    }));
});

it('counts are added up over processes', () =>
  withTeamSite(async ({ app }) => {
    const [one, other] = [new ReleaseStats(app.db), new ReleaseStats(app.db)];
    for (const stats of [one, other]) {
      stats.count({ app: 'shop', version: '1', ok: true, ms: 100 });
      stats.count({ app: 'shop', version: '1', ok: false });
      await stats.flush();
      await stats.flush();
    }
    const rows = await app.db.selectFrom('release_stats').selectAll().execute();
    const sum = (key: 'loads' | 'failures' | 'load_ms') => rows.reduce((all, row) => all + row[key], 0);
    expect([sum('loads'), sum('failures'), sum('load_ms')]).toEqual([4, 2, 200]);
  }));
