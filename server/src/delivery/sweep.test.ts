import { addRelease, makeLive } from '../releases/registry.ts';
import { storeRelease } from '../releases/release-files.ts';
import { withApp } from '../testing/app.ts';
import { makeTestRelease } from '../testing/releases.ts';
import { sweepReleases } from './sweep.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

it('removes what is old, keeps what is live, recent, or among the last ten', () =>
  withApp(async ({ db, storage }) => {
    const versions: string[] = [];
    for (let number = 0; number < 13; number += 1) {
      const { release, contents } = makeTestRelease({ app: 'shop', word: `release ${number}` });
      await storeRelease(storage, release, async (path) => contents[path]);
      await addRelease(db, release, 'shop team');
      const published_at = new Date(Date.UTC(2026, 0, number + 1)).toISOString();
      await db.updateTable('releases').set({ published_at }).where('version', '=', release.version).execute();
      versions.push(release.version);
    }
    const [oldest = '', second = '', third = ''] = versions;
    await makeLive(db, { shop: second }, 'shop team', 'deployed');

    expect(await sweepReleases(db, storage, new Date(Date.now() + 400 * DAY_MS))).toEqual([
      `shop ${third}`,
      `shop ${oldest}`,
    ]);
    expect(await storage.list(`releases/shop/${oldest}`)).toEqual([]);
    expect(await storage.list(`releases/shop/${second}`)).not.toEqual([]);
    expect(await sweepReleases(db, storage, new Date(Date.now() + 400 * DAY_MS))).toEqual([]);
  }));

it('leaves young releases alone', () =>
  withApp(async ({ db, storage }) => {
    for (let number = 0; number < 13; number += 1) {
      await addRelease(db, makeTestRelease({ app: 'shop', word: `release ${number}` }).release, 'shop team');
    }
    expect(await sweepReleases(db, storage)).toEqual([]);
  }));
