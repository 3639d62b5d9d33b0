import type { Database } from '../../database/database.ts';
import type { ReleaseOutcomesRow } from '../../database/tables.ts';

/** Where a release was loaded or rendered. Counted separately: successes in one must not hide failures in the other. */
export type Source = ReleaseOutcomesRow['source'];

/** The sources of counts; each is judged separately. */
export const SOURCES: readonly { source: Source; label: string }[] = [
  { source: 'browser', label: 'in browsers' },
  { source: 'server', label: 'on the server' },
];

/** One load or render of a release, or its failure. */
export interface Outcome {
  app: string;
  version: string;
  source: Source;
  ok: boolean;
  /** Load time in milliseconds, if it was measured. */
  ms?: number;
}

export interface ReleaseCounts {
  loads: number;
  failures: number;
  /** Sum over the loads, in milliseconds. */
  loadMs: number;
}

/** Primary key of a row in the table. */
type CountKey = Pick<ReleaseOutcomesRow, 'app' | 'version' | 'source' | 'minute'>;

const NONE: ReleaseCounts = { loads: 0, failures: 0, loadMs: 0 };

/** Upper bound of a counted load time, so that one slow or false report does not outweigh all others. */
const MAX_LOAD_MS = 3_000;

/** Retention of the counts. */
const KEEP_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts outcomes in memory and adds them to the database every few seconds. */
export class ReleaseCounter {
  readonly #db: Database;
  readonly #pending = new Map<string, ReleaseCounts & CountKey>();

  constructor(db: Database) {
    this.#db = db;
  }

  count({ app, version, source, ok, ms = 0 }: Outcome, now = new Date()): void {
    const minute = now.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
    const key = `${app} ${version} ${source} ${minute}`;
    const counts = this.#pending.get(key) ?? { app, version, source, minute, ...NONE };
    counts.loads += 1;
    if (!ok) counts.failures += 1;
    counts.loadMs += Math.min(Math.max(Math.round(ms), 0), MAX_LOAD_MS);
    this.#pending.set(key, counts);
  }

  /** Writes the pending counts; counts that cannot be written stay pending. */
  async flush(): Promise<void> {
    for (const [key, pending] of [...this.#pending]) {
      const { loads, failures, loadMs, ...row } = pending;
      this.#pending.delete(key);
      try {
        await this.#db
          .insertInto('release_outcomes')
          .values({ ...row, loads, failures, load_ms: loadMs })
          .onConflict((conflict) =>
            conflict.columns(['app', 'version', 'source', 'minute']).doUpdateSet((known) => ({
              loads: known('release_outcomes.loads', '+', loads),
              failures: known('release_outcomes.failures', '+', failures),
              load_ms: known('release_outcomes.load_ms', '+', loadMs),
            })),
          )
          .execute();
      } catch (error) {
        const since = this.#pending.get(key) ?? { ...row, ...NONE };
        since.loads += loads;
        since.failures += failures;
        since.loadMs += loadMs;
        this.#pending.set(key, since);
        throw error;
      }
    }
  }
}

/** Returns the counts of a release since a time (ISO 8601, to the minute), from one source or from all. */
export async function readReleaseCounts(
  db: Database,
  app: string,
  version: string,
  since: string,
  source?: Source,
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

/** Deletes counts after their retention. */
export async function deleteOldReleaseCounts(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - KEEP_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('release_outcomes').where('minute', '<', since).execute();
}
