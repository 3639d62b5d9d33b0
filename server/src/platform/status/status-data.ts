import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { mapStack } from '../canaries/map-stack.ts';
import { errorsOf } from '../canaries/release-errors.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { type AppOverview, releasesOverview } from './overview.ts';
import { type SharedUse, sharedUses } from './shared-uses.ts';

/** Hours that the charts show. */
export const CHART_HOURS = 48;

const HOUR_MS = 60 * 60 * 1000;

/** Groups of errors that are shown by release. */
const MAX_ERRORS = 10;

/** Errors of one release that are the same. */
export interface ErrorGroup {
  version: string;
  /** The page or slot. */
  name: string;
  message: string;
  /** In the sources where a source map is known. */
  stack: string | undefined;
  browser: string;
  count: number;
  lastAt: string;
}

/** Loads in one hour; `at` is its start, ISO 8601. */
export interface HourCounts {
  at: string;
  loads: number;
  failures: number;
  /** Sum over the loads, in milliseconds. */
  loadMs: number;
}

export interface AppStatus extends AppOverview {
  /** What the live release brings to the site; without what flags hide. */
  pages: string[];
  slots: string[];
  errors: ErrorGroup[];
  /** Oldest first, an entry for each hour. */
  hours: HourCounts[];
}

export interface StatusPageData {
  snapshot: number;
  apps: AppStatus[];
  /** Who uses what the shell provides. */
  uses: SharedUse[];
}

/** Returns the releases of every app with what they bring, their errors and their loads by hour. */
export async function readStatus(
  { db, storage, now }: Pick<FastifyInstance, 'db' | 'storage' | 'now'>,
  activeSnapshot: ActiveSnapshot,
): Promise<StatusPageData> {
  const { snapshot, apps } = await releasesOverview(db);
  const current = await activeSnapshot.current();
  const errorsOfRelease = async (app: string, version: string): Promise<ErrorGroup[]> => {
    const groups = (await errorsOf(db, app, version)).slice(0, MAX_ERRORS);
    return Promise.all(
      groups.map(async ({ name, message, stack, browser, count, last_at }) => ({
        version,
        name,
        message,
        stack: stack === null ? undefined : await mapStack(stack, { storage, activeSnapshot }),
        browser,
        count,
        lastAt: last_at,
      })),
    );
  };
  const live = Object.values(current?.releases ?? {}).flatMap(([release]) => release ?? []);
  return {
    snapshot,
    uses: sharedUses(live),
    apps: await Promise.all(
      apps.map(async (overview): Promise<AppStatus> => {
        const { app, live, canary, earlier } = overview;
        const versions = [
          live,
          ...(canary ? [canary.version] : []),
          ...earlier.map(({ version }) => version),
        ];
        const offered =
          app === 'shell' ? current?.shell : current?.snapshot.remotes.find((remote) => remote.app === app);
        return {
          ...overview,
          pages: offered?.pages.map(({ path }) => path) ?? [],
          slots: offered?.slots.map(({ slot }) => slot) ?? [],
          errors: (await Promise.all(versions.map((version) => errorsOfRelease(app, version)))).flat(),
          hours: await hoursOf(db, app, now()),
        };
      }),
    ),
  };
}

async function hoursOf(db: Database, app: string, now: Date): Promise<HourCounts[]> {
  const first = Math.floor(now.getTime() / HOUR_MS) - CHART_HOURS + 1;
  const hours = Array.from({ length: CHART_HOURS }, (_, index) => ({
    at: new Date((first + index) * HOUR_MS).toISOString(),
    loads: 0,
    failures: 0,
    loadMs: 0,
  }));
  const byHour = new Map(hours.map((hour) => [hour.at.slice(0, 'yyyy-mm-ddThh'.length), hour]));
  const rows = await db
    .selectFrom('release_outcomes')
    .select(['minute', 'loads', 'failures', 'load_ms'])
    .where('app', '=', app)
    .where('minute', '>=', hours[0]?.at.slice(0, 'yyyy-mm-ddThh:mm'.length) ?? '')
    .execute();
  for (const { minute, loads, failures, load_ms } of rows) {
    const hour = byHour.get(minute.slice(0, 'yyyy-mm-ddThh'.length));
    if (!hour) continue;
    hour.loads += Number(loads);
    hour.failures += Number(failures);
    hour.loadMs += Number(load_ms);
  }
  return hours;
}
