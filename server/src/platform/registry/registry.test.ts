import { withApp } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/databases.ts';
import { currentSnapshot, endCanary, makeLive, snapshots, startCanary, versionsBefore } from './registry.ts';

onEveryDatabase((database) => {
  it('makes every change a snapshot of its own, and keeps the other apps as they are', () =>
    withApp(
      async ({ db }) => {
        expect(await currentSnapshot(db)).toBeUndefined();
        await makeLive(db, { shell: '1', shop: '1' }, 'ana', 'first');
        await makeLive(db, { shop: '2' }, 'ben', 'better');
        const [newest, first] = await snapshots(db);
        expect(newest).toMatchObject({ number: 2, createdBy: 'ben', live: { shell: '1', shop: '2' } });
        expect(first).toMatchObject({ number: 1, reason: 'first', live: { shell: '1', shop: '1' } });
      },
      { database },
    ));

  it('makes no snapshot when everything is live already', () =>
    withApp(
      async ({ db }) => {
        await makeLive(db, { shell: '1' }, 'ana', 'first');
        expect((await makeLive(db, { shell: '1' }, 'ana', 'again')).number).toBe(1);
        expect(await snapshots(db)).toHaveLength(1);
      },
      { database },
    ));

  it('ends the trial that is meant, not the next one of the same app', () =>
    withApp(
      async ({ db }) => {
        const trial = (version: string) => ({ version, percent: 10, since: new Date(0).toISOString() });
        await makeLive(db, { shop: '1' }, 'ana', 'first');
        await startCanary(db, 'shop', trial('3'), 'ana');
        await endCanary(db, { app: 'shop', version: '2' }, 'the site itself', 'it was worse');
        expect((await currentSnapshot(db))?.canaries['shop']?.version).toBe('3');
        await endCanary(db, { app: 'shop', version: '3' }, 'the site itself', 'it was worse');
        expect((await currentSnapshot(db))?.canaries).toEqual({});
      },
      { database },
    ));

  it('asks anew whether a change may be made when another came first', () =>
    withApp(
      async ({ db }) => {
        const seen: (number | undefined)[] = [];
        await makeLive(db, { shop: '1' }, 'ana', 'first', async (current) => {
          seen.push(current?.number);
          if (seen.length === 1) await makeLive(db, { shell: '1' }, 'ben', 'at once');
        });
        expect(seen).toEqual([undefined, 1]);
        expect(await currentSnapshot(db)).toMatchObject({ number: 2, live: { shell: '1', shop: '1' } });
      },
      { database },
    ));

  it('loses no change when several teams ship at once', () =>
    withApp(
      async ({ db }) => {
        const apps = ['shell', 'shop', 'gallery', 'booking', 'fifth', 'sixth'];
        await Promise.all(apps.map((app) => makeLive(db, { [app]: '1' }, app, 'at once')));
        const current = await currentSnapshot(db);
        expect(current?.number).toBe(apps.length);
        expect(Object.keys(current?.live ?? {}).sort()).toEqual([...apps].sort());
      },
      { database },
    ));
});

describe('versionsBefore', () => {
  const snapshot = (number: number, live: Record<string, string>) => ({
    number,
    createdAt: '',
    createdBy: '',
    reason: '',
    live,
    canaries: {},
  });

  it('names the last other version of each app that is live', () => {
    const history = [
      snapshot(4, { shop: '3', gallery: '1' }),
      snapshot(3, { shop: '2', gallery: '1', booking: '1' }),
      snapshot(2, { shop: '2', gallery: '1' }),
      snapshot(1, { shop: '1', gallery: '1' }),
    ];
    expect(versionsBefore(history)).toEqual({ shop: '2' });
  });

  it('knows nothing of an empty history', () => {
    expect(versionsBefore([])).toEqual({});
  });
});
