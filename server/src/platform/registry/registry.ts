import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { parseJson } from '../../database/column-values.ts';
import type { SnapshotRow } from '../../database/platform-tables.ts';

/** A numbered state of the registry. */
export interface RegistrySnapshot {
  number: number;
  createdAt: string;
  createdBy: string;
  reason: string;
  kind: ChangeKind;
  /** The changed app; undefined when several apps changed. */
  app: string | undefined;
  /** Live version by app. */
  live: Readonly<Record<string, string>>;
  /** Earlier live versions by app, newest first. The first version is the fallback of pages. */
  earlier: Readonly<Record<string, readonly string[]>>;
  canaries: Readonly<Record<string, Canary>>;
  /** Names of the enabled flags by app. */
  flags: Readonly<Record<string, readonly string[]>>;
}

/** Kind of a change. `published`: the server made its built releases live at startup. */
export type ChangeKind =
  | 'published'
  | 'deployed'
  | 'rolled_back'
  | 'promoted'
  | 'canary_started'
  | 'canary_stopped'
  | 'canary_failed'
  | 'flag_switched'
  | 'retired';

/** A release that a share of the visitors gets. */
const canarySchema = z.object({
  version: z.string(),
  /** Share of the visitors in percent. */
  percent: z.number(),
  /** Start time, ISO 8601. */
  since: z.string(),
});
export type Canary = z.infer<typeof canarySchema>;

const versionsSchema = z.record(z.string(), z.string());
const listsByAppSchema = z.record(z.string(), z.array(z.string()));
const canariesSchema = z.record(z.string(), canarySchema);

/** Kind, author and reason of a change. */
export interface Change {
  kind: ChangeKind;
  by: string;
  /** Shown in the history. */
  reason: string;
}

type RegistryState = Pick<RegistrySnapshot, 'live' | 'earlier' | 'canaries' | 'flags'>;

/** Largest number of attempts to write a change while other processes change the registry. */
const MAX_ATTEMPTS = 20;

const MAX_EARLIER_PER_APP = 10;

/** Returns the newest snapshot; undefined before anything was published. */
export async function findCurrentSnapshot(db: Database): Promise<RegistrySnapshot | undefined> {
  const row = await db
    .selectFrom('snapshots')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && readSnapshot(row);
}

/** Parses a stored snapshot. @throws ZodError for invalid JSON columns */
export function readSnapshot(
  row: Omit<SnapshotRow, 'canaries' | 'flags'> & { canaries: string; flags: string },
): RegistrySnapshot {
  return {
    number: row.number,
    createdAt: row.created_at,
    createdBy: row.created_by,
    reason: row.reason,
    kind: row.kind as ChangeKind,
    app: row.app ?? undefined,
    live: parseJson(versionsSchema, row.live),
    earlier: parseJson(listsByAppSchema, row.earlier),
    canaries: parseJson(canariesSchema, row.canaries),
    flags: parseJson(listsByAppSchema, row.flags),
  };
}

/** Rejects when the current snapshot must not be changed. */
export type ChangeCheck = (current: RegistrySnapshot | undefined) => Promise<void>;

/**
 * Makes releases live in one new snapshot. Ends the canaries of the same apps.
 * @param versions version by app; other apps stay unchanged
 * @param check is called before each attempt; an attempt fails when another change was written first
 * @returns the new snapshot, or the current snapshot when nothing changes
 * @throws any error of `check`, or an error when every attempt fails
 */
export function activateReleases(
  db: Database,
  versions: Readonly<Record<string, string>>,
  change: Change,
  check?: ChangeCheck,
): Promise<RegistrySnapshot> {
  return writeSnapshot(
    db,
    Object.keys(versions),
    change,
    ({ live, earlier, canaries, flags }) => ({
      flags,
      live: { ...live, ...versions },
      earlier: { ...earlier, ...computeEarlierVersions({ live, earlier }, versions, change.kind) },
      canaries: omitKeys(canaries, Object.keys(versions)),
    }),
    check,
  );
}

/**
 * Returns the earlier versions of the changed apps after a change, newest first. A rollback to an earlier version
 * removes this version and all newer versions from the list.
 */
