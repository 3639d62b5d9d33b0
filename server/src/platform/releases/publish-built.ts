import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/database.ts';
import { transact } from '../../database/transactions.ts';
import type { Storage } from '../../storage/storage.ts';
import { changeRegistry, findCurrentSnapshot, type RegistrySnapshot, setLive } from '../registry/registry.ts';
import { addRelease, findRelease } from '../registry/stored-releases.ts';
import { type BuiltRelease, readBuiltReleases, restoreRelease, storeRelease } from './release-files.ts';

export interface PublishOptions {
  /**
   * Apps whose built release may replace any live release, or restore the app if it was retired; `all` for every app.
   */
  appsToReplace?: readonly string[];
  /**
   * Checks releases that become live together. Is called only if a team has ever deployed one of the live apps.
   * @returns a message for each problem
   */
  check?(releases: readonly BuiltRelease[]): Promise<string[]>;
  /** Prints a message about releases that are restored or not published. */
  announce?(line: string): void;
}

/**
 * Publishes the built releases (`<app>/dist/release` below `root`) and makes them live in one snapshot. Restores
 * damaged or missing stored files of releases that are already published. Skips built releases that are live. Unless
 * `appsToReplace` names the app, also skips apps that a team has deployed or retired, and built releases that were
 * published before, if their app is live.
 * @returns the published releases, as `app version`; [] when `check` finds problems
 */
export async function publishBuiltReleases(
  db: Database,
  storage: Storage,
  root: string,
  { appsToReplace = [], check, announce = () => undefined }: PublishOptions = {},
): Promise<string[]> {
  const current = await findCurrentSnapshot(db);
  const newReleases: BuiltRelease[] = [];
  for (const builtRelease of await readBuiltReleases(root)) {
    const { app, version } = builtRelease.release;
    const canReplaceLive = appsToReplace.includes(app) || appsToReplace.includes('all');
    const publishedRelease = await findRelease(db, app, version);
    if (publishedRelease) {
      const restoredFiles = await restoreRelease(storage, publishedRelease, createFileReader(builtRelease));
      if (restoredFiles.length > 0)
        announce(`restored ${restoredFiles.length} damaged files of ${app} ${version}`);
    }
    if (
      current?.live[app] === version ||
      (publishedRelease && current?.live[app] !== undefined && !canReplaceLive)
    )
      continue;
    const refusalReason = canReplaceLive ? undefined : await findRefusalReason(db, app, current);
    if (refusalReason === undefined) newReleases.push(builtRelease);
    else if (!publishedRelease) {
      announce(
        `${app} ${version} was built here but is not published: ${refusalReason}. To publish it: npm start -- --publish ${app}`,
      );
    }
  }
  if (newReleases.length === 0) return [];
  const problems = (await hasTeamReleases(db, current)) ? ((await check?.(newReleases)) ?? []) : [];
  const names = newReleases.map(({ release }) => `${release.app} ${release.version}`);
  if (problems.length > 0) {
    announce(`not published: ${names.join(', ')}. ${problems.join(' ')}`);
    return [];
  }
  for (const builtRelease of newReleases)
    await storeRelease(storage, builtRelease.release, createFileReader(builtRelease));
  // Uses one transaction, because a release that has a row but is not live might be skipped at later starts.
  await transact(db, async (transaction) => {
    for (const { release } of newReleases) await addRelease(transaction, release, 'npm start');
    const versions = Object.fromEntries(newReleases.map(({ release: { app, version } }) => [app, version]));
    const change = { kind: 'published', by: 'npm start', reason: 'built here' } as const;
    await changeRegistry(transaction, Object.keys(versions), change, (state) =>
      setLive(state, versions, change.kind),
    );
  });
  return names;
}

/**
 * Returns whether a team has ever deployed one of the live apps. The built releases must then be checked, because the
 * owner has not tested these builds with the releases of teams.
 */
async function hasTeamReleases(db: Database, current: RegistrySnapshot | undefined): Promise<boolean> {
  for (const app of Object.keys(current?.live ?? {})) {
    if (await isDeployedByTeam(db, app)) return true;
  }
  return false;
}

const createFileReader =
  ({ folder }: BuiltRelease) =>
  (path: string) =>
    readFile(join(folder, path)).catch(() => undefined);

/**
 * Returns the reason why the built release of an app must not become live; undefined when the release may become live.
 */
async function findRefusalReason(
  db: Database,
  app: string,
  current: RegistrySnapshot | undefined,
): Promise<string | undefined> {
  const liveVersion = current?.live[app];
  if (liveVersion === undefined) return current?.earlier[app]?.length ? `${app} was retired` : undefined;
  return (await isDeployedByTeam(db, app)) ? `its team deployed ${liveVersion}` : undefined;
}

/** Returns whether a team has ever deployed the app. */
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
