import type { FastifyInstance } from 'fastify';
import { mapStack } from '../canaries/map-stack.ts';
import { listErrorBrowsers, listErrors } from '../canaries/release-errors.ts';
import { type CheckRun, readChecks } from '../check-records/check-records.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { type Commit, readCommits } from '../registry/commits.ts';
import { readVitals, summarizeVitals, type VitalSummary } from '../vitals/release-vitals.ts';
import { computeChartStart, type HourStatus, readHours } from './hours.ts';
import { type OfferedParts, listOfferedParts } from './offered-parts.ts';
import type { ContractUse } from '../contracts/contract-uses.ts';
import { listCurrentRemotes } from '../registry/composition.ts';
import { type AppOverview, readReleasesOverview } from './overview.ts';
import { listRetiredApps, type RetiredApp } from './retired-apps.ts';
import { type SharedUse, listSharedUses } from './shared-uses.ts';

const MAX_SHOWN_ERROR_GROUPS = 10;

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

export interface AppStatus extends AppOverview, OfferedParts {
  /** The known commits of releases, by version. */
  commits: Record<string, Commit>;
  /** Runs of the release checks and browser checks, newest first. */
  checks: CheckRun[];
  /** Web vitals in the hours of the charts, by version. */
  vitals: Record<string, VitalSummary>;
  errors: ErrorGroup[];
  /** An entry for each hour of the charts, oldest first. */
  hours: HourStatus[];
}

export interface StatusPageData {
  snapshot: number;
  apps: AppStatus[];
  /** Sorted by name. */
  retired: RetiredApp[];
  /** The remotes that use each export of the shell. */
  uses: SharedUse[];
  /** The apps that use each link and slot. */
  contracts: ContractUse[];
}

type StatusServices = Pick<FastifyInstance, 'db' | 'storage' | 'now'>;

/** Returns the data of the status page. Replaces positions in error stacks with positions in the sources. */
export async function readStatus(
  services: StatusServices,
  activeSnapshot: ActiveSnapshot,
): Promise<StatusPageData> {
  const { db, now } = services;
  const { snapshot, apps, contracts } = await readReleasesOverview(db);
  const composition = await activeSnapshot.getComposition();
  const liveRemotes = composition ? listCurrentRemotes(composition) : [];
  return {
    snapshot,
    retired: await listRetiredApps(db),
    uses: listSharedUses(liveRemotes),
    contracts,
    apps: await Promise.all(
      apps.map(async (overview): Promise<AppStatus> => {
        const { app } = overview;
        const vitalRows = await readVitals(db, app, computeChartStart(now()));
        const versions = listShownVersions(overview);
        const errors = await Promise.all(
          versions.map((version) => listErrorGroups(services, activeSnapshot, app, version)),
        );
        return {
          ...overview,
          ...listOfferedParts(app, composition),
          commits: Object.fromEntries(await readCommits(db, app)),
          checks: await readChecks(db, app),
          vitals: Object.fromEntries(
            versions.map((version) => [
              version,
              summarizeVitals(vitalRows.filter((row) => row.version === version)),
            ]),
          ),
          errors: errors.flat(),
          hours: await readHours(db, app, now(), vitalRows),
        };
      }),
    ),
  };
}

function listShownVersions({ live, canary, earlier }: AppOverview): string[] {
  return [live, ...(canary ? [canary.version] : []), ...earlier.map(({ version }) => version)];
}

async function listErrorGroups(
  { db, storage }: StatusServices,
  activeSnapshot: ActiveSnapshot,
  app: string,
  version: string,
): Promise<ErrorGroup[]> {
  const groups = (await listErrors(db, app, version)).slice(0, MAX_SHOWN_ERROR_GROUPS);
  if (groups.length === 0) return [];
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
