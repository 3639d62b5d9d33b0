import type { Database } from '../../database/database.ts';
import { snapshots } from '../registry/registry.ts';
import { removeRelease } from './release-files.ts';
import type { Storage } from '../../storage/storage.ts';

/** A tab that has been open for longer is loaded anew by its browser, or its person. */
const KEEP_DAYS = 30;

/** So many releases of each app can always be gone back to, however old. */
const KEEP_RELEASES = 10;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes the files of releases that no open tab and no team needs any more: neither live, on trial nor fallen
 * back to within the last thirty days, nor published in them, and not among their app's last ten.
 * @returns what was removed, as `app version`
 */
export async function sweepReleases(db: Database, storage: Storage, now = new Date()): Promise<string[]> {
  const since = new Date(now.getTime() - KEEP_DAYS * DAY_MS).toISOString();
  const needed = await neededSince(db, since);
  const rows = await db
    .selectFrom('releases')
    .select(['app', 'version', 'published_at'])
    .where('swept_at', 'is', null)
    .orderBy('published_at', 'desc')
    .execute();
  const kept = new Map<string, number>();
  const removed: string[] = [];
  for (const { app, version, published_at } of rows) {
    const newer = kept.get(app) ?? 0;
    kept.set(app, newer + 1);
    if (newer < KEEP_RELEASES || published_at >= since || needed.has(`${app} ${version}`)) continue;
    // Noted first, so that nobody goes back to a release that loses its files; and only if nobody just did.
    const swept = await db
      .updateTable('releases')
      .set({ swept_at: now.toISOString() })
      .where('app', '=', app)
      .where('version', '=', version)
      .where('published_at', '=', published_at)
      .returning('version')
      .execute();
    if (swept.length === 0) continue;
    await removeRelease(storage, app, version);
    removed.push(`${app} ${version}`);
  }
  return removed;
}

/** Whatever pages were made of at some time since: live releases, those they fall back to, those on trial. */
async function neededSince(db: Database, since: string): Promise<Set<string>> {
  const needed = new Set<string>();
  const current = new Map<string, string>();
  const before = new Map<string, string>();
  const history = (await snapshots(db, Number.MAX_SAFE_INTEGER)).reverse();
  for (const [index, { live, canaries }] of history.entries()) {
    for (const [app, version] of Object.entries(live)) {
      const then = current.get(app);
      if (then !== undefined && then !== version) before.set(app, then);
      current.set(app, version);
    }
    const until = history[index + 1]?.createdAt;
    if (until !== undefined && until < since) continue;
    for (const [app, version] of [...current, ...before]) needed.add(`${app} ${version}`);
    for (const [app, { version }] of Object.entries(canaries)) needed.add(`${app} ${version}`);
  }
  return needed;
}
