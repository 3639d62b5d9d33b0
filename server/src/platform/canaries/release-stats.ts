import type { Database } from '../../database/database.ts';
import type { ReleaseOutcomesRow } from '../../database/tables.ts';

/** Where a release was loaded or rendered. A fault in one of them must not drown in the other's successes. */
export type Source = ReleaseOutcomesRow['source'];

/** What happened to one release: it was loaded or rendered, or it failed. */
export interface Outcome {
  app: string;
  version: string;
  source: Source;
  ok: boolean;
  /** How long the load took, where that was measured. */
  ms?: number;
}

export interface Tally {
  loads: number;
  failures: number;
  /** Sum over the loads, in milliseconds. */
  loadMs: number;
}

/** What is counted together: what a row of the table is for. */
type Counted = Pick<ReleaseOutcomesRow, 'app' | 'version' | 'source' | 'minute'>;

const NONE: Tally = { loads: 0, failures: 0, loadMs: 0 };

/** Longer is not worse: nobody's one slow line, or lie, is to weigh more than everybody else's loads. */
const LONGEST_MS = 3_000;

/** How long counts are kept. */
const KEEP_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts outcomes in memory, and adds them to the database in one write for all of a few seconds. */
export class ReleaseStats {
  readonly #db: Database;
  readonly #counted = new Map<string, Tally & Counted>();

  constructor(db: Database) {
    this.#db = db;
  }

  count({ app, version, source, ok, ms = 0 }: Outcome, now = new Date()): void {
    const minute = now.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
    const key = `${app} ${version} ${source} ${minute}`;
    const tally = this.#counted.get(key) ?? { app, version, source, minute, ...NONE };
    tally.loads += 1;
    if (!ok) tally.failures += 1;
    tally.loadMs += Math.min(Math.max(Math.round(ms), 0), LONGEST_MS);
    this.#counted.set(key, tally);
  }

  /** Writes what was counted since; what cannot be written is kept for the next time. */
  async flush(): Promise<void> {
    for (const [key, counted] of [...this.#counted]) {
      const { loads, failures, loadMs, ...row } = counted;
      this.#counted.delete(key);
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
        const since = this.#counted.get(key) ?? { ...row, ...NONE };
        since.loads += loads;
        since.failures += failures;
        since.loadMs += loadMs;
        this.#counted.set(key, since);
        throw error;
      }
    }
  }
}

/** What happened to a release since a time (ISO 8601), to the minute: in one place, or in all. */
export async function tallyOf(
  db: Database,
  app: string,
  version: string,
  since: string,
  source?: Source,
): Promise<Tally> {
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

/** Deletes counts that no comparison and no team asks for any more. */
export async function deleteOldStats(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - KEEP_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('release_outcomes').where('minute', '<', since).execute();
}
