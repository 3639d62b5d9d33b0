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

/** A successful or failed load (browser) or render (server) of a release. */
export interface LoadOutcome {
  app: string;
  version: string;
  source: ReportSource;
  isSuccessful: boolean;
  /** Load or render time in milliseconds, if it was measured. */
  ms?: number;
}

export interface ReleaseCounts {
  loads: number;
  failures: number;
  /** Sum of the times of successful loads in milliseconds. Each time is limited to {@link MAX_LOAD_MS}. */
  loadMs: number;
}

/** Primary key of a row of `release_outcomes`. */
type CountKey = Pick<ReleaseOutcomesRow, 'app' | 'version' | 'source' | 'minute'>;

const NO_COUNTS: ReleaseCounts = { loads: 0, failures: 0, loadMs: 0 };

/** Longer load times count as this value, because one slow or false report must not outweigh all others. */
export const MAX_LOAD_MS = 3_000;

const RETENTION_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts outcomes in memory until {@link ReleaseCounter.flush} adds them to the database. */
export class ReleaseCounter {
  readonly #db: Database;
  readonly #pending = new Map<string, ReleaseCounts & CountKey>();

  constructor(db: Database) {
    this.#db = db;
  }

  count({ app, version, source, isSuccessful, ms = 0 }: LoadOutcome, now = new Date()): void {
    const minute = now.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
    const key = `${app} ${version} ${source} ${minute}`;
    const counts = this.#pending.get(key) ?? { app, version, source, minute, ...NO_COUNTS };
    counts.loads += 1;
    if (isSuccessful) counts.loadMs += Math.min(Math.max(Math.round(ms), 0), MAX_LOAD_MS);
    else counts.failures += 1;
    this.#pending.set(key, counts);
  }

  /**
   * Writes the pending counts. Counts that cannot be written stay pending.
   * @throws the error of the database
   */
  async flush(): Promise<void> {
    for (const [key, pending] of [...this.#pending]) {
      const { loads, failures, loadMs, ...row } = pending;
      this.#pending.delete(key);
      try {
        await this.#db
          .insertInto('release_outcomes')
          .values({ ...row, loads, failures, load_ms: loadMs })
          .onConflict((conflict) =>
            conflict.columns(['app', 'version', 'source', 'minute']).doUpdateSet((row) => ({
              loads: row('release_outcomes.loads', '+', loads),
              failures: row('release_outcomes.failures', '+', failures),
              load_ms: row('release_outcomes.load_ms', '+', loadMs),
            })),
          )
          .execute();
      } catch (error) {
        const newerCounts = this.#pending.get(key) ?? { ...row, ...NO_COUNTS };
        newerCounts.loads += loads;
        newerCounts.failures += failures;
        newerCounts.loadMs += loadMs;
        this.#pending.set(key, newerCounts);
        throw error;
      }
    }
  }
}

/**
 * Returns the counts of a release since the minute of `since` (ISO 8601), from `source` or by default from both
 * sources.
 */
export async function readReleaseCounts(
  db: Database,
  app: string,
  version: string,
  since: string,
  source?: ReportSource,
): Promise<ReleaseCounts> {
  let query = db
    .selectFrom('release_outcomes')
    .select(({ fn }) => [
      fn.sum<number | string | null>('loads').as('loads'),
      fn.sum<number | string | null>('failures').as('failures'),
      fn.sum<number | string | null>('load_ms').as('loadMs'),
    ])
    .where('app', '=', app)
    .where('version', '=', version)
    .where('minute', '>=', since.slice(0, 'yyyy-mm-ddThh:mm'.length));
  if (source) query = query.where('source', '=', source);
  const row = await query.executeTakeFirst();
  return {
    loads: Number(row?.loads ?? 0),
    failures: Number(row?.failures ?? 0),
    loadMs: Number(row?.loadMs ?? 0),
  };
}

/** Deletes counts older than {@link RETENTION_DAYS}. */
export async function deleteOldReleaseCounts(db: Database, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - RETENTION_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('release_outcomes').where('minute', '<', cutoff).execute();
}
