import { withApp } from '../../testing/app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { deleteUnusedReleases } from '../releases/garbage-collection.ts';
import { type Change, changeRegistry, setCanary } from './registry.ts';
import { addRelease } from './stored-releases.ts';
import { activateReleases } from '../../testing/registry.ts';
import { makeTestRelease } from '../../testing/releases.ts';

const CANARY_STARTED: Change = { kind: 'canary_started', by: 'team', reason: 'canary for 10 %' };

describeOnEveryDatabase(() => {
  it('keeps the files of releases that were live, a fallback or a canary in the last thirty days', () =>
    withApp(async ({ db, storage }) => {
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
      for (const shop of ['fallback', 'live']) await activateReleases(db, { shop });
      await changeRegistry(db, ['shop'], CANARY_STARTED, (state) =>
        setCanary(state, 'shop', { version: 'canary', percent: 10, since: new Date(0).toISOString() }),
      );
      await activateReleases(db, { shop: 'a' });
      expect(await deleteUnusedReleases(db, storage)).toEqual(['shop unused']);
    }));
});
