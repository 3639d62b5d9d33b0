import { isDeepStrictEqual } from 'node:util';
import type { ReleaseDescription } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { type ContractUse, listContractUses, listDeprecationsFromUses } from '../contracts/contract-uses.ts';
import { listFlags } from '../registry/composition.ts';
import { type AppChange, findLiveStart, listAppChanges } from '../registry/app-changes.ts';
import { type Canary, findCurrentSnapshot, type RegistrySnapshot } from '../registry/registry.ts';
import { findRelease } from '../registry/stored-releases.ts';
import { deriveReleaseStates, type ReleaseState } from './release-states.ts';
import { readReleaseCounts, type ReleaseCounts } from '../canaries/release-counts.ts';

/** Largest number of stored releases, besides the live release and the canary, that are shown with their counts. */
const MAX_COMPARED = 3;

/** Largest number of stored releases that are listed for an app. */
const MAX_STORED = 100;

/** Largest number of listed changes of an app. */
const MAX_CHANGES = 100;

const ALL_TIME = new Date(0).toISOString();

/** A change of the live release, of the canary or of a flag. */
interface HistoryEntry {
  snapshot: number;
  at: string;
  by: string;
  reason: string;
  version: string;
  isLive: boolean;
}

export interface AppOverview {
  app: string;
  live: string;
  /** Time at which the live release became live. */
  since: string;
  /** Author of the change by which the live release became live. */
  by: string;
  canary: (Canary & { counts: ReleaseCounts }) | undefined;
  /** Counts of the live release, starting at `since`. */
  counts: ReleaseCounts;
  /** Counts of the newest stored releases other than the live release and the canary. */
  earlier: { version: string; counts: ReleaseCounts }[];
  /** Newest first. */
  history: HistoryEntry[];
  /** Stored releases with the state `was live`, newest first. */
  kept: string[];
  /** Flags of the live release. */
  flags: { name: string; on: boolean }[];
  /** Deprecated exports and links that the live release uses, one sentence each. */
  deprecations: string[];
  /** Stored releases that are neither live nor in `kept`, newest first. */
  other: { version: string; state: ReleaseState }[];
}

export interface Overview {
  snapshot: number;
  apps: AppOverview[];
  /** The apps that use each link and slot. */
  contracts: ContractUse[];
}

/** Returns the live release of every app with its counts, history and rollback targets. */
export async function readReleasesOverview(db: Database): Promise<Overview> {
  const snapshot = await findCurrentSnapshot(db);
  if (!snapshot) return { snapshot: 0, apps: [], contracts: [] };
  const releaseByApp = await readLiveReleases(db, snapshot);
  const shell = releaseByApp.get('shell');
  const releases = shell && {
    shell,
    remotes: [...releaseByApp.values()].filter((release) => release !== shell),
  };
  const contracts = releases ? listContractUses(releases) : [];
  const apps = await Promise.all(
    Object.entries(snapshot.live).map(async ([app, version]): Promise<AppOverview> => {
      const release = releaseByApp.get(app);
      const history = await listAppChanges(db, app, MAX_CHANGES + 1);
      const changes = listHistoryEntries(app, history);
      const liveStart = await findLiveStart(db, app, version);
      const since = liveStart?.createdAt ?? snapshot.createdAt;
      const canary = snapshot.canaries[app];
      const otherReleases = await listStoredReleases(db, app, version);
      const otherVersions = otherReleases.map((each) => each.version);
      const states = await readReleaseStates(db, app, otherReleases, history, snapshot.earlier[app] ?? []);
      const getState = (each: string) => states.get(each) ?? 'preview';
      return {
        app,
        live: version,
        since,
        by: liveStart?.createdBy ?? snapshot.createdBy,
        canary: canary && {
          ...canary,
          counts: await readReleaseCounts(db, app, canary.version, canary.since),
        },
        counts: await readReleaseCounts(db, app, version, since),
        history: changes,
        earlier: await Promise.all(
          otherVersions
            .filter((each) => each !== canary?.version)
            .slice(0, MAX_COMPARED)
            .map(async (each) => ({
              version: each,
              counts: await readReleaseCounts(db, app, each, ALL_TIME),
            })),
        ),
        flags: listFlagStates(snapshot, release),
        kept: otherVersions.filter((each) => getState(each) === 'was live'),
        deprecations:
          shell && release && release !== shell ? listDeprecationsFromUses(release, shell, contracts) : [],
        other: otherVersions.flatMap((each) => {
          const state = getState(each);
          return state === 'was live' ? [] : [{ version: each, state }];
        }),
      };
    }),
  );
  return {
    snapshot: snapshot.number,
    apps: apps.sort((a, b) => (a.app < b.app ? -1 : 1)),
    contracts,
  };
}

