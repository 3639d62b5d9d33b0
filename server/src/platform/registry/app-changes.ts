import type { Database } from '../../database/database.ts';
import { buildJsonExtract } from '../../database/dialect.ts';
import { parseJson } from '../../database/json-column.ts';
import {
  type Canary,
  canarySchema,
  type ChangeKind,
  type RegistrySnapshot,
  versionsSchema,
} from './registry.ts';

/** A snapshot that may have changed an app, with the app's live version and canary in this snapshot. */
export interface AppChange {
  number: number;
  createdAt: string;
  createdBy: string;
  reason: string;
  kind: ChangeKind;
  /** The changed app; undefined when several apps changed. */
  app: string | undefined;
  live: string | undefined;
  canary: Canary | undefined;
}

const HISTORY_LIMIT = 100;

/**
 * Returns the latest changes of an app, newest first. Reads only the app's part of each snapshot, because a whole
 * snapshot contains the versions of all apps and is large.
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
    .select(['number', 'created_at', 'created_by', 'reason', 'kind', 'app'])
    .select([
      buildJsonExtract(db, 'live', app).as('live'),
      buildJsonExtract(db, 'canaries', app).as('canary'),
    ])
    // An index on `app` and `number` contains all columns of the inner query.
    .where('number', 'in', (query) =>
      query
        .selectFrom('snapshots')
        .select('number')
        .where((condition) => condition.or([condition('app', '=', app), condition('app', 'is', null)]))
        .$if(before !== undefined, (changes) => changes.where('number', '<', before ?? 0))
        .orderBy('number', 'desc')
        .limit(limit),
    )
    .orderBy('number', 'desc')
    .execute();
  return rows.map((row) => ({
    number: row.number,
    createdAt: row.created_at,
    createdBy: row.created_by,
    reason: row.reason,
    kind: row.kind as ChangeKind,
    app: row.app ?? undefined,
    live: row.live ?? undefined,
    canary: row.canary === null ? undefined : parseJson(canarySchema, row.canary),
  }));
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

/**
 * Returns the apps whose live release may have changed at or after `since`. The live releases of all other apps have
 * not changed since then. Uses one query.
 * @param since ISO 8601
 */
export async function listRecentlyChangedApps(
  db: Database,
  { live: currentVersions }: Pick<RegistrySnapshot, 'live'>,
  since: string,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('snapshots')
    .select('app')
    // Versions are read only from the last snapshot before `since`, and from changes of several apps.
    .select((column) =>
      column
        .case()
        .when(column.or([column('app', 'is', null), column('created_at', '<', since)]))
        .then(column.ref('live'))
        .end()
        .as('live'),
    )
    .where((column) =>
      column(
        'number',
        '>=',
        column.fn.coalesce(
          column
            .selectFrom('snapshots')
            .select('number')
            .where('created_at', '<', since)
            .orderBy('number', 'desc')
            .limit(1),
          column.val(0),
        ),
      ),
    )
    .execute();
  const apps = rows.flatMap(({ app, live }) => {
    if (live === null) return app ?? [];
    const versions = parseJson(versionsSchema, live);
    return Object.keys(currentVersions).filter((name) => versions[name] !== currentVersions[name]);
  });
  return new Set(apps);
}
