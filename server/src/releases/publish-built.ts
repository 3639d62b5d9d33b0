import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import type { Storage } from '../storage/storage.ts';
import { addRelease, currentSnapshot, findRelease, makeLive } from './registry.ts';
import { builtReleases, storeRelease } from './release-files.ts';

/**
 * Publishes what was built beside this server (`<app>/dist/release` below `root`) and makes it live, all in
 * one snapshot. A release that the store knows already changes nothing: what was taken back stays so.
 * @returns what was published, as `app version`
 */
export async function publishBuilt(db: Database, storage: Storage, root: string): Promise<string[]> {
  const fresh: Record<string, string> = {};
  const known = (await currentSnapshot(db))?.live ?? {};
  for (const { folder, release } of await builtReleases(root)) {
    const { app, version } = release;
    if (known[app] !== undefined && (await findRelease(db, app, version))) continue;
    await storeRelease(storage, release, (path) => readFile(join(folder, path)));
    await addRelease(db, release, 'npm start');
    fresh[app] = version;
  }
  if (Object.keys(fresh).length > 0) await makeLive(db, fresh, 'npm start', 'built here');
  return Object.entries(fresh).map(([app, version]) => `${app} ${version}`);
}
