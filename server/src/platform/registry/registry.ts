import { isDeepStrictEqual } from 'node:util';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';

/** One state of the whole composition: which release of each app is live. */
export interface RegistrySnapshot {
  number: number;
  createdAt: string;
  createdBy: string;
  reason: string;
  /** Version by app. */
  live: Readonly<Record<string, string>>;
  /** What a part of the visitors gets instead, by app. */
  canaries: Readonly<Record<string, Canary>>;
}

/** A release on trial. */
export interface Canary {
  version: string;
  /** Of a hundred visitors, so many get it. */
  percent: number;
  /** When the trial began, ISO 8601. */
  since: string;
}

type State = Pick<RegistrySnapshot, 'live' | 'canaries'>;

/** How often a change is tried anew when others change the registry at the same moment. */
const TRIES = 20;

/** How far back the releases before the live ones are looked for. */
const HISTORY = 1_000;

/** The newest snapshot; undefined before anything was published. */
export async function currentSnapshot(db: Database): Promise<RegistrySnapshot | undefined> {
  return (await snapshots(db, 1))[0];
}

/** The newest snapshots, newest first. */
export async function snapshots(db: Database, limit = HISTORY): Promise<RegistrySnapshot[]> {
  const rows = await db.selectFrom('snapshots').selectAll().orderBy('number', 'desc').limit(limit).execute();
  return rows.map((row) => ({
    number: row.number,
    createdAt: row.created_at,
    createdBy: row.created_by,
    reason: row.reason,
    live: JSON.parse(row.live) as Record<string, string>,
    canaries: JSON.parse(row.canaries) as Record<string, Canary>,
  }));
}

/** For each app the version that was live before the one that is: what a page falls back to. */
export function versionsBefore(history: readonly RegistrySnapshot[]): Record<string, string> {
  const live = history[0]?.live ?? {};
  const before: Record<string, string> = {};
  for (const { live: then } of history) {
    for (const [app, version] of Object.entries(then)) {
      if (live[app] !== undefined && version !== live[app]) before[app] ??= version;
    }
  }
  return before;
}

export async function findRelease(
  db: Database,
  app: string,
  version: string,
): Promise<ReleaseDescription | undefined> {
  const row = await db
    .selectFrom('releases')
    .select('description')
    .where('app', '=', app)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && (JSON.parse(row.description) as ReleaseDescription);
}

/** Notes a release whose files are in the store; one that was swept, or is published again, counts as new. */
export async function addRelease(db: Database, release: ReleaseDescription, by: string): Promise<void> {
  const published = {
    description: JSON.stringify(release),
    published_at: new Date().toISOString(),
    published_by: by,
    swept_at: null,
  };
  await db
    .insertInto('releases')
    .values({ app: release.app, version: release.version, ...published })
    .onConflict((conflict) => conflict.columns(['app', 'version']).doUpdateSet(published))
    .execute();
}

/**
 * Keeps a release's files from being swept for as long as a new one's: it is about to be shown again. False when
 * there is none, or its files are gone.
 */
export async function keepRelease(db: Database, app: string, version: string): Promise<boolean> {
  const kept = await db
    .updateTable('releases')
    .set({ published_at: new Date().toISOString() })
    .where('app', '=', app)
    .where('version', '=', version)
    .where('swept_at', 'is', null)
    .returning('version')
    .execute();
  return kept.length > 0;
}

/** Rejects when a change must not be made on top of this state of things. */
export type Check = (current: RegistrySnapshot | undefined) => Promise<void>;

/**
 * Makes releases live, in one new snapshot; going back is a change like any other. A trial of the same app ends.
 * @param versions the version by app; apps that are not named stay as they are
 * @param check asked anew whenever somebody else's change came first
 * @returns the new snapshot, or the current one when it says so already
 */
export function makeLive(
  db: Database,
  versions: Readonly<Record<string, string>>,
  by: string,
  reason: string,
  check?: Check,
): Promise<RegistrySnapshot> {
  return change(
    db,
    by,
    reason,
    ({ live, canaries }) => ({
      live: { ...live, ...versions },
      canaries: without(canaries, Object.keys(versions)),
    }),
    check,
  );
}

/** Gives a part of the visitors another release than the live one; `check` as in {@link makeLive}. */
export function startCanary(
  db: Database,
  app: string,
  canary: Canary,
  by: string,
  check?: Check,
): Promise<RegistrySnapshot> {
  return change(
    db,
    by,
    `canary for ${canary.percent} %`,
    ({ live, canaries }) => ({ live, canaries: { ...canaries, [app]: canary } }),
    check,
  );
}

/** Ends the trial of this release, if it is still on; the live release is everybody's again. */
export function endCanary(
  db: Database,
  { app, version }: { app: string; version: string },
  by: string,
  reason: string,
): Promise<RegistrySnapshot> {
  return change(db, by, reason, ({ live, canaries }) => ({
    live,
    canaries: canaries[app]?.version === version ? without(canaries, [app]) : canaries,
  }));
}

function without<T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}

/** Writes the next snapshot, unless nothing would change; tries anew when somebody else was faster. */
async function change(
  db: Database,
  by: string,
  reason: string,
  next: (current: State) => State,
  check?: Check,
): Promise<RegistrySnapshot> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const current = await currentSnapshot(db);
    await check?.(current);
    const { live, canaries } = next(current ?? { live: {}, canaries: {} });
    if (
      current &&
      isDeepStrictEqual({ live, canaries }, { live: current.live, canaries: current.canaries })
    ) {
      return current;
    }
    const number = (current?.number ?? 0) + 1;
    const createdAt = new Date().toISOString();
    // The number is the table's key: of two changes at once one is refused, and looks again.
    const added = await db
      .insertInto('snapshots')
      .values({
        number,
        created_at: createdAt,
        created_by: by,
        reason,
        live: JSON.stringify(live),
        canaries: JSON.stringify(canaries),
      })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('number')
      .execute();
    if (added.length > 0) return { number, createdAt, createdBy: by, reason, live, canaries };
  }
  throw new Error('The registry kept changing while it was being changed.');
}
