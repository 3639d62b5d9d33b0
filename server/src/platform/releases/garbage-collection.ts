import type { Database } from '../../database/database.ts';
import { readSnapshot, type RegistrySnapshot } from '../registry/registry.ts';
import { removeRelease } from './release-files.ts';
import type { Storage } from '../../storage/storage.ts';

/** Open tabs load chunks of a replaced release for this long. */
const KEEP_DAYS = 30;

/** Newest releases of each app that are kept regardless of their age. */
const KEEP_RELEASES = 10;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes the files of unused releases: those that were not published, live, a canary or a fallback within the last
 * thirty days, and are not among the ten newest of their app.
 * @returns the removed releases, as `app version`
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
  const kept = new Map<string, number>();
  const removed: string[] = [];
  for (const { app, version, published_at } of rows) {
    const newer = kept.get(app) ?? 0;
    kept.set(app, newer + 1);
    if (newer < KEEP_RELEASES || published_at >= since || used.has(`${app} ${version}`)) continue;
    // Recorded first, so that no rollback picks the release, and only if no rollback just did.
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

/** Returns the releases that pages used since that time: live releases, their fallbacks and canaries. */
async function versionsUsedSince(db: Database, since: string): Promise<Set<string>> {
  const used = new Set<string>();
  for (const { live, earlier, canaries } of await snapshotsSince(db, since)) {
    for (const [app, version] of Object.entries(live)) used.add(`${app} ${version}`);
    for (const [app, [fallback]] of Object.entries(earlier)) if (fallback) used.add(`${app} ${fallback}`);
    for (const [app, { version }] of Object.entries(canaries)) used.add(`${app} ${version}`);
  }
  return used;
}

/** Returns the snapshots since a time, and the one that was current at that time. */
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
