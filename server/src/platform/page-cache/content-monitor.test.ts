import { withApp } from '../../testing/app.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import type { Composition } from '../registry/composition.ts';
import { ContentMonitor } from './content-monitor.ts';

it('keeps the state of a later check when an earlier check ends later', () =>
  withApp(async ({ db }) => {
    const composition = {} as Composition;
    const pendingCompositions: ((composition: Composition) => void)[] = [];
    const activeSnapshot = {
      invalidate: () => undefined,
      getComposition: () => new Promise((resolve) => pendingCompositions.push(resolve)),
    } as unknown as ActiveSnapshot;
    const monitor = new ContentMonitor(db, activeSnapshot);

    const earlierCheck = monitor.check();
    // Ends after the earlier check has read the versions, because the database answers in order.
    await db.selectFrom('content_changes').select('id').execute();
    await db
      .insertInto('categories')
      .values({ slug: 'lamps', name: 'Lamps', hero_image: '/media/x.webp', placeholder: null, position: 1 })
      .execute();
    monitor.recordWrite();
    const laterCheck = monitor.check();
    pendingCompositions[1]?.(composition);
    const laterState = await laterCheck;
    expect(laterState?.versions.shop).not.toBe('');
    pendingCompositions[0]?.(composition);

    expect(await earlierCheck).toBe(laterState);
    expect(monitor.lastState).toBe(laterState);
    expect(monitor.getRecentState()).toBe(laterState);
  }));
