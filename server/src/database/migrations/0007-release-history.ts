import { type Kysely, sql } from 'kysely';

/** Largest number of earlier live releases that are stored for each app. */
const MAX_EARLIER_RELEASES = 10;

interface OldSnapshot {
  number: number;
  reason: string;
  live: string;
  canaries: string;
}

interface Tables {
  snapshots: OldSnapshot & { kind: string; app: string | null; earlier: string };
  releases: { app: string; version: string; description: string };
}

/**
 * Adds indexes, and adds columns to the snapshots. Renames a column of the releases and fields of the stored release
 * descriptions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const typedDb = db as Kysely<Tables>;
  await db.schema.alterTable('releases').renameColumn('swept_at', 'files_removed_at').execute();
  await db.schema
    .alterTable('snapshots')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('deployed'))
    .execute();
  await db.schema.alterTable('snapshots').addColumn('app', 'text').execute();
  await db.schema
    .alterTable('snapshots')
    .addColumn('earlier', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  await db.schema.createIndex('snapshots_by_app').on('snapshots').columns(['app', 'number']).execute();
  await db.schema.createIndex('releases_by_time').on('releases').columns(['app', 'published_at']).execute();
  await fillSnapshotColumns(typedDb);
  await renameDescriptionFields(typedDb);
}

type Versions = Record<string, string>;

async function fillSnapshotColumns(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom('snapshots')
    .select(['number', 'reason', 'live', 'canaries'])
    .orderBy('number')
    .execute();
  let previousSnapshot: { live: Versions; canaries: Record<string, unknown> } = { live: {}, canaries: {} };
  const earlier: Record<string, string[]> = {};
  for (const row of rows) {
    const live = JSON.parse(row.live) as Versions;
    const canaries = JSON.parse(row.canaries) as Record<string, unknown>;
    const kind = deriveKind(row.reason);
    const changedLiveApps = listChangedApps(previousSnapshot.live, live);
    for (const app of changedLiveApps) {
      const [previousVersion, currentVersion] = [previousSnapshot.live[app], live[app]];
      const history = earlier[app] ?? [];
      const rollbackIndex = currentVersion === undefined ? -1 : history.indexOf(currentVersion);
      if (kind === 'rolled_back' && rollbackIndex >= 0) earlier[app] = history.slice(rollbackIndex + 1);
      else if (previousVersion !== undefined) {
        earlier[app] = [
          previousVersion,
          ...history.filter((version) => version !== previousVersion && version !== currentVersion),
        ].slice(0, MAX_EARLIER_RELEASES);
      }
    }
    const affectedApps =
      changedLiveApps.length > 0 ? changedLiveApps : listChangedApps(previousSnapshot.canaries, canaries);
    const [app = null] = affectedApps.length === 1 ? affectedApps : [];
    await db
      .updateTable('snapshots')
      .set({ kind, app, earlier: JSON.stringify(earlier) })
      .where('number', '=', row.number)
      .execute();
    previousSnapshot = { live, canaries };
  }
}

function listChangedApps(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const apps = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...apps].filter((app) => JSON.stringify(before[app]) !== JSON.stringify(after[app]));
}

/** Derives the kind of a change from the reason that an earlier version of the server stored. */
function deriveKind(reason: string): string {
  if (reason === 'built here') return 'published';
  if (reason === 'taken back') return 'rolled_back';
  if (reason === 'promoted') return 'promoted';
  if (reason === 'trial stopped') return 'canary_stopped';
  if (reason.startsWith('canary for ')) return 'canary_started';
  if (reason.includes(' taken back: ')) return 'canary_failed';
  return 'deployed';
}

async function renameDescriptionFields(db: Kysely<Tables>): Promise<void> {
  const rows = await db.selectFrom('releases').select(['app', 'version', 'description']).execute();
  for (const { app, version, description } of rows) {
    const { territories, ...release } = JSON.parse(description) as Record<string, unknown>;
    if (territories === undefined) continue;
    const pages = (release['pages'] ?? []) as Record<string, unknown>[];
    const newDescription = {
      ...release,
      pages: pages.map(({ places, ...page }) => ({ ...page, slots: places ?? [] })),
      routePrefixes: territories,
    };
    await sql`update releases set description = ${JSON.stringify(newDescription)}
      where app = ${app} and version = ${version}`.execute(db);
  }
}
