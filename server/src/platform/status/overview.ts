import { isDeepStrictEqual } from 'node:util';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { type ContractUse, contractUses, deprecationsOf } from '../contracts/contract-uses.ts';
import { flagsOf } from '../registry/composition.ts';
import { type Canary, findRelease, type RegistrySnapshot, listSnapshots } from '../registry/registry.ts';
import { releaseStates, type ReleaseState } from './release-states.ts';
import { readReleaseCounts, type ReleaseCounts } from '../canaries/release-counts.ts';

/** Largest number of other stored releases that are shown with their counts. */
const MAX_COMPARED = 3;

const ALL_TIME = new Date(0).toISOString();

/** A change of the live release, or the start or end of a canary. */
interface HistoryEntry {
  snapshot: number;
  at: string;
  by: string;
  reason: string;
  version: string;
  isLive: boolean;
}

/** The releases of one app. */
export interface AppOverview {
  app: string;
  live: string;
  /** Time at which the live release became live. */
  since: string;
  by: string;
  canary: (Canary & { counts: ReleaseCounts }) | undefined;
  /** Counts of the live release since it became live. */
  counts: ReleaseCounts;
  /** Counts of the newest stored releases besides the live release and the canary. */
  earlier: { version: string; counts: ReleaseCounts }[];
  /** Newest first. */
  history: HistoryEntry[];
  /** Possible targets of a rollback: stored releases that were live and not rolled back, newest first. */
  kept: string[];
  /** Flags of the live release. */
  flags: { name: string; on: boolean }[];
  /** Deprecated exports, links and events that the live release uses, one sentence each. */
  deprecations: string[];
  /** The other stored releases, newest first. */
  other: { version: string; state: ReleaseState }[];
}

export interface Overview {
  snapshot: number;
  apps: AppOverview[];
  /** The users of each link, slot and event. */
  contracts: ContractUse[];
}

/** Returns the live release of every app with its counts, history and rollback targets. */
export async function releasesOverview(db: Database): Promise<Overview> {
  const history = await listSnapshots(db);
  const [newest] = history;
  if (!newest) return { snapshot: 0, apps: [], contracts: [] };
  const live = await liveReleases(db, newest);
  const apps = await Promise.all(
    Object.entries(newest.live).map(async ([app, version]): Promise<AppOverview> => {
      const changes = changesOf(app, history);
      const lastChange = changes.find(({ isLive }) => isLive);
      const since = lastChange?.at ?? newest.createdAt;
      const canary = newest.canaries[app];
      const stored = await storedVersions(db, app, version);
      const states = releaseStates(app, history);
      const stateOf = (each: string) => states.get(each) ?? 'preview';
      return {
        app,
        live: version,
        since,
        by: lastChange?.by ?? newest.createdBy,
        canary: canary && {
          ...canary,
          counts: await readReleaseCounts(db, app, canary.version, canary.since),
        },
        counts: await readReleaseCounts(db, app, version, since),
        history: changes,
        earlier: await Promise.all(
          stored
            .filter((each) => each !== canary?.version)
            .slice(0, MAX_COMPARED)
            .map(async (each) => ({
              version: each,
              counts: await readReleaseCounts(db, app, each, ALL_TIME),
            })),
        ),
        flags: await flagStates(db, newest, app, version),
        kept: stored.filter((each) => stateOf(each) === 'was live'),
        deprecations:
          live?.remotes.flatMap((each) => (each.app === app ? deprecationsOf(each, live) : [])) ?? [],
        other: stored.flatMap((each) => {
          const state = stateOf(each);
          return state === 'was live' ? [] : [{ version: each, state }];
        }),
      };
    }),
  );
  return {
    snapshot: newest.number,
    apps: apps.sort((a, b) => (a.app < b.app ? -1 : 1)),
    contracts: live ? contractUses(live) : [],
  };
}

/** Returns the live releases; undefined without a shell. */
async function liveReleases(
  db: Database,
  { live }: RegistrySnapshot,
): Promise<{ shell: ReleaseDescription; remotes: ReleaseDescription[] } | undefined> {
  const found = await Promise.all(
    Object.entries(live).map(([app, version]) => findRelease(db, app, version)),
  );
  const releases = found.filter((release) => release !== undefined);
  const shell = releases.find(({ app }) => app === 'shell');
  return shell && { shell, remotes: releases.filter((release) => release !== shell) };
}

async function flagStates(
  db: Database,
  { flags }: RegistrySnapshot,
  app: string,
  version: string,
): Promise<{ name: string; on: boolean }[]> {
  const release = await findRelease(db, app, version);
  return release ? flagsOf(release).map((name) => ({ name, on: flags[app]?.includes(name) ?? false })) : [];
}

/** Returns the changes of an app's live release, canary and flags, newest first. */
function changesOf(app: string, history: readonly RegistrySnapshot[]): HistoryEntry[] {
  return history.flatMap(
    ({ number, createdAt, createdBy, reason, kind, app: changed, live, canaries }, index) => {
      const before = history[index + 1];
      const [version, canary] = [live[app], canaries[app]];
      const previousCanary = before?.canaries[app];
      const isLive = version !== undefined && version !== before?.live[app];
      const isFlag = kind === 'flag_switched' && changed === app;
      if (!isLive && !isFlag && isDeepStrictEqual(canary, previousCanary)) return [];
      const shown = isLive || isFlag ? version : (canary ?? previousCanary)?.version;
      return [{ snapshot: number, at: createdAt, by: createdBy, reason, version: shown ?? '', isLive }];
    },
  );
}

async function storedVersions(db: Database, app: string, live: string): Promise<string[]> {
  const rows = await db
    .selectFrom('releases')
    .select('version')
    .where('app', '=', app)
    .where('version', '!=', live)
    .where('files_removed_at', 'is', null)
    .orderBy('published_at', 'desc')
    .execute();
  return rows.map(({ version }) => version);
}
