import type { FastifyInstance } from 'fastify';
import type { AppReleases, Releases } from '@rangmala/shared/contract/deployments';
import type { Database } from '../../database/database.ts';
import { mapStack } from '../release-reports/map-stack.ts';
import { listErrorBrowsers, listErrors } from '../release-reports/release-errors.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { listAppChanges } from '../registry/app-history.ts';
import { type Commit, readCommits } from '../registry/stored-releases.ts';
import { findCurrentSnapshot } from '../registry/registry.ts';
import { readVitals, summarizeVitals, type VitalSummary } from '../vitals/release-vitals.ts';
import { readReleasesOverview } from './overview.ts';

const MAX_SHOWN_ERROR_GROUPS = 10;

/** Age of the oldest web vitals in the summaries. */
const VITALS_MS = 48 * 60 * 60 * 1000;

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

type StatusServices = Pick<FastifyInstance, 'db' | 'storage' | 'now'>;

/** Returns the data of the status page. Replaces positions in error stacks with positions in the sources. */
export async function readStatus(
  services: StatusServices,
  activeSnapshot: ActiveSnapshot,
): Promise<StatusPageData> {
  const { db, now } = services;
  const { apps, ...overview } = await readReleasesOverview(db);
  const vitalsSince = new Date(now().getTime() - VITALS_MS).toISOString();
  return {
    ...overview,
    retired: await listRetiredApps(db),
    apps: await Promise.all(
      apps.map(async (releases): Promise<AppStatus> => {
        const { app, live, canary, earlier } = releases;
        const vitalRows = await readVitals(db, app, vitalsSince);
        const shownReleases = [...(canary ? [canary] : []), ...earlier];
        const versions = [live, ...shownReleases.map(({ version }) => version)];
        const errors = await Promise.all(
          versions.map((version) => listErrorGroups(services, activeSnapshot, app, version)),
        );
        const summarize = (version: string) =>
          summarizeVitals(vitalRows.filter((row) => row.version === version));
        return {
          ...releases,
          commits: Object.fromEntries(await readCommits(db, app)),
          vitals: Object.fromEntries(versions.map((version) => [version, summarize(version)])),
          errors: errors.flat(),
        };
      }),
    ),
  };
}

async function listRetiredApps(db: Database): Promise<RetiredApp[]> {
  const { live = {}, earlier = {} } = (await findCurrentSnapshot(db)) ?? {};
  const retiredApps = await Promise.all(
    Object.entries(earlier).map(async ([app, [version]]): Promise<RetiredApp[]> => {
      if (version === undefined || live[app] !== undefined) return [];
      const change = (await listAppChanges(db, app)).find(({ kind }) => kind === 'retired');
      return [{ app, version, at: change?.createdAt, by: change?.createdBy }];
    }),
  );
  return retiredApps.flat().sort((a, b) => (a.app < b.app ? -1 : 1));
}

async function listErrorGroups(
  { db, storage }: StatusServices,
  activeSnapshot: ActiveSnapshot,
  app: string,
  version: string,
): Promise<ErrorGroup[]> {
  const groups = (await listErrors(db, app, version)).slice(0, MAX_SHOWN_ERROR_GROUPS);
  const browsers = await listErrorBrowsers(db, app, version);
  return Promise.all(
    groups.map(
      async ({
        fingerprint,
        name,
        message,
        stack,
        browser,
        count,
        first_at,
        last_at,
      }): Promise<ErrorGroup> => ({
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
      }),
    ),
  );
}
