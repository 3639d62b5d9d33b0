import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/database.ts';
import { transact } from '../../database/transact.ts';
import type { Storage } from '../../storage/storage.ts';
import {
  activateReleases,
  addRelease,
  currentSnapshot,
  findRelease,
  type RegistrySnapshot,
} from '../registry/registry.ts';
import { type BuiltRelease, builtReleases, restoreRelease, storeRelease } from './release-files.ts';

export interface PublishOptions {
  /** Apps whose built release is published although a team deployed or retired them; `all` for every app. */
  replace?: readonly string[];
  /**
   * Checks releases together before they become live.
   * @returns a message for each problem
   */
  check?(releases: readonly BuiltRelease[]): Promise<string[]>;
  /** Receives one line for each release that was not published or was repaired. */
  announce?(line: string): void;
}

/**
 * Publishes the releases that were built beside this server (`<app>/dist/release` below `root`) and makes them live,
 * all in one snapshot. A release that was published before changes nothing, except that damaged files in the store
 * are written again. Releases that a team has deployed or retired stay as they are unless `replace` names their app.
 * @returns the published releases, as `app version`
 */
export async function publishBuiltReleases(
  db: Database,
  storage: Storage,
  root: string,
  { replace = [], check, announce = () => undefined }: PublishOptions = {},
): Promise<string[]> {
  const current = await currentSnapshot(db);
  const fresh: BuiltRelease[] = [];
  for (const built of await builtReleases(root)) {
    const { app, version } = built.release;
    const isReplaced = replace.includes(app) || replace.includes('all');
    const known = await findRelease(db, app, version);
    if (known) {
      const restored = await restoreRelease(storage, known, readerOf(built));
      if (restored.length > 0) announce(`restored ${restored.length} damaged files of ${app} ${version}`);
    }
    if (current?.live[app] === version || (known && current?.live[app] !== undefined && !isReplaced))
      continue;
    const owner = isReplaced ? undefined : await teamStateOf(db, app, current);
    if (owner === undefined) fresh.push(built);
    else if (!known) {
      announce(
        `${app} ${version} was built here but is not published: ${owner}. To publish it: npm start -- --publish ${app}`,
      );
    }
  }
  if (fresh.length === 0) return [];
  const problems = (await hasTeamReleases(db, current)) ? ((await check?.(fresh)) ?? []) : [];
  const names = fresh.map(({ release }) => `${release.app} ${release.version}`);
  if (problems.length > 0) {
    announce(`not published: ${names.join(', ')}. ${problems.join(' ')}`);
    return [];
  }
  for (const built of fresh) await storeRelease(storage, built.release, readerOf(built));
  // In one transaction: a release that is stored but was never live would not be published at the next start.
  await transact(db, async (transaction) => {
    for (const { release } of fresh) await addRelease(transaction, release, 'npm start');
    const versions = Object.fromEntries(fresh.map(({ release: { app, version } }) => [app, version]));
    await activateReleases(transaction, versions, {
      kind: 'published',
      by: 'npm start',
      reason: 'built here',
    });
  });
  return names;
}

/** Returns whether a team has deployed any of the live apps; the built releases were not tested with it. */
async function hasTeamReleases(db: Database, current: RegistrySnapshot | undefined): Promise<boolean> {
  for (const app of Object.keys(current?.live ?? {})) {
    if (await isDeployedByTeam(db, app)) return true;
  }
  return false;
}

const readerOf =
  ({ folder }: BuiltRelease) =>
  (path: string) =>
    readFile(join(folder, path)).catch(() => undefined);

/** Returns why a built release must not replace the live one; undefined when it may. */
async function teamStateOf(
  db: Database,
  app: string,
  current: RegistrySnapshot | undefined,
): Promise<string | undefined> {
  const live = current?.live[app];
  if (live === undefined) return current?.earlier[app]?.length ? `${app} was retired` : undefined;
  return (await isDeployedByTeam(db, app)) ? `its team deployed ${live}` : undefined;
}

/** Returns whether a team has ever deployed the app; then builds of the server's owner do not replace its releases. */
async function isDeployedByTeam(db: Database, app: string): Promise<boolean> {
  const row = await db
    .selectFrom('snapshots')
    .select('number')
    .where('app', '=', app)
    .where('kind', 'in', ['deployed', 'promoted', 'canary_started'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
