import type { Database } from '../../database/database.ts';
import { readSnapshot } from '../registry/registry.ts';
import { removeRelease } from './release-files.ts';
import type { Storage } from '../../storage/storage.ts';

/** Releases that were used within this many days are kept, because open tabs may still load their chunks. */
const KEEP_DAYS = 30;

/** Number of the newest releases of each app that are kept at any age. */
const KEEP_RELEASES = 10;

/** Number of snapshots that are read at a time. */
const BATCH_SIZE = 500;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Age at which the files of an interrupted deploy or of an interrupted deletion are deleted. */
const UNFINISHED_RELEASE_MS = DAY_MS;

/**
 * Deletes the files of unused releases. Keeps the {@link KEEP_RELEASES} newest releases of each app, and all releases
 * that were published or used within the last {@link KEEP_DAYS} days. Also calls {@link deleteOrphanFolders}.
 * @returns the releases with deleted files, as `app version`
 */
export async function deleteUnusedReleases(
  db: Database,
  storage: Storage,
  now = new Date(),
): Promise<string[]> {
  const since = new Date(now.getTime() - KEEP_DAYS * DAY_MS).toISOString();
  const usedVersions = await findVersionsUsedSince(db, since);
  const rows = await db
    .selectFrom('releases')
    .select(['app', 'version', 'published_at'])
    .where('files_removed_at', 'is', null)
    .orderBy('published_at', 'desc')
    .execute();
  const releaseCounts = new Map<string, number>();
  const removedReleases: string[] = [];
  for (const { app, version, published_at } of rows) {
    const newerReleases = releaseCounts.get(app) ?? 0;
    releaseCounts.set(app, newerReleases + 1);
    if (newerReleases < KEEP_RELEASES || published_at >= since || usedVersions.has(`${app} ${version}`))
      continue;
    // Records the deletion before the files are deleted, because a rollback must not select a release without files.
    // The update finds no row when a rollback or a deploy has just renewed `published_at`.
    const updatedRows = await db
      .updateTable('releases')
      .set({ files_removed_at: now.toISOString() })
      .where('app', '=', app)
      .where('version', '=', version)
      .where('published_at', '=', published_at)
      .returning('version')
      .execute();
    if (updatedRows.length === 0) continue;
    await removeRelease(storage, app, version);
    removedReleases.push(`${app} ${version}`);
  }
  return [...removedReleases, ...(await deleteOrphanFolders(db, storage, now))];
}

/**
 * Deletes release folders that have no row in the database, or a row that marks the files as removed. These folders
 * remain when the server stops during a deploy or a deletion. Keeps folders that were changed within {@link
 * UNFINISHED_RELEASE_MS}, because a deploy stores the files before it adds the row.
 */
async function deleteOrphanFolders(db: Database, storage: Storage, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('releases')
    .select(['app', 'version'])
    .where('files_removed_at', 'is', null)
    .execute();
  const stored = new Set(rows.map(({ app, version }) => `${app} ${version}`));
  const changedBefore = new Date(now.getTime() - UNFINISHED_RELEASE_MS);
  const removedReleases: string[] = [];
  for (const app of await storage.listFolders('releases', now)) {
    for (const version of await storage.listFolders(`releases/${app}`, changedBefore)) {
      if (stored.has(`${app} ${version}`)) continue;
      await removeRelease(storage, app, version);
      removedReleases.push(`${app} ${version}`);
    }
  }
  return removedReleases;
}

/**
 * Returns the releases (`app version`) that pages have used since a time (ISO 8601): live releases, fallbacks and
 * canaries.
 */
async function findVersionsUsedSince(db: Database, since: string): Promise<Set<string>> {
  const usedVersions = new Set<string>();
  // The snapshot that was current at this time, and then the later snapshots.
  let rows = await db
    .selectFrom('snapshots')
    .selectAll()
    .where('created_at', '<', since)
    .orderBy('number', 'desc')
    .limit(1)
    .execute();
  let number = 0;
  do {
    for (const { number: snapshotNumber, live, earlier, canaries } of rows.map(readSnapshot)) {
      number = snapshotNumber;
      for (const [app, version] of Object.entries(live)) usedVersions.add(`${app} ${version}`);
      for (const [app, [fallback]] of Object.entries(earlier)) usedVersions.add(`${app} ${fallback}`);
      for (const [app, { version }] of Object.entries(canaries)) usedVersions.add(`${app} ${version}`);
    }
    rows = await db
      .selectFrom('snapshots')
      .selectAll()
      .where('number', '>', number)
      .orderBy('number')
      .limit(BATCH_SIZE)
      .execute();
  } while (rows.length > 0);
  return usedVersions;
}
