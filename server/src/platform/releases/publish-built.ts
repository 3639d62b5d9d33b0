import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { transact } from '../../database/transact.ts';
import type { Storage } from '../../storage/storage.ts';
import { addRelease, currentSnapshot, findRelease, makeLive } from '../registry/registry.ts';
import { builtReleases, storeRelease } from './release-files.ts';

/**
 * Publishes what was built beside this server (`<app>/dist/release` below `root`) and makes it live, all in
 * one snapshot. A release that the store knows already changes nothing: what was taken back stays so.
 * @returns what was published, as `app version`
 */
export async function publishBuilt(db: Database, storage: Storage, root: string): Promise<string[]> {
  const fresh: ReleaseDescription[] = [];
  const known = (await currentSnapshot(db))?.live ?? {};
  for (const { folder, release } of await builtReleases(root)) {
    const { app, version } = release;
    if (known[app] !== undefined && (await findRelease(db, app, version))) continue;
    await storeRelease(storage, release, (path) => readFile(join(folder, path)));
    fresh.push(release);
  }
  if (fresh.length === 0) return [];
  // All at once: a release that is noted but was never live would count as taken back at the next start.
  await transact(db, async (transaction) => {
    for (const release of fresh) await addRelease(transaction, release, 'npm start');
    const versions = Object.fromEntries(fresh.map(({ app, version }) => [app, version]));
    await makeLive(transaction, versions, 'npm start', 'built here');
  });
  return fresh.map(({ app, version }) => `${app} ${version}`);
}
