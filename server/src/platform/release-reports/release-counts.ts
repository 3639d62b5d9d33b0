import type { Database } from '../../database/database.ts';
import type { ReleaseOutcomesRow } from '../../database/platform-tables.ts';

/**
 * The environment in which a release ran. Browsers and server are counted separately, because successes of one
 * environment could hide failures of the other.
 */
export type ReportSource = ReleaseOutcomesRow['source'];

/** The sources, with labels for reasons such as `in browsers, 12 of 60 loads failed`. */
export const REPORT_SOURCES: readonly { source: ReportSource; label: string }[] = [
  { source: 'browser', label: 'in browsers' },
  { source: 'server', label: 'on the server' },
];

export type ReleaseCounts = {
  loads: number;
  failures: number;
  /** Sum of the times of successful loads in milliseconds. Each time is limited to {@link MAX_LOAD_MS}. */
  loadMs: number;
};

const NO_COUNTS: ReleaseCounts = { loads: 0, failures: 0, loadMs: 0 };

/** Longer load times count as this value, because one slow or false report must not outweigh all others. */
export const MAX_LOAD_MS = 3_000;

const RETENTION_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the minute of a time in ISO 8601, as the counts are stored: `2026-11-30T18:05`. */
export const toMinute = (time: string): string => time.slice(0, 'yyyy-mm-ddThh:mm'.length);

/** Adds counts to those of a release, a source and a minute. */
export function addReleaseCounts(
  db: Database,
  key: Pick<ReleaseOutcomesRow, 'app' | 'version' | 'source' | 'minute'>,
  { loads, failures, loadMs }: ReleaseCounts,
): Promise<unknown> {
  return db
    .insertInto('release_outcomes')
    .values({ ...key, loads, failures, load_ms: loadMs })
    .onConflict((conflict) =>
      conflict.columns(['app', 'version', 'source', 'minute']).doUpdateSet((row) => ({
        loads: row('release_outcomes.loads', '+', loads),
        failures: row('release_outcomes.failures', '+', failures),
        load_ms: row('release_outcomes.load_ms', '+', loadMs),
      })),
    )
    .execute();
}

export type CountsBySource = Readonly<Record<ReportSource, ReleaseCounts>>;

/** Returns the counts of a release since the minute of `since` (ISO 8601), by source. */
export async function readCountsBySource(
  db: Database,
  app: string,
  version: string,
  since: string,
): Promise<CountsBySource> {
  const rows = await db
    .selectFrom('release_outcomes')
    .select(({ fn }) => [
      'source',
      fn.sum<number | string>('loads').as('loads'),
      fn.sum<number | string>('failures').as('failures'),
      fn.sum<number | string>('load_ms').as('loadMs'),
    ])
    .where('app', '=', app)
    .where('version', '=', version)
    .where('minute', '>=', toMinute(since))
    .groupBy('source')
    .execute();
  const countsBySource = { browser: NO_COUNTS, server: NO_COUNTS };
  for (const { source, loads, failures, loadMs } of rows)
    countsBySource[source] = { loads: Number(loads), failures: Number(failures), loadMs: Number(loadMs) };
  return countsBySource;
}

/** Returns the counts of a release from both sources together: see {@link readCountsBySource}. */
export async function readReleaseCounts(
  db: Database,
  app: string,
  version: string,
  since: string,
): Promise<ReleaseCounts> {
  const { browser, server } = await readCountsBySource(db, app, version, since);
  return {
    loads: browser.loads + server.loads,
    failures: browser.failures + server.failures,
    loadMs: browser.loadMs + server.loadMs,
  };
}

/** Deletes counts older than {@link RETENTION_DAYS}. */
export async function deleteOldReleaseCounts(db: Database, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - RETENTION_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('release_outcomes').where('minute', '<', cutoff).execute();
}
