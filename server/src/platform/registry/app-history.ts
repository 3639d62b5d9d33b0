import type { Database } from '../../database/database.ts';
import { type Canary, readSnapshot, type RegistrySnapshot } from './registry.ts';

/** A snapshot that may have changed an app, with the app's live version and canary in this snapshot. */
export interface AppChange extends Pick<
  RegistrySnapshot,
  'number' | 'createdAt' | 'createdBy' | 'reason' | 'kind' | 'app'
> {
  live: string | undefined;
  canary: Canary | undefined;
}

const HISTORY_LIMIT = 100;

/**
 * Returns the latest changes of an app, newest first.
 * @param before only changes before the snapshot with this number are returned
 */
export async function listAppChanges(
  db: Database,
  app: string,
  limit = HISTORY_LIMIT,
  before?: number,
): Promise<AppChange[]> {
  const rows = await db
    .selectFrom('snapshots')
    .selectAll()
    .where((condition) => condition.or([condition('app', '=', app), condition('app', 'is', null)]))
    .$if(before !== undefined, (changes) => changes.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const { live, canaries, ...change } = readSnapshot(row);
    return { ...change, live: live[app], canary: canaries[app] };
  });
}

/** Number of changes that {@link findLiveStart} reads at a time. */
const SEARCH_BATCH_SIZE = 20;

/**
 * Returns the change by which the live release of an app became live.
 * @param since the search, which goes back in time, may stop before this time (ISO 8601). If the release became live
 * before `since`, the result may be a later change that is also older than `since`.
 * @returns undefined when `version` is not live
 */
export async function findLiveStart(
  db: Database,
  app: string,
  version: string,
  since = '',
): Promise<AppChange | undefined> {
  let start: AppChange | undefined;
  for (;;) {
    const changes = await listAppChanges(db, app, SEARCH_BATCH_SIZE, start?.number);
    for (const change of changes) {
      if (change.live !== version) return start;
      start = change;
    }
    if (changes.length < SEARCH_BATCH_SIZE || (start && start.createdAt < since)) return start;
  }
}
