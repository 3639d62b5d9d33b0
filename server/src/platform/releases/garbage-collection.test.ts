import type { FastifyInstance } from 'fastify';
import { activateReleases } from '../../testing/registry.ts';
import { addRelease, protectRelease } from '../registry/stored-releases.ts';
import { storeRelease } from './release-files.ts';
import { withApp, test } from '../../testing/app.ts';
import { withObjectStore } from '../../testing/object-store.ts';
import { type BuiltTestRelease, makeTestRelease } from '../../testing/releases.ts';
import { deleteUnusedReleases } from './garbage-collection.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('removes old releases and keeps live releases, recent releases and the ten newest releases', async (app) => {
  const { db, storage } = app;
  const versions = (await publishDailyReleases(app, 13)).map(({ release }) => release.version);
  const [oldest = '', second = '', third = ''] = versions;
  await activateReleases(db, { shop: second });

  expect(await deleteUnusedReleases(db, storage, new Date(Date.now() + 400 * DAY_MS))).toEqual([
    `shop ${third}`,
    `shop ${oldest}`,
  ]);
  expect(await storage.list(`releases/shop/${oldest}`)).toEqual([]);
  expect(await storage.list(`releases/shop/${second}`)).not.toEqual([]);
  expect(await deleteUnusedReleases(db, storage, new Date(Date.now() + 400 * DAY_MS))).toEqual([]);
});

/** Publishes releases of the shop, one per day from 1 January 2026 on. */
async function publishDailyReleases(app: FastifyInstance, count: number): Promise<BuiltTestRelease[]> {
  const releases = Array.from({ length: count }, (_, day) =>
    makeTestRelease({ app: 'shop', uniqueText: `release ${day}` }),
  );
  for (const [day, { release, contents }] of releases.entries()) {
    await storeRelease(app.storage, release, async (path) => contents[path]);
    await addRelease(app.db, release, 'shop team');
    const published_at = new Date(Date.UTC(2026, 0, day + 1)).toISOString();
    const update = app.db.updateTable('releases').set({ published_at });
    await update.where('version', '=', release.version).execute();
  }
  return releases;
}

test('stores a removed release again when it is deployed again', async (app) => {
  const [oldest] = await publishDailyReleases(app, 13);
  const { release, contents } = oldest ?? makeTestRelease({ app: 'shop' });
  const later = new Date(Date.now() + 400 * DAY_MS);
  await deleteUnusedReleases(app.db, app.storage, later);
  expect(await protectRelease(app.db, 'shop', release.version)).toBe(false);
  await storeRelease(app.storage, release, async (path) => contents[path]);
  await addRelease(app.db, release, 'shop team');
  expect(await protectRelease(app.db, 'shop', release.version)).toBe(true);
  expect(await deleteUnusedReleases(app.db, app.storage)).not.toContain(`shop ${release.version}`);
});

describe.each(['files', 'a bucket'])('in %s', (kind) => {
  const withStorage = (work: (app: FastifyInstance) => Promise<void>) =>
    kind === 'files' ? withApp(work) : withObjectStore((env) => withApp({ env }, work));

  test('removes files of an interrupted deploy after a day', () =>
    withStorage(async ({ db, storage }) => {
      const { release, contents } = makeTestRelease({ app: 'weaving' });
      await storeRelease(storage, release, async (path) => contents[path]);
      expect(await deleteUnusedReleases(db, storage)).toEqual([]);
      expect(await storage.list('releases/weaving')).not.toEqual([]);
      const later = new Date(Date.now() + 1.1 * DAY_MS);
      expect(await deleteUnusedReleases(db, storage, later)).toEqual([`weaving ${release.version}`]);
      expect(await storage.list('releases/weaving')).toEqual([]);
    }));
});
