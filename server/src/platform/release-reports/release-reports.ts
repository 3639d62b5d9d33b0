import type { Database } from '../../database/database.ts';
import { PendingCounts } from './pending-counts.ts';
import { addReleaseCounts, MAX_LOAD_MS, type ReportSource, toMinute } from './release-counts.ts';
import { addReleaseErrors, type ReleaseError } from './release-errors.ts';
import { addReleaseVitals, listBuckets, type Vitals } from './release-vitals.ts';

interface Release {
  app: string;
  version: string;
}

/** Collects what browsers and this server report about releases, and writes it to the database. */
export class ReleaseReports {
  readonly #counts;
  readonly #errors;
  readonly #vitals;

  constructor(db: Database) {
    this.#counts = new PendingCounts(addReleaseCounts.bind(undefined, db));
    this.#errors = new PendingCounts(addReleaseErrors.bind(undefined, db));
    this.#vitals = new PendingCounts(addReleaseVitals.bind(undefined, db));
  }

  /**
   * Counts a successful load (browser) or render (server) of a release.
   * @param ms load or render time in milliseconds
   */
  countLoad(release: Release, source: ReportSource, ms: number): void {
    const loadMs = Math.min(Math.max(Math.round(ms), 0), MAX_LOAD_MS);
    this.#counts.add(createCountKey(release, source), { loads: 1, failures: 0, loadMs });
  }

  /** Counts a failure of a release and stores its error. */
  addFailure({ app, version, name, message, stack, browser }: ReleaseError): void {
    const source = browser === 'server' ? 'server' : 'browser';
    this.#counts.add(createCountKey({ app, version }, source), { loads: 1, failures: 1, loadMs: 0 });
    this.#errors.add({ app, version, name, message, stack, browser }, { count: 1 });
  }

  /** Adds the web vitals of one page view. */
  addVitals({ app, version }: Release, vitals: Vitals, now: Date): void {
    for (const bucket of listBuckets(vitals, now))
      this.#vitals.add({ app, version, ...bucket }, { count: 1 });
  }

  /** @throws the error of the database; what is not written yet is then lost */
  async flush(): Promise<void> {
    for (const pending of [this.#counts, this.#errors, this.#vitals]) await pending.flush();
  }
}

const createCountKey = ({ app, version }: Release, source: ReportSource) => ({
  app,
  version,
  source,
  minute: toMinute(new Date().toISOString()),
});
