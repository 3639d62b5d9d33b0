import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { buildJsonExtract } from '../../database/dialect.ts';
import { parseJson } from '../../database/json-column.ts';
import { canarySchema, readSnapshot, type RegistrySnapshot } from '../registry/registry.ts';
import { isReleaseFolderOlderThan, listReleaseFolders, removeRelease } from './release-files.ts';
import type { Storage } from '../../storage/storage.ts';

/** Releases that were used within this many days are kept, because open tabs may still load their chunks. */
const KEEP_DAYS = 30;

/** Number of the newest releases of each app that are kept at any age. */
const KEEP_RELEASES = 10;

/** Number of snapshots that are read at a time. */
const BATCH_SIZE = 500;

/** Earlier live versions of an app, newest first. */
const earlierSchema = z.array(z.string());

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
  const changedBefore = new Date(now.getTime() - UNFINISHED_RELEASE_MS);
  const removedReleases: string[] = [];
  for (const { app, version } of await listReleaseFolders(storage, changedBefore)) {
    const row = await db
      .selectFrom('releases')
      .select('version')
      .where('app', '=', app)
      .where('version', '=', version)
      .where('files_removed_at', 'is', null)
      .executeTakeFirst();
    if (row) continue;
    // Reads the time of change again, because a deploy of this version may have begun after the folders were listed.
    if (!(await isReleaseFolderOlderThan(storage, app, version, changedBefore))) continue;
    await removeRelease(storage, app, version);
    removedReleases.push(`${app} ${version}`);
  }
  return removedReleases;
}

/**
 * Returns the releases (`app version`) that pages have used since a time (ISO 8601): live releases, fallbacks and
 * canaries.
 */
async function findVersionsUsedSince(db: Database, since: string): Promise<Set<string>> {
  const usedVersions = new Set<string>();
  const add = (app: string, version: string | null | undefined) => {
    if (version) usedVersions.add(`${app} ${version}`);
  };
  const addAll = (snapshot: RegistrySnapshot | undefined) => {
    const { live = {}, earlier = {}, canaries = {} } = snapshot ?? {};
    for (const [app, version] of Object.entries(live)) add(app, version);
    for (const [app, [fallback]] of Object.entries(earlier)) add(app, fallback);
    for (const [app, { version }] of Object.entries(canaries)) add(app, version);
  };
  let number = await findSnapshotNumberAt(db, since);
  addAll(await findSnapshot(db, number));
  for (;;) {
    const changes = await listChangesAfter(db, number);
    for (const { number: changeNumber, app, live, earlier, canary } of changes) {
      number = changeNumber;
      if (app === null) {
        addAll(await findSnapshot(db, changeNumber));
        continue;
      }
      add(app, live);
      add(app, earlier === null ? undefined : parseJson(earlierSchema, earlier)[0]);
      add(app, canary === null ? undefined : parseJson(canarySchema, canary).version);
    }
    if (changes.length < BATCH_SIZE) return usedVersions;
  }
}

/**
 * Returns the next {@link BATCH_SIZE} changes after a snapshot, oldest first. A change contains only the data of the
 * changed app; `app` and the data are null when several apps changed.
 */
function listChangesAfter(db: Database, number: number) {
  const app = { column: 'app' };
  return db
    .selectFrom('snapshots')
    .select([
      'number',
      'app',
      buildJsonExtract(db, 'live', app).as('live'),
      buildJsonExtract(db, 'earlier', app).as('earlier'),
      buildJsonExtract(db, 'canaries', app).as('canary'),
    ])
    .where('number', '>', number)
    .orderBy('number')
    .limit(BATCH_SIZE)
    .execute();
}

/** Returns the number of the snapshot that was current at a time (ISO 8601); 0 before the first snapshot. */
async function findSnapshotNumberAt(db: Database, time: string): Promise<number> {
  const row = await db
    .selectFrom('snapshots')
    .select('number')
    .where('created_at', '<', time)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? 0;
}

async function findSnapshot(db: Database, number: number): Promise<RegistrySnapshot | undefined> {
  const row = await db.selectFrom('snapshots').selectAll().where('number', '=', number).executeTakeFirst();
  return row && readSnapshot(row);
}
