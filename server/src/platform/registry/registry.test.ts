import { test } from '../../testing/app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import type { Database } from '../../database/database.ts';
import { activateReleases } from '../../testing/registry.ts';
import { changeRegistry, endCanary, findCurrentSnapshot, readSnapshot, setCanary } from './registry.ts';

const listAllSnapshots = async (db: Database) =>
  (await db.selectFrom('snapshots').selectAll().orderBy('number').execute()).map(readSnapshot);

describeOnEveryDatabase(() => {
  test('writes a snapshot for every change and keeps the other apps', async ({ db }) => {
    expect(await findCurrentSnapshot(db)).toBeUndefined();
    await activateReleases(db, { shell: '1', shop: '1' }, { by: 'ana', reason: 'first' });
    await activateReleases(db, { shop: '2' }, { by: 'ben', reason: 'better' });
    const [first, newest, ...others] = await listAllSnapshots(db);
    expect(first).toMatchObject({ number: 1, reason: 'first', live: { shell: '1', shop: '1' } });
    expect(newest).toMatchObject({ number: 2, createdBy: 'ben', live: { shell: '1', shop: '2' } });
    expect(others).toEqual([]);
    expect(await findCurrentSnapshot(db)).toEqual(newest);
  });

  test('does not end a later canary of the same app', async ({ db }) => {
    const since = new Date(0).toISOString();
    await activateReleases(db, { shop: '1' }, { by: 'ana', reason: 'first' });
    const change = { kind: 'canary_started', by: 'ana', reason: 'try' } as const;
    await changeRegistry(db, ['shop'], change, (state) =>
      setCanary(state, 'shop', { version: '3', percent: 10, since }),
    );
    const end = { kind: 'canary_failed', by: 'the site', reason: 'it was worse' } as const;
    await changeRegistry(db, ['shop'], end, (state) => endCanary(state, 'shop', '2'));
    expect((await findCurrentSnapshot(db))?.canaries['shop']?.version).toBe('3');
    await changeRegistry(db, ['shop'], end, (state) => endCanary(state, 'shop', '3'));
    expect((await findCurrentSnapshot(db))?.canaries).toEqual({});
  });

  test('checks a change again when another change was written first', async ({ db }) => {
    const snapshotNumbers: number[] = [];
    await activateReleases(db, { shop: '1' }, { by: 'ana', reason: 'first' }, async ({ number }) => {
      snapshotNumbers.push(number);
      if (snapshotNumbers.length === 1)
        await activateReleases(db, { shell: '1' }, { by: 'ben', reason: 'at once' });
    });
    expect(snapshotNumbers).toEqual([0, 1]);
    expect(await findCurrentSnapshot(db)).toMatchObject({ number: 2, live: { shell: '1', shop: '1' } });
  });

  test('loses no change when several teams deploy at once', async ({ db }) => {
    const apps = ['shell', 'shop', 'gallery', 'booking', 'fifth', 'sixth'];
    await Promise.all(
      apps.map((app) => activateReleases(db, { [app]: '1' }, { by: app, reason: 'at once' })),
    );
    const current = await findCurrentSnapshot(db);
    expect(current?.number).toBe(apps.length);
    expect(Object.keys(current?.live ?? {}).sort()).toEqual([...apps].sort());
  });
});
