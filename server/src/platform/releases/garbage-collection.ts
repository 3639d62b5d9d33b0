import type { Database } from '../../database/database.ts';
import { readSnapshot, type RegistrySnapshot } from '../registry/registry.ts';
import { removeRelease } from './release-files.ts';
import type { Storage } from '../../storage/storage.ts';

/** Releases of the last 30 days are kept, because open tabs may still load their chunks. */
const KEEP_DAYS = 30;

/** The newest releases of each app are kept at any age. */
const KEEP_RELEASES = 10;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes the files of unused releases. Keeps the ten newest releases of each app, and all releases that were
 * published, live, a canary or a fallback within the last thirty days.
 * @returns the releases with deleted files, as `app version`
 */
export async function deleteUnusedReleases(
  db: Database,
  storage: Storage,
  now = new Date(),
): Promise<string[]> {
  const since = new Date(now.getTime() - KEEP_DAYS * DAY_MS).toISOString();
  const used = await versionsUsedSince(db, since);
  const rows = await db
    .selectFrom('releases')
    .select(['app', 'version', 'published_at'])
    .where('files_removed_at', 'is', null)
    .orderBy('published_at', 'desc')
    .execute();
  const keptCounts = new Map<string, number>();
  const removed: string[] = [];
  for (const { app, version, published_at } of rows) {
    const newer = keptCounts.get(app) ?? 0;
    keptCounts.set(app, newer + 1);
    if (newer < KEEP_RELEASES || published_at >= since || used.has(`${app} ${version}`)) continue;
    // Recorded before the files are deleted, so that a rollback cannot select the release. The update finds
    // no row when a rollback has just renewed `published_at`.
    const updated = await db
      .updateTable('releases')
      .set({ files_removed_at: now.toISOString() })
      .where('app', '=', app)
      .where('version', '=', version)
      .where('published_at', '=', published_at)
      .returning('version')
      .execute();
    if (updated.length === 0) continue;
    await removeRelease(storage, app, version);
    removed.push(`${app} ${version}`);
  }
  return removed;
}

/** Returns the releases that pages have used since a time: live releases, fallbacks and canaries. */
async function versionsUsedSince(db: Database, since: string): Promise<Set<string>> {
  const used = new Set<string>();
  for (const { live, earlier, canaries } of await snapshotsSince(db, since)) {
    for (const [app, version] of Object.entries(live)) used.add(`${app} ${version}`);
    for (const [app, [fallback]] of Object.entries(earlier)) if (fallback) used.add(`${app} ${fallback}`);
    for (const [app, { version }] of Object.entries(canaries)) used.add(`${app} ${version}`);
  }
  return used;
}

/** Returns the snapshot that was current at a time and all later ones. */
async function snapshotsSince(db: Database, since: string): Promise<RegistrySnapshot[]> {
  const current = await db
    .selectFrom('snapshots')
    .select('number')
    .where('created_at', '<', since)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const rows = await db
    .selectFrom('snapshots')
    .selectAll()
    .where('number', '>=', current?.number ?? 0)
    .execute();
  return rows.map(readSnapshot);
}
