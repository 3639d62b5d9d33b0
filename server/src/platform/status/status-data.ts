import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { AppReleases, Releases } from '@rangmala/shared/contract/deployments';
import type { Database } from '../../database/database.ts';
import { listContractUses } from '../contracts/contract-uses.ts';
import { mapStack } from '../release-reports/map-stack.ts';
import { readReleaseCounts } from '../release-reports/release-counts.ts';
import { listErrorBrowsers, listErrors } from '../release-reports/release-errors.ts';
import { readVitals, summarizeVitals, type VitalSummary } from '../release-reports/release-vitals.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { type AppChange, findLiveStart, listAppChanges } from '../registry/app-history.ts';
import { listFlags } from '../registry/composition.ts';
import { findCurrentSnapshot, type RegistrySnapshot } from '../registry/registry.ts';
import { type Commit, findRelease, readCommits } from '../registry/stored-releases.ts';
import { deriveReleaseStates } from './release-states.ts';

const MAX_SHOWN_ERROR_GROUPS = 10;

/** Age of the oldest web vitals in the summaries. */
const VITALS_MS = 48 * 60 * 60 * 1000;

/** Largest number of stored releases, besides the live release and the canary, that are shown with their counts. */
const MAX_COMPARED = 3;

/** Largest number of stored releases that are listed for an app. */
const MAX_STORED = 100;

/** Largest number of listed changes of an app. */
const MAX_CHANGES = 100;

/** Largest number of changes of an app from which the states of its releases are derived. */
const MAX_CHANGES_WITH_STATES = 500;

const ALL_TIME = new Date(0).toISOString();

/** A group of equal errors of one release. */
export interface ErrorGroup {
  version: string;
  /** The part of the release that failed, such as a page. */
  name: string;
  message: string;
  /** Stack with positions in the sources, as far as source maps exist; undefined when no stack was reported. */
  stack: string | undefined;
  /** Browser of the last report, or `server`. */
  browser: string;
  /** Sorted by `count`, highest first. */
  browsers: { browser: string; count: number }[];
  count: number;
  firstAt: string;
  lastAt: string;
}

export interface AppStatus extends AppReleases {
  /** The known commits of releases, by version. */
  commits: Record<string, Commit>;
  /** Web vitals of the last two days, by version. */
  vitals: Record<string, VitalSummary>;
  errors: ErrorGroup[];
}

/** A remote that was live and is no longer part of the site. */
export interface RetiredApp {
  app: string;
  /** The last live release, which a rollback restores. */
  version: string;
  /** Time and author of the retirement; undefined when it is older than the listed changes of the app. */
  at: string | undefined;
  by: string | undefined;
}

export interface StatusPageData {
  snapshot: number;
  apps: AppStatus[];
  /** Sorted by name. */
  retired: RetiredApp[];
  /** The apps that use each link and slot. */
  contracts: Releases['contracts'];
}

interface StatusServices {
  app: FastifyInstance;
  activeSnapshot: ActiveSnapshot;
}

/**
 * Returns the releases of all apps with their counts, history, rollback targets and errors. Replaces positions in error
 * stacks with positions in the sources.
 */
export async function readStatus(services: StatusServices): Promise<StatusPageData> {
  const { db } = services.app;
  const snapshot = await findCurrentSnapshot(db);
  if (!snapshot) return { snapshot: 0, apps: [], retired: [], contracts: [] };
  const liveReleases = await Promise.all(
    Object.entries(snapshot.live).map(([app, version]) => findRelease(db, app, version)),
  );
  const releases = liveReleases.filter((release) => release !== undefined);
  const shell = releases.find(({ app }) => app === 'shell');
  const remotes = releases.filter(({ app }) => app !== 'shell');
  return {
    snapshot: snapshot.number,
    apps: await Promise.all(
      Object.entries(snapshot.live)
        .sort()
        .map(async ([app, version]) => {
          const release = releases.find((each) => each.app === app);
          const flags = (release ? listFlags(release) : []).map((name) => ({
            name,
            on: snapshot.flags[app]?.includes(name) ?? false,
          }));
          return { ...(await readAppStatus(services, snapshot, app, version)), flags };
        }),
    ),
    retired: await listRetiredApps(db, snapshot),
    contracts: shell ? listContractUses({ shell, remotes }) : [],
  };
}

async function readAppStatus(
  services: StatusServices,
  snapshot: RegistrySnapshot,
  app: string,
  live: string,
): Promise<Omit<AppStatus, 'flags'>> {
  const { db, now } = services.app;
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
  const versions = [live, ...(canary ? [canary.version] : []), ...compared.map(({ version }) => version)];
  const vitalRows = await readVitals(db, app, new Date(now().getTime() - VITALS_MS).toISOString());
  const errors = await Promise.all(versions.map((version) => listErrorGroups(services, app, version)));
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
    commits: Object.fromEntries(await readCommits(db, app)),
    vitals: Object.fromEntries(
      versions.map((version) => [
        version,
        summarizeVitals(vitalRows.filter((row) => row.version === version)),
      ]),
    ),
    errors: errors.flat(),
  };
}

async function listRetiredApps(db: Database, { live, earlier }: RegistrySnapshot): Promise<RetiredApp[]> {
  const retiredApps = await Promise.all(
    Object.entries(earlier).map(async ([app, [version]]): Promise<RetiredApp[]> => {
      if (version === undefined || live[app] !== undefined) return [];
      const change = (await listAppChanges(db, app)).find(({ kind }) => kind === 'retired');
      return [{ app, version, at: change?.createdAt, by: change?.createdBy }];
    }),
  );
  return retiredApps.flat().sort((a, b) => (a.app < b.app ? -1 : 1));
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

async function listErrorGroups(
  { app: { db, storage }, activeSnapshot }: StatusServices,
  app: string,
  version: string,
): Promise<ErrorGroup[]> {
  const groups = (await listErrors(db, app, version)).slice(0, MAX_SHOWN_ERROR_GROUPS);
  const browsers = await listErrorBrowsers(db, app, version);
  return Promise.all(
    groups.map(async ({ fingerprint, name, message, stack, browser, count, first_at, last_at }) => ({
      version,
      name,
      message,
      stack: stack === null ? undefined : await mapStack(stack, { storage, activeSnapshot }),
      browser,
      // Uses the last browser for errors that were stored before browsers were counted.
      browsers: browsers.get(fingerprint) ?? [{ browser, count }],
      count,
      firstAt: first_at,
      lastAt: last_at,
    })),
  );
}
