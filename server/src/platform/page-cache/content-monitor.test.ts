import { test } from '../../testing/app.ts';
import { addCategory } from '../../testing/counting-site.ts';
import { createContentMonitor } from './content-monitor.ts';

test('returns the versions after a write of this process, although an earlier check is still running', async (app) => {
  const { db } = app;
  const monitor = createContentMonitor(db);
  const earlierVersions = monitor.get();
  // Ends after the earlier check has read the versions, because the database answers in order.
  await db.selectFrom('content_changes').select('id').execute();
  await addCategory({ db }, 'Lamps');
  monitor.invalidate();
  const versions = await monitor.get();
  expect(versions?.shop).not.toBe('');
  await earlierVersions;
  expect(await monitor.get()).toBe(versions);
});

test('returns the last known versions while the database is unavailable', async ({ db }) => {
  const monitor = createContentMonitor(db);
  const versions = await monitor.get();
  await db.destroy();
  monitor.invalidate();
  expect(await monitor.get()).toBe(versions);
  expect(monitor.error).toBeDefined();
});
