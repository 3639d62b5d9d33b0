import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import type { Database } from '../database/database.ts';
import type { Storage } from '../storage/storage.ts';
import { addRelease, currentSnapshot, findRelease, makeLive } from './registry.ts';
import { builtReleases, storeBuiltRelease } from './release-files.ts';

/**
 * Publishes what was built beside this server (`<app>/dist/release` below `root`) and makes it live, all in
 * one snapshot. A release that the store knows already changes nothing: what was taken back stays so.
 * @returns what was published, as `app version`
 */
export async function publishBuilt(db: Database, storage: Storage, root: string): Promise<string[]> {
  const fresh: Record<string, string> = {};
  const known = (await currentSnapshot(db))?.live ?? {};
  for (const folder of await builtReleases(root)) {
    const built = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as ReleaseDescription;
    const { app, version } = built;
    if (known[app] !== undefined && (await findRelease(db, app, version))) continue;
    await storeBuiltRelease(storage, folder);
    await addRelease(db, built, 'npm start');
    fresh[app] = version;
  }
  if (Object.keys(fresh).length > 0) await makeLive(db, fresh, 'npm start', 'built here');
  return Object.entries(fresh).map(([app, version]) => `${app} ${version}`);
}
