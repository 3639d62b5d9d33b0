import type { Releases } from '@rangmala/shared/contract/deployments';
import { Previews } from '../previews/previews.ts';
import { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { findCurrentSnapshot } from '../registry/registry.ts';
import { packTestRelease } from '../../testing/releases.ts';
import { makeShopRelease, type TeamSite, withTeamSite, test } from '../../testing/team-site.ts';
import { type ReleaseCounts, readReleaseCounts } from '../release-reports/release-counts.ts';
import { ReleaseReports } from '../release-reports/release-reports.ts';
import { endAndReplaceFailingReleases } from '../release-watch/failing-releases.ts';

const checkReleases = ({ app }: TeamSite) =>
  endAndReplaceFailingReleases({
    app,
    activeSnapshot: new ActiveSnapshot(app.db),
    previews: new Previews(app.db),
  });

/** Lets the site write its reports and check releases, as a site does that listens. */
const listen = ({ app }: TeamSite) => app.listen({ port: 0, host: '127.0.0.1' });

const waitForNextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('a canary', () => {
  const startShopCanary = async ({ deploy }: TeamSite) =>
    deploy({ uniqueText: 'second' }, '?mode=canary&percent=10');

  test('is shown to its share of the visitors at every visit', async (teamSite) => {
    expect((await startShopCanary(teamSite)).json()).toMatchObject({ result: 'canary' });
    expect(await teamSite.getPage('rangmala_bucket=9')).toContain('Namaste from second');
    expect(await teamSite.getPage('rangmala_bucket=10')).toContain('Namaste from first');
    const pages = await Promise.all(
      Array.from({ length: 100 }, (_, bucket) => teamSite.getPage(`rangmala_bucket=${bucket}`)),
    );
    expect(pages.filter((page) => page.includes('Namaste from second'))).toHaveLength(10);
    const pageResponse = await teamSite.app.inject('/');
    const [cookie] = pageResponse.cookies;
    expect(cookie).toMatchObject({ name: 'rangmala_bucket', httpOnly: true });
    const [greeting = 'nothing'] = /Namaste from \w+/.exec(pageResponse.body) ?? [];
    expect(await teamSite.getPage(`rangmala_bucket=${cookie?.value}`)).toContain(greeting);
  });

  test('can be promoted or stopped', async (teamSite) => {
    await startShopCanary(teamSite);
    expect((await teamSite.post('/_releases/shop/canary/stop')).statusCode).toBe(200);
    expect(await teamSite.getPage('rangmala_bucket=0')).toContain('Namaste from first');
    await startShopCanary(teamSite);
    expect((await teamSite.post('/_releases/shop/canary/promote')).statusCode).toBe(200);
    expect(await teamSite.getPage('rangmala_bucket=99')).toContain('Namaste from second');
    expect((await teamSite.post('/_releases/shop/canary/promote')).statusCode).toBe(404);
  });

  /**
   * Server bundle that throws at every fifth render. The release checks render the page fewer than five times, so they
   * accept the release.
   */
  const FAILING_BUNDLE = `let loads = 0; exports.modules = { CartPage: { say() {
    loads += 1;
    if (loads % 5 === 0) throw new Error('no cart');
    return 'Namaste from a canary';
  } } };`;

  test('is ended with a reason in the history when one of five loads throws', async (teamSite) => {
    const { app, getPage, post } = teamSite;
    await listen(teamSite);
    const failingRelease = await packTestRelease(
      makeShopRelease({ uniqueText: 'flawed', serverBundle: FAILING_BUNDLE }),
    );
    await teamSite.put(failingRelease, { query: '?mode=canary&percent=10' });
    let visits = 0;
    for (; (await findCurrentSnapshot(app.db))?.canaries['shop']; visits += 1) {
      await getPage(`rangmala_bucket=${visits % 100}`);
      await waitForNextTurn();
    }
    const endedSnapshot = await findCurrentSnapshot(app.db);
    expect(endedSnapshot).toMatchObject({ createdBy: 'the site', kind: 'canary_failed' });
    expect(endedSnapshot?.reason).toMatch(
      /^canary \S+ ended: on the server, \d+ of \d+ loads failed, against 0 of/,
    );
    expect(await getPage('rangmala_bucket=0')).toContain('Namaste from first');
    const { apps } = (await app.inject({ url: '/_releases', headers: teamSite.headers })).json<Releases>();
    const shopOverview = apps.find((each) => each.app === 'shop');
    expect(shopOverview?.history[0]).toMatchObject({ reason: endedSnapshot?.reason, isLive: false });
    expect(shopOverview).toMatchObject({ by: 'npm start', live: endedSnapshot?.live['shop'] });
    expect(shopOverview?.other).toEqual([{ version: expect.any(String), state: 'failed canary' }]);
    expect((await post('/_releases/shop/canary/promote')).statusCode).toBe(404);
  });

  const WITH_RATE_LIMITS = { RATE_LIMITS: 'on' };

  const sendReport = ({ app }: TeamSite, ipAddress: string, path: string, payload: object) =>
    app.inject({ method: 'POST', url: path, payload, remoteAddress: ipAddress });

  /** Waits until at least `loads` loads are stored. @returns the counts of the release */
  const waitUntilCounted = async (
    { app }: TeamSite,
    version: string,
    loads: number,
  ): Promise<ReleaseCounts> => {
    for (;;) {
      const counts = await readReleaseCounts(app.db, 'shop', version, new Date(0).toISOString());
      if (counts.loads >= loads) return counts;
      await waitForNextTurn();
    }
  };

  const createFailure = (version: string) => ({
    app: 'shop',
    name: 'CartPage',
    version,
    phase: 'render',
    message: 'thrown',
  });

  test('is ended when browsers of many visitors report failures', async (teamSite) => {
    await listen(teamSite);
    const { version } = (await startShopCanary(teamSite)).json<{ version: string }>();
    for (let visitor = 0; visitor < 30; visitor += 1) {
      const ipAddress = `2001:db8:${visitor}::1`;
      await sendReport(teamSite, ipAddress, '/_site/loads', [{ app: 'shop', version, ms: 80 }]);
      if (visitor % 5 === 0) await sendReport(teamSite, ipAddress, '/_site/failures', createFailure(version));
    }
    expect(await waitUntilCounted(teamSite, version, 36)).toMatchObject({ failures: 6 });
    await checkReleases(teamSite);
    expect((await findCurrentSnapshot(teamSite.app.db))?.canaries).toEqual({});
  });

  test('is not ended by the reports of a single client', () =>
    withTeamSite(async (teamSite) => {
      await listen(teamSite);
      const { version } = (await startShopCanary(teamSite)).json<{ version: string }>();
      for (let visitor = 0; visitor < 40; visitor += 1) {
        await sendReport(teamSite, `2001:db8:${visitor}::1`, '/_site/loads', [
          { app: 'shop', version, ms: 80 },
        ]);
        await sendReport(teamSite, '203.0.113.9', '/_site/failures', createFailure(version));
        await sendReport(teamSite, '203.0.113.9', '/_site/loads', [{ app: 'shop', version, ms: 1e9 }]);
      }
      const counts = await waitUntilCounted(teamSite, version, 44);
      expect(counts).toEqual({ loads: 44, failures: 1, loadMs: 40 * 80 + 3 * 3000 });
      await checkReleases(teamSite);
      expect((await findCurrentSnapshot(teamSite.app.db))?.canaries).toHaveProperty('shop');
    }, WITH_RATE_LIMITS));

  test('is reported as ended by only one of two concurrent checks', () =>
    withTeamSite(
      async (teamSite) => {
        const { app } = teamSite;
        const { version } = (await startShopCanary(teamSite)).json<{ version: string }>();
        const reports = new ReleaseReports(app.db);
        const release = { app: 'shop', version };
        for (let load = 0; load < 20; load += 1) {
          reports.countLoad(release, 'browser', 0);
          reports.addFailure({ ...release, name: 'CartPage', message: 'thrown', browser: 'Firefox 143' });
        }
        await reports.flush();
        await Promise.all([checkReleases(teamSite), checkReleases(teamSite)]);
        const mails = await app.db.selectFrom('outbox').select('content').execute();
        expect(mails).toEqual([{ content: expect.stringContaining(`shop ${version}: canary ended`) }]);
      },
      { DEPLOY_MAIL_TO: 'team@example.in' },
    ));
});
