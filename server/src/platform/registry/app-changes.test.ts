import { withApp } from '../../testing/app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { deleteUnusedReleases } from '../releases/garbage-collection.ts';
import { listAppChanges } from './app-changes.ts';
import { activateReleases, type Change, endCanary, retireApp, startCanary } from './registry.ts';
import { addRelease } from './stored-releases.ts';
import { makeTestRelease } from '../../testing/releases.ts';

const DEPLOYED: Change = { kind: 'deployed', by: 'team', reason: 'deployed' };
const CANARY = { version: '2', percent: 10, since: new Date(0).toISOString() };

describeOnEveryDatabase((database) => {
  it('lists the changes of one app with its live release and canary, newest first', () =>
    withApp({ database }, async ({ db }) => {
      await activateReleases(db, { shell: '1', 'art-prints': '1' }, { ...DEPLOYED, kind: 'published' });
      await activateReleases(db, { shop: '1' }, DEPLOYED);
      await startCanary(db, 'art-prints', CANARY, 'team');
      await activateReleases(db, { shop: '2' }, DEPLOYED);
      await endCanary(db, { app: 'art-prints', version: '2' }, { ...DEPLOYED, kind: 'canary_failed' });
      await retireApp(db, 'art-prints', { ...DEPLOYED, kind: 'retired' });
      expect(await listAppChanges(db, 'art-prints')).toMatchObject([
        { number: 6, kind: 'retired', app: 'art-prints', live: undefined },
        { number: 5, kind: 'canary_failed', live: '1', canary: undefined },
        { number: 3, kind: 'canary_started', live: '1', canary: CANARY },
        { number: 1, kind: 'published', app: undefined, live: '1' },
      ]);
      expect(await listAppChanges(db, 'art-prints', 1)).toHaveLength(1);
    }));

  it('keeps the files of releases that were live, a fallback or a canary in the last thirty days', () =>
    withApp({ database }, async ({ db, storage }) => {
      const old = new Date('2020-01-01T00:00:00Z').toISOString();
      const versions = ['live', 'fallback', 'canary', 'unused', ...'abcdefghij'];
      for (const version of versions) {
        await addRelease(db, makeTestRelease({ app: 'shop', version }).release, 'team');
      }
      await db
        .updateTable('releases')
        .set({ published_at: old })
        .where('version', 'in', ['live', 'fallback', 'canary', 'unused'])
        .execute();
      for (const shop of ['fallback', 'live']) await activateReleases(db, { shop }, DEPLOYED);
      await startCanary(db, 'shop', { ...CANARY, version: 'canary' }, 'team');
      await activateReleases(db, { shop: 'a' }, DEPLOYED);
      expect(await deleteUnusedReleases(db, storage)).toEqual(['shop unused']);
    }));
});
