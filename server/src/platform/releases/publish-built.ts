import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { transact } from '../../database/transact.ts';
import type { Storage } from '../../storage/storage.ts';
import { activateReleases, addRelease, currentSnapshot, findRelease } from '../registry/registry.ts';
import { builtReleases, storeRelease } from './release-files.ts';

/**
 * Publishes the releases that were built beside this server (`<app>/dist/release` below `root`) and makes them live,
 * all in one snapshot. A release that was published before changes nothing: a rollback outlives a restart.
 * @returns the published releases, as `app version`
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
  // In one transaction: a release that is stored but was never live would not be published at the next start.
  await transact(db, async (transaction) => {
    for (const release of fresh) await addRelease(transaction, release, 'npm start');
    const versions = Object.fromEntries(fresh.map(({ app, version }) => [app, version]));
    await activateReleases(transaction, versions, {
      kind: 'published',
      by: 'npm start',
      reason: 'built here',
    });
  });
  return fresh.map(({ app, version }) => `${app} ${version}`);
}
