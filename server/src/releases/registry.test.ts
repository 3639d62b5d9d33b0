import { withApp } from '../testing/app.ts';
import { onEveryDatabase } from '../testing/databases.ts';
import { currentSnapshot, makeLive, snapshots, versionsBefore } from './registry.ts';

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
