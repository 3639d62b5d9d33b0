import { packTestRelease } from '../../testing/releases.ts';
import { makeShopRelease, withTeamSite } from '../../testing/team-site.ts';
import { endCanary, findCurrentSnapshot, setFlag, startCanary } from '../registry/registry.ts';
import { readReleasesOverview } from './overview.ts';

/** More changes than the overview lists. */
const CHANGES = 105;

it('returns time and author of the live release after many other changes', () =>
  withTeamSite(async ({ app }) => {
    const published = await findCurrentSnapshot(app.db);
    for (let number = 0; number < CHANGES; number += 1)
      await setFlag(app.db, { app: 'shop', flag: 'gift-wrap', on: number % 2 === 0 }, 'another author');
    const { apps } = await readReleasesOverview(app.db);
    const shop = apps.find((each) => each.app === 'shop');
    expect(shop).toMatchObject({ since: published?.createdAt, by: 'npm start' });
    expect(shop?.history).toHaveLength(100);
    expect(shop?.history.filter(({ isLive }) => isLive)).toEqual([]);
  }));

it('returns the state “stopped canary” after many other changes', () =>
  withTeamSite(async ({ app, put }) => {
    const [stopped, neverShown] = [
      makeShopRelease({ uniqueText: 'second' }),
      makeShopRelease({ uniqueText: 'third' }),
    ];
    for (const release of [stopped, neverShown])
      await put(await packTestRelease(release), { query: '?mode=preview' });
    const { version } = stopped.release;
    await startCanary(app.db, 'shop', { version, percent: 5, since: app.now().toISOString() }, 'shop team');
    const change = { kind: 'canary_stopped', by: 'shop team', reason: 'Stopped.' } as const;
    await endCanary(app.db, { app: 'shop', version }, change);
    for (let number = 0; number < CHANGES; number += 1)
      await setFlag(app.db, { app: 'shop', flag: 'gift-wrap', on: number % 2 === 0 }, 'another author');
    const { apps } = await readReleasesOverview(app.db);
    expect(apps.find((each) => each.app === 'shop')?.other).toEqual([
      { version: neverShown.release.version, state: 'preview' },
      { version, state: 'stopped canary' },
    ]);
  }));
