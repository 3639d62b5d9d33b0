import {
  CONTENT_TOPICS,
  type ContentVersions,
  readContentVersions,
} from '../../database/content-versions.ts';
import type { Database } from '../../database/database.ts';
import { withTimeLimit } from '../../lib/time-limit.ts';

/** Versions of this age or more are read again before use. The check finds the writes of other processes. */
const CHECK_INTERVAL_MS = 1_000;

/** Time limit of a check in milliseconds. When the database does not answer in time, old guest pages are sent. */
const CHECK_TIMEOUT_MS = 2_000;

/** Reads the content versions at most once per second, and after each write of this process. */
export class ContentMonitor {
  readonly #db: Database;
  #versions: ContentVersions | undefined;
  #checkedAt = -Infinity;
  #check: Promise<void> | undefined;
  #isDatabaseDown = false;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Whether the last check failed. */
  get isDatabaseDown(): boolean {
    return this.#isDatabaseDown;
  }

  /** Records a write of this process, so that the versions are read before the next use. */
  recordWrite(): void {
    this.#checkedAt = -Infinity;
    // A check that started before the write may not include the write.
    this.#check = undefined;
  }

  /** Returns the content versions; the last known versions, if any, when the database does not answer. */
  async getVersions(): Promise<ContentVersions | undefined> {
    if (performance.now() - this.#checkedAt >= CHECK_INTERVAL_MS) await (this.#check ??= this.#startCheck());
    return this.#versions;
  }

  #startCheck(): Promise<void> {
    const startedAt = performance.now();
    const finish = (isDatabaseDown: boolean, versions = this.#versions) => {
      if (this.#check !== check) return;
      this.#check = undefined;
      this.#checkedAt = startedAt;
      this.#isDatabaseDown = isDatabaseDown;
      this.#versions = versions;
    };
    const check = withTimeLimit(CHECK_TIMEOUT_MS, readContentVersions(this.#db, CONTENT_TOPICS)).then(
      (versions) => finish(false, versions),
      () => finish(true),
    );
    return check;
  }
}
