import { isDeepStrictEqual } from 'node:util';
import type { AppReleases, Releases } from '@rangmala/shared/contract/deployments';
import type { Database } from '../../database/database.ts';
import { listContractUses } from '../contracts/contract-uses.ts';
import { listFlags } from '../registry/composition.ts';
import { type AppChange, findLiveStart, listAppChanges } from '../registry/app-history.ts';
import { findCurrentSnapshot, type RegistrySnapshot } from '../registry/registry.ts';
import { findRelease } from '../registry/stored-releases.ts';
import { deriveReleaseStates } from './release-states.ts';
import { readReleaseCounts } from '../release-reports/release-counts.ts';

/** Largest number of stored releases, besides the live release and the canary, that are shown with their counts. */
const MAX_COMPARED = 3;

/** Largest number of stored releases that are listed for an app. */
const MAX_STORED = 100;

/** Largest number of listed changes of an app. */
const MAX_CHANGES = 100;

/** Largest number of changes of an app from which the states of its releases are derived. */
const MAX_CHANGES_WITH_STATES = 500;

const ALL_TIME = new Date(0).toISOString();

/** Returns the live release of every app with its counts, history and rollback targets. */
export async function readReleasesOverview(db: Database): Promise<Releases> {
  const snapshot = await findCurrentSnapshot(db);
  if (!snapshot) return { snapshot: 0, apps: [], contracts: [] };
  const liveReleases = await Promise.all(
    Object.entries(snapshot.live).map(([app, version]) => findRelease(db, app, version)),
  );
  const releases = liveReleases.filter((release) => release !== undefined);
  const shell = releases.find(({ app }) => app === 'shell');
  const remotes = releases.filter(({ app }) => app !== 'shell');
  const apps = await Promise.all(
    Object.entries(snapshot.live).map(async ([app, version]) => {
      const release = releases.find((each) => each.app === app);
      const flags = (release ? listFlags(release) : []).map((name) => ({
        name,
        on: snapshot.flags[app]?.includes(name) ?? false,
      }));
      return { ...(await readAppReleases(db, snapshot, app, version)), flags };
    }),
  );
  return {
    snapshot: snapshot.number,
    apps: apps.sort((a, b) => (a.app < b.app ? -1 : 1)),
    contracts: shell ? listContractUses({ shell, remotes }) : [],
  };
}

async function readAppReleases(
  db: Database,
  snapshot: RegistrySnapshot,
  app: string,
  live: string,
): Promise<Omit<AppReleases, 'flags'>> {
  const liveStart = await findLiveStart(db, app, live);
  const since = liveStart?.createdAt ?? snapshot.createdAt;
  const canary = snapshot.canaries[app];
  const changes = await listAppChanges(db, app, MAX_CHANGES_WITH_STATES);
  const states = deriveReleaseStates(changes, snapshot.earlier[app] ?? []);
  const stored = (await listStoredVersions(db, app, live)).map((version) => ({
    version,
    state: states.get(version) ?? 'preview',
  }));
  const compared = stored.filter(({ version }) => version !== canary?.version).slice(0, MAX_COMPARED);
  return {
    app,
    live,
    since,
    by: liveStart?.createdBy ?? snapshot.createdBy,
    canary: canary && {
      ...canary,
      counts: await readReleaseCounts(db, app, canary.version, canary.since),
    },
    counts: await readReleaseCounts(db, app, live, since),
    earlier: await Promise.all(
      compared.map(async ({ version }) => ({
        version,
        counts: await readReleaseCounts(db, app, version, ALL_TIME),
      })),
    ),
    history: listHistoryEntries(app, changes),
    kept: stored.filter(({ state }) => state === 'was live').map(({ version }) => version),
    other: stored.filter(({ state }) => state !== 'was live'),
  };
}

/**
 * Returns the changes of an app's live release, canary and flags among the first {@link MAX_CHANGES} of `changes`,
 * newest first. Each change is compared with the next one, which is the change before it.
 */
function listHistoryEntries(app: string, changes: readonly AppChange[]): AppReleases['history'] {
  return changes
    .slice(0, MAX_CHANGES)
    .flatMap(
      ({ number, createdAt, createdBy, reason, kind, app: changedApp, live: version, canary }, index) => {
        const previousChange = changes[index + 1];
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

async function listStoredVersions(db: Database, app: string, liveVersion: string): Promise<string[]> {
  const rows = await db
    .selectFrom('releases')
    .select('version')
    .where('app', '=', app)
    .where('version', '!=', liveVersion)
    .where('files_removed_at', 'is', null)
    .orderBy('published_at', 'desc')
    .limit(MAX_STORED)
    .execute();
  return rows.map(({ version }) => version);
}
