import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { activateReleases, type Change } from '../registry/registry.ts';
import { addRelease, protectRelease } from '../registry/stored-releases.ts';
import { storeRelease } from './release-files.ts';
import { withApp } from '../../testing/app.ts';
import { withObjectStore } from '../../testing/object-store.ts';
import { type BuiltTestRelease, makeTestRelease } from '../../testing/releases.ts';
import { deleteUnusedReleases } from './garbage-collection.ts';

const { jest } = import.meta;

const DAY_MS = 24 * 60 * 60 * 1000;
const DEPLOYED: Change = { kind: 'deployed', by: 'shop team', reason: 'deployed' };

it('removes old releases and keeps live releases, recent releases and the ten newest releases', () =>
  withApp(async (app) => {
    const { db, storage } = app;
    const versions = (await publishDailyReleases(app, 13)).map(({ release }) => release.version);
    const [oldest = '', second = '', third = ''] = versions;
    await activateReleases(db, { shop: second }, DEPLOYED);

    expect(await deleteUnusedReleases(db, storage, new Date(Date.now() + 400 * DAY_MS))).toEqual([
      `shop ${third}`,
      `shop ${oldest}`,
    ]);
    expect(await storage.list(`releases/shop/${oldest}`)).toEqual([]);
    expect(await storage.list(`releases/shop/${second}`)).not.toEqual([]);
    expect(await deleteUnusedReleases(db, storage, new Date(Date.now() + 400 * DAY_MS))).toEqual([]);
  }));

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

it('keeps the fallbacks of the last thirty days', () =>
  withApp(async (app) => {
    const [fallback, live, unusedRelease] = await publishDailyReleases(app, 13);
    const versions = [fallback, live].map((release) => release?.release.version ?? '');
    for (const version of versions) await activateReleases(app.db, { shop: version }, DEPLOYED);
    const later = new Date(Date.now() + 400 * DAY_MS);
    expect(await deleteUnusedReleases(app.db, app.storage, later)).toEqual([
      `shop ${unusedRelease?.release.version}`,
    ]);
  }));

it('keeps releases that were live within thirty days, even after more than a thousand changes', () =>
  withApp(async (app) => {
    const [first, second, third] = (await publishDailyReleases(app, 13)).map(
      ({ release }) => release.version,
    );
    await activateReleases(app.db, { shop: first ?? '' }, DEPLOYED);
    for (let change = 0; change < 1_100; change += 1) {
      await activateReleases(
        app.db,
        { gallery: `1.0.${change}` },
        { kind: 'deployed', by: 'gallery team', reason: 'deployed' },
      );
    }
    await activateReleases(app.db, { shop: second ?? '' }, DEPLOYED);
    expect(await deleteUnusedReleases(app.db, app.storage)).toEqual([`shop ${third}`]);
  }));

it('stores a removed release again when it is deployed again', () =>
  withApp(async (app) => {
    const [oldest] = await publishDailyReleases(app, 13);
    const { release, contents } = oldest ?? makeTestRelease({ app: 'shop' });
    const later = new Date(Date.now() + 400 * DAY_MS);
    await deleteUnusedReleases(app.db, app.storage, later);
    expect(await protectRelease(app.db, 'shop', release.version)).toBe(false);
    await storeRelease(app.storage, release, async (path) => contents[path]);
    await addRelease(app.db, release, 'shop team');
    expect(await protectRelease(app.db, 'shop', release.version)).toBe(true);
    expect(await deleteUnusedReleases(app.db, app.storage)).not.toContain(`shop ${release.version}`);
  }));

it('keeps releases that were published recently', () =>
  withApp(async ({ db, storage }) => {
    for (let number = 0; number < 13; number += 1) {
      await addRelease(
        db,
        makeTestRelease({ app: 'shop', uniqueText: `release ${number}` }).release,
        'shop team',
      );
    }
    expect(await deleteUnusedReleases(db, storage)).toEqual([]);
  }));

describe.each(['files', 'a bucket'])('in %s', (kind) => {
  const withStorage = (work: (app: FastifyInstance) => Promise<void>) =>
    kind === 'files' ? withApp(work) : withObjectStore((env) => withApp(work, { env }));

  it('removes files of an interrupted deploy after a day', () =>
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

it('removes files of an interrupted deletion', () =>
  withApp(async (app) => {
    const [oldest] = await publishDailyReleases(app, 1);
    const version = oldest?.release.version ?? '';
    const update = app.db.updateTable('releases').set({ files_removed_at: new Date().toISOString() });
    await update.where('version', '=', version).execute();
    const later = new Date(Date.now() + 1.1 * DAY_MS);
    expect(await deleteUnusedReleases(app.db, app.storage, later)).toEqual([`shop ${version}`]);
    expect(await app.storage.list('releases/shop')).toEqual([]);
  }));

it('keeps the files of an interrupted deploy while the same release is deployed again', () =>
  withApp(async ({ db, storage, settings }) => {
    const { release, contents } = makeTestRelease({ app: 'shop' });
    const folder = `releases/shop/${release.version}`;
    await storage.put(`${folder}/browser/remoteEntry.js`, 'from the interrupted deploy');
    const twoDaysAgo = new Date(Date.now() - 2 * DAY_MS);
    await utimes(join(settings.dataDir, folder), twoDaysAgo, twoDaysAgo);
    let removedReleases: string[] | undefined;
    await storeRelease(storage, release, async (path) => {
      if (path.startsWith('browser/')) removedReleases ??= await deleteUnusedReleases(db, storage);
      return contents[path];
    });
    expect(removedReleases).toEqual([]);
  }));

it('keeps the files of a deploy that begins while another folder is removed', () =>
  withApp(async ({ db, storage, settings }) => {
    const { release, contents } = makeTestRelease({ app: 'shop' });
    const folder = `releases/shop/${release.version}`;
    const twoDaysAgo = new Date(Date.now() - 2 * DAY_MS);
    for (const orphan of ['releases/gallery/1.0.0', folder]) {
      await storage.put(`${orphan}/remoteEntry.js`, 'from the interrupted deploy');
      await utimes(join(settings.dataDir, orphan), twoDaysAgo, twoDaysAgo);
    }
    jest
      .spyOn(storage, 'deleteAll')
      .mockImplementationOnce(() => storeRelease(storage, release, async (path) => contents[path]));
    expect(await deleteUnusedReleases(db, storage)).toEqual(['gallery 1.0.0']);
    expect(await storage.list(folder)).toContain(`${folder}/release.json`);
  }));