async function readLiveReleases(
  db: Database,
  { live }: RegistrySnapshot,
): Promise<ReadonlyMap<string, ReleaseDescription>> {
  const releases = await Promise.all(
    Object.entries(live).map(([app, version]) => findRelease(db, app, version)),
  );
  return new Map(releases.flatMap((release) => (release ? [[release.app, release]] : [])));
}

function listFlagStates(
  { flags }: RegistrySnapshot,
  release: ReleaseDescription | undefined,
): { name: string; on: boolean }[] {
  if (!release) return [];
  return listFlags(release).map((name) => ({ name, on: flags[release.app]?.includes(name) ?? false }));
}

/**
 * Returns the changes of an app's live release, canary and flags among the latest {@link MAX_CHANGES} snapshots of the
 * app, newest first.
 * @param history the same snapshots and one older snapshot, because each snapshot is compared with the previous
 * snapshot
 */
function listHistoryEntries(app: string, history: readonly AppChange[]): HistoryEntry[] {
  return history
    .slice(0, MAX_CHANGES)
    .flatMap(
      ({ number, createdAt, createdBy, reason, kind, app: changedApp, live: version, canary }, index) => {
        const previousChange = history[index + 1];
        const previousCanary = previousChange?.canary;
        const isLive = version !== undefined && version !== previousChange?.live;
        const isFlag = kind === 'flag_switched' && changedApp === app;
        if (!isLive && !isFlag && isDeepStrictEqual(canary, previousCanary)) return [];
        const shownVersion = isLive || isFlag ? version : (canary ?? previousCanary)?.version;
        return [
          { snapshot: number, at: createdAt, by: createdBy, reason, version: shownVersion ?? '', isLive },
        ];
      },
    );
}

interface StoredRelease {
  version: string;
  published_at: string;
}

/**
 * Returns the states of an app's releases, by version. Reads changes that are older than `history` as long as a release
 * without a state is older than the oldest change that was read.
 */
async function readReleaseStates(
  db: Database,
  app: string,
  releases: readonly StoredRelease[],
  history: readonly AppChange[],
  earlier: readonly string[],
): Promise<ReadonlyMap<string, ReleaseState>> {
  const states = deriveReleaseStates(history, earlier);
  const oldestChange = history.at(-1);
  const isComplete = releases.every(
    ({ version, published_at }) =>
      states.has(version) || !oldestChange || published_at >= oldestChange.createdAt,
  );
  if (isComplete) return states;
  const olderChanges = await listAppChanges(db, app, MAX_CHANGES, oldestChange?.number);
  if (olderChanges.length === 0) return states;
  return readReleaseStates(db, app, releases, [...history, ...olderChanges], earlier);
}

async function listStoredReleases(db: Database, app: string, liveVersion: string): Promise<StoredRelease[]> {
  return db
    .selectFrom('releases')
    .select(['version', 'published_at'])
    .where('app', '=', app)
    .where('version', '!=', liveVersion)
    .where('files_removed_at', 'is', null)
    .orderBy('published_at', 'desc')
    .limit(MAX_STORED)
    .execute();
}