function computeEarlierVersions(
  { live, earlier }: Pick<RegistryState, 'live' | 'earlier'>,
  versions: Readonly<Record<string, string>>,
  kind: ChangeKind,
): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(versions).map(([app, version]) => {
      const fallbacks = earlier[app] ?? [];
      const current = live[app];
      const targetIndex = fallbacks.indexOf(version);
      if (kind === 'rolled_back' && targetIndex >= 0) return [app, fallbacks.slice(targetIndex + 1)];
      const otherVersions = fallbacks.filter((each) => each !== current && each !== version);
      if (current === undefined || current === version) return [app, otherVersions];
      return [app, [current, ...otherVersions].slice(0, MAX_EARLIER_PER_APP)];
    }),
  );
}

/** Removes an app from the live releases and ends its canary. A rollback restores the last live release of the app. */
export function retireApp(db: Database, app: string, change: Change): Promise<RegistrySnapshot> {
  return writeSnapshot(db, [app], change, ({ live, earlier, canaries, flags }) => {
    const fallbacks = [live[app] ?? [], earlier[app] ?? []].flat().slice(0, MAX_EARLIER_PER_APP);
    return {
      flags,
      live: omitKeys(live, [app]),
      earlier: { ...earlier, [app]: fallbacks },
      canaries: omitKeys(canaries, [app]),
    };
  });
}

/**
 * Shows a release to a share of the visitors. Replaces the app's current canary, if there is one.
 * @param check see {@link activateReleases}
 */
export function startCanary(
  db: Database,
  app: string,
  canary: Canary,
  changedBy: string,
  check?: ChangeCheck,
): Promise<RegistrySnapshot> {
  return writeSnapshot(
    db,
    [app],
    { kind: 'canary_started', by: changedBy, reason: `canary for ${canary.percent} %` },
    (state) => ({ ...state, canaries: { ...state.canaries, [app]: canary } }),
    check,
  );
}

/**
 * Ends the canary of an app if the canary still has this version.
 * @param check see {@link activateReleases}
 */
export function endCanary(
  db: Database,
  { app, version }: { app: string; version: string },
  change: Change,
  check?: ChangeCheck,
): Promise<RegistrySnapshot> {
  return writeSnapshot(
    db,
    [app],
    change,
    (state) => ({
      ...state,
      canaries: state.canaries[app]?.version === version ? omitKeys(state.canaries, [app]) : state.canaries,
    }),
    check,
  );
}

/** Switches a flag of an app on or off for all visitors. */
export function setFlag(
  db: Database,
  { app, flag, on }: { app: string; flag: string; on: boolean },
  changedBy: string,
): Promise<RegistrySnapshot> {
  const change: Change = {
    kind: 'flag_switched',
    by: changedBy,
    reason: `flag ${flag} ${on ? 'on' : 'off'}`,
  };
  return writeSnapshot(db, [app], change, (state) => {
    const otherFlags = (state.flags[app] ?? []).filter((name) => name !== flag);
    return {
      ...state,
      flags: { ...state.flags, [app]: on ? [...otherFlags, flag].sort() : otherFlags },
    };
  });
}

function omitKeys<T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}

/**
 * Writes the next snapshot, unless nothing changes. Tries again when another change was written first, up to {@link
 * MAX_ATTEMPTS} times.
 */
async function writeSnapshot(
  db: Database,
  apps: readonly string[],
  { kind, by: changedBy, reason }: Change,
  computeNextState: (current: RegistryState) => RegistryState,
  check?: ChangeCheck,
): Promise<RegistrySnapshot> {
  const app = apps.length === 1 ? apps[0] : undefined;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const current = await findCurrentSnapshot(db);
    await check?.(current);
    const { live, earlier, canaries, flags } = computeNextState(
      current ?? { live: {}, earlier: {}, canaries: {}, flags: {} },
    );
    const isSame =
      current && isDeepStrictEqual([live, canaries, flags], [current.live, current.canaries, current.flags]);
    if (isSame) return current;
    const number = (current?.number ?? 0) + 1;
    const createdAt = new Date().toISOString();
    // The number is the primary key, so the second of two concurrent changes adds no row and tries again.
    const addedRows = await db
      .insertInto('snapshots')
      .values({
        number,
        created_at: createdAt,
        created_by: changedBy,
        reason,
        kind,
        app: app ?? null,
        live: JSON.stringify(live),
        earlier: JSON.stringify(earlier),
        canaries: JSON.stringify(canaries),
        flags: JSON.stringify(flags),
      })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('number')
      .execute();
    if (addedRows.length > 0) {
      return { number, createdAt, createdBy: changedBy, reason, kind, app, live, earlier, canaries, flags };
    }
  }
  throw new Error('The registry kept changing during the change.');
}
