import type { Database } from '../../database/database.ts';
import { readContentVersions } from '../../database/content-versions.ts';

/** Largest number of results. */
const MAX_RESULTS = 500;
/** Orders change the popularity, and the hour the day of arrival, without a change of the content. */
const MAX_AGE_MS = 60_000;

/** Keeps results of queries of the catalogue until the shop's content changes, and for a minute at most. */
export class VersionCache {
  private readonly db: Database;
  private readonly now: () => Date;
  private state = { version: '', since: 0, results: new Map<string, Promise<unknown>>() };

  constructor(db: Database, now: () => Date) {
    this.db = db;
    this.now = now;
  }

  /** Returns the kept result of a key, or the result of `compute`. A failure is not kept. */
  async get<Result>(key: string, compute: () => Promise<Result>): Promise<Result> {
    const { shop } = await readContentVersions(this.db);
    const time = this.now().getTime();
    if (this.state.version !== shop || Math.abs(time - this.state.since) > MAX_AGE_MS)
      this.state = { version: shop, since: time, results: new Map() };
    const { results } = this.state;
    const kept = results.get(key) as Promise<Result> | undefined;
    if (kept) return kept;
    if (results.size >= MAX_RESULTS) results.clear();
    const result = compute();
    results.set(key, result);
    result.catch(() => results.delete(key));
    return result;
  }
}
