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

/** The apps of a snapshot. `number` is 0 before the first snapshot. */
export type RegistryState = Pick<RegistrySnapshot, 'number' | 'live' | 'earlier' | 'canaries' | 'flags'>;

const NO_APPS: RegistryState = { number: 0, live: {}, earlier: {}, canaries: {}, flags: {} };

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

/** Returns the state with these releases live, by app. Ends the canaries of the same apps. */
export function setLive(
  { live, earlier, canaries, ...state }: RegistryState,
  versions: Readonly<Record<string, string>>,
  kind: ChangeKind,
): RegistryState {
  return {
    ...state,
    live: { ...live, ...versions },
    earlier: { ...earlier, ...computeEarlierVersions({ live, earlier }, versions, kind) },
    canaries: omitKeys(canaries, Object.keys(versions)),
  };
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

/** Returns the state without an app and its canary. A rollback restores the last live release of the app. */
export function removeApp({ live, earlier, ...state }: RegistryState, app: string): RegistryState {
  const fallbacks = [live[app] ?? [], earlier[app] ?? []].flat().slice(0, MAX_EARLIER_PER_APP);
  const nextState = { ...state, live: omitKeys(live, [app]), earlier: { ...earlier, [app]: fallbacks } };
  return setCanary(nextState, app, undefined);
}

/** Returns the state with another canary of an app, or without one. */
export function setCanary(state: RegistryState, app: string, canary: Canary | undefined): RegistryState {
  const otherCanaries = omitKeys(state.canaries, [app]);
  return { ...state, canaries: canary ? { ...otherCanaries, [app]: canary } : otherCanaries };
}

/** Returns the state without the canary of an app, if that canary still has this version. */
export const endCanary = (state: RegistryState, app: string, version: string): RegistryState =>
  state.canaries[app]?.version === version ? setCanary(state, app, undefined) : state;

/** Returns the state with a flag of an app on or off. */
export function setFlag(state: RegistryState, app: string, flag: string, isOn: boolean): RegistryState {
  const otherFlags = (state.flags[app] ?? []).filter((name) => name !== flag);
  return { ...state, flags: { ...state.flags, [app]: isOn ? [...otherFlags, flag].sort() : otherFlags } };
}

function omitKeys<T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}

/**
 * Writes the next snapshot, unless nothing changes. Tries again when another change was written first, up to {@link
 * MAX_ATTEMPTS} times.
 * @param apps the changed apps
 * @param computeNext returns the next state from the current one, at each attempt; throws when the change must not be
 * made
 * @returns the new snapshot, or the current snapshot when nothing changes
 * @throws any error of `computeNext`, or an error when every attempt fails
 */
export async function changeRegistry(
  db: Database,
  apps: readonly string[],
  { kind, by: createdBy, reason }: Change,
  computeNext: (current: RegistryState) => RegistryState | Promise<RegistryState>,
): Promise<RegistrySnapshot> {
  const app = apps.length === 1 ? apps[0] : undefined;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const current = await findCurrentSnapshot(db);
    const { live, earlier, canaries, flags } = await computeNext(current ?? NO_APPS);
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
        created_by: createdBy,
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
      return { number, createdAt, createdBy, reason, kind, app, live, earlier, canaries, flags };
    }
  }
  throw new Error('The registry kept changing during the change.');
}
