import type { Database } from '../../database/database.ts';
import { readContentVersion } from '../../database/content-versions.ts';

/** Orders change the popularity, and the hour the day of arrival, without a change of the content. */
const MAX_AGE_MS = 60_000;

/** Keeps a result until the shop's content changes, and for a minute at most. */
export class VersionCache<Result> {
  private readonly db: Database;
  private readonly now: () => Date;
  private kept: { version: string; since: number; result: Promise<Result> } | undefined;

  constructor(db: Database, now: () => Date) {
    this.db = db;
    this.now = now;
  }

  /** Returns the kept result, or the result of `compute`. A failure is not kept. */
  async get(compute: () => Promise<Result>): Promise<Result> {
    const version = await readContentVersion(this.db, 'shop');
    const time = this.now().getTime();
    if (this.kept?.version === version && Math.abs(time - this.kept.since) <= MAX_AGE_MS)
      return this.kept.result;
    const kept = { version, since: time, result: compute() };
    this.kept = kept;
    kept.result.catch(() => {
      if (this.kept === kept) this.kept = undefined;
    });
    return kept.result;
  }
}
