import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../src/database/database.ts';
import { createToken } from '../src/platform/tokens/tokens.ts';
import { packModifiedRelease } from '../src/testing/modified-release.ts';
import { ROOT, withBuiltSite } from './built-site.ts';
import { callAsTeam, sendLoad, wait } from './page-visit.ts';

/*
 * Deploys another release of the shop to the built site and rolls this release back, while requests are sent:
 *   npx tsx server/bench/deploy.ts [seconds] [requests per second]
 * The defaults are 60 and 50. Counts failed requests and mixed pages. A mixed page contains a file of a release that is
 * not in the snapshot of the page. Reports whether files of other apps changed. Exits with status 1 when a request
 * failed or a page was mixed.
 */

const [SECONDS = 60, RATE = 50] = process.argv.slice(2).map(Number);

await withBuiltSite(async ({ base, settings }) => {
  const db = await openDatabase(settings);
  const token = await createToken(db, { app: 'shop', name: 'bench', days: 1 });
  await db.destroy();
  const filesBefore = await listFilesOfOtherApps(settings.dataDir);
  const counts = { requests: 0, failed: 0, mixed: 0 };
  const load = sendLoad(base, counts, { seconds: SECONDS, requestsPerSecond: RATE });
  await wait(SECONDS / 3);
  const body = await packModifiedRelease(join(ROOT, 'shop-remote', 'dist', 'release'));
  const deployment = await measureTime(() =>
    callAsTeam({ method: 'PUT', url: `${base}/_releases/shop`, token, body }),
  );
  await wait(SECONDS / 3);
  const rollback = await measureTime(() =>
    callAsTeam({ method: 'POST', url: `${base}/_releases/shop/rollback`, token }),
  );
  await load;
  const filesAfter = await listFilesOfOtherApps(settings.dataDir);
  const result = {
    ...counts,
    deploy: deployment,
    rollback,
    othersUntouched: JSON.stringify(filesBefore) === JSON.stringify(filesAfter),
  };
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  if (counts.failed + counts.mixed > 0) process.exitCode = 1;
});

async function measureTime(work: () => Promise<unknown>): Promise<{ seconds: number; response: unknown }> {
  const startedAt = performance.now();
  const response = await work();
  return { seconds: Number(((performance.now() - startedAt) / 1000).toFixed(2)), response };
}

/**
 * Returns the path, modification time and SHA-256 hash of every stored release file that does not belong to the shop.
 */
async function listFilesOfOtherApps(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'releases');
  const paths = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(folder, 'shop')))
    .sort();
  return Promise.all(
    paths.map(async (path) => {
      const { mtimeMs } = await stat(path);
      return `${path} ${mtimeMs} ${createHash('sha256')
        .update(await readFile(path))
        .digest('hex')}`;
    }),
  );
}
