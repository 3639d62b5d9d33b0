import { test } from '../../testing/app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import type { Database } from '../../database/database.ts';
import {
  activateReleases,
  type Change,
  findCurrentSnapshot,
  endCanary,
  readSnapshot,
  startCanary,
} from './registry.ts';
const ENDED: Change = { kind: 'canary_failed', by: 'the site', reason: 'it was worse' };

const listAllSnapshots = async (db: Database) =>
  (await db.selectFrom('snapshots').selectAll().orderBy('number').execute()).map(readSnapshot);

const createChange = (name: string, reason: string): Change => ({ kind: 'deployed', by: name, reason });

describeOnEveryDatabase(() => {
  test('writes a snapshot for every change and keeps the other apps', async ({ db }) => {
    expect(await findCurrentSnapshot(db)).toBeUndefined();
    await activateReleases(db, { shell: '1', shop: '1' }, createChange('ana', 'first'));
    await activateReleases(db, { shop: '2' }, createChange('ben', 'better'));
    const [first, newest, ...others] = await listAllSnapshots(db);
    expect(first).toMatchObject({ number: 1, reason: 'first', live: { shell: '1', shop: '1' } });
    expect(newest).toMatchObject({ number: 2, createdBy: 'ben', live: { shell: '1', shop: '2' } });
    expect(others).toEqual([]);
    expect(await findCurrentSnapshot(db)).toEqual(newest);
  });

  test('does not end a later canary of the same app', async ({ db }) => {
    const createCanary = (version: string) => ({
      version,
      percent: 10,
      since: new Date(0).toISOString(),
    });
    await activateReleases(db, { shop: '1' }, createChange('ana', 'first'));
    await startCanary(db, 'shop', createCanary('3'), 'ana');
    await endCanary(db, { app: 'shop', version: '2' }, ENDED);
    expect((await findCurrentSnapshot(db))?.canaries['shop']?.version).toBe('3');
    await endCanary(db, { app: 'shop', version: '3' }, ENDED);
    expect((await findCurrentSnapshot(db))?.canaries).toEqual({});
  });

  test('checks a change again when another change was written first', async ({ db }) => {
    const snapshotNumbers: (number | undefined)[] = [];
    await activateReleases(db, { shop: '1' }, createChange('ana', 'first'), async (current) => {
      snapshotNumbers.push(current?.number);
      if (snapshotNumbers.length === 1)
        await activateReleases(db, { shell: '1' }, createChange('ben', 'at once'));
    });
    expect(snapshotNumbers).toEqual([undefined, 1]);
    expect(await findCurrentSnapshot(db)).toMatchObject({ number: 2, live: { shell: '1', shop: '1' } });
  });

  test('loses no change when several teams deploy at once', async ({ db }) => {
    const apps = ['shell', 'shop', 'gallery', 'booking', 'fifth', 'sixth'];
    await Promise.all(apps.map((app) => activateReleases(db, { [app]: '1' }, createChange(app, 'at once'))));
    const current = await findCurrentSnapshot(db);
    expect(current?.number).toBe(apps.length);
    expect(Object.keys(current?.live ?? {}).sort()).toEqual([...apps].sort());
  });
});
