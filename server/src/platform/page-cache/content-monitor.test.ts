import { test } from '../../testing/app.ts';
import { addCategory } from '../../testing/counting-site.ts';
import { ContentMonitor } from './content-monitor.ts';

test('returns the versions after a write of this process, although an earlier check is still running', async (app) => {
  const { db } = app;
  const monitor = new ContentMonitor(db);
  const earlierVersions = monitor.getVersions();
  // Ends after the earlier check has read the versions, because the database answers in order.
  await db.selectFrom('content_changes').select('id').execute();
  await addCategory({ db }, 'Lamps');
  monitor.recordWrite();
  const versions = await monitor.getVersions();
  expect(versions?.shop).not.toBe('');
  await earlierVersions;
  expect(await monitor.getVersions()).toBe(versions);
});

test('returns the last known versions while the database is unavailable', async ({ db }) => {
  const monitor = new ContentMonitor(db);
  const versions = await monitor.getVersions();
  await db.destroy();
  monitor.recordWrite();
  expect(await monitor.getVersions()).toBe(versions);
  expect(monitor.isDatabaseDown).toBe(true);
});
