import { readLiveShopVersion, type TeamSite, withTeamSite, test } from '../../testing/team-site.ts';
import { Previews } from '../previews/previews.ts';
import { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { findCurrentSnapshot } from '../registry/registry.ts';
import { ReleaseReports } from '../release-reports/release-reports.ts';
import { endAndReplaceFailingReleases } from './failing-releases.ts';

const deployShop = async ({ deploy }: TeamSite, uniqueText: string, query = '') =>
  (await deploy({ uniqueText }, query)).json<{ version: string }>().version;

/** Adds browser loads and failures to a release of the shop. */
async function addLoads({ app }: TeamSite, version: string, loads: number, failures: number): Promise<void> {
  const reports = new ReleaseReports(app.db);
  const release = { app: 'shop', version };
  for (let load = 0; load < loads; load += 1) {
    if (load >= failures) reports.countLoad(release, 'browser', 100);
    else reports.addFailure({ ...release, name: 'CartPage', message: 'thrown', browser: 'Firefox 143' });
  }
  await reports.flush();
}

const checkReleases = ({ app }: TeamSite) =>
  endAndReplaceFailingReleases({
    app,
    activeSnapshot: new ActiveSnapshot(app.db),
    previews: new Previews(app.db),
  });

test('rolls back a release that fails more often than the previous release', async (teamSite) => {
  const firstVersion = await readLiveShopVersion(teamSite);
  await addLoads(teamSite, firstVersion, 200, 1);
  const secondVersion = await deployShop(teamSite, 'second');
  await addLoads(teamSite, secondVersion, 60, 12);
  await checkReleases(teamSite);
  expect(await readLiveShopVersion(teamSite)).toBe(firstVersion);
  const snapshot = await findCurrentSnapshot(teamSite.app.db);
  expect(snapshot).toMatchObject({
    createdBy: 'the site',
    kind: 'rolled_back',
    reason: 'rolled back: in browsers, 12 of 60 loads failed, against 1 of 200 of the release before',
  });
  // A second check must not roll back again.
  await addLoads(teamSite, firstVersion, 60, 30);
  await checkReleases(teamSite);
  expect(await readLiveShopVersion(teamSite)).toBe(firstVersion);
});

test('keeps a failing release when AUTO_ROLLBACK is off', () =>
  withTeamSite(
    async (teamSite) => {
      await addLoads(teamSite, await readLiveShopVersion(teamSite), 200, 1);
      const secondVersion = await deployShop(teamSite, 'second');
      await addLoads(teamSite, secondVersion, 60, 12);
      await checkReleases(teamSite);
      expect(await readLiveShopVersion(teamSite)).toBe(secondVersion);
    },
    { AUTO_ROLLBACK: 'off' },
  ));

test('promotes a canary that is better than the failing live release', async (teamSite) => {
  const firstVersion = await readLiveShopVersion(teamSite);
  const canaryVersion = await deployShop(teamSite, 'canary', '?mode=canary&percent=30');
  await addLoads(teamSite, firstVersion, 100, 57);
  await addLoads(teamSite, canaryVersion, 40, 0);
  await checkReleases(teamSite);
  const snapshot = await findCurrentSnapshot(teamSite.app.db);
  expect(snapshot?.live['shop']).toBe(canaryVersion);
  expect(snapshot?.reason).toBe(
    'promoted: the live release does worse, in browsers, 57 of 100 loads failed, against 0 of 40 of the canary',
  );
});

test('rolls back one release and notifies the team once when several processes find the regression', () =>
  withTeamSite(
    async (teamSite) => {
      const second = await deployShop(teamSite, 'second');
      await addLoads(teamSite, second, 200, 1);
      await addLoads(teamSite, await deployShop(teamSite, 'third'), 60, 12);
      await Promise.all([1, 2, 3].map(() => checkReleases(teamSite)));
      expect(await readLiveShopVersion(teamSite)).toBe(second);
      const mails = await teamSite.app.db.selectFrom('outbox').select('content').execute();
      expect(mails).toHaveLength(1);
    },
    { DEPLOY_MAIL_TO: 'team@example.in' },
  ));
