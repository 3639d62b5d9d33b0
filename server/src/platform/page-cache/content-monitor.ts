import { type ContentVersions, readContentVersions } from '../../database/content-versions.ts';
import type { Database } from '../../database/database.ts';
import { withTimeLimit } from '../../lib/time-limit.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import type { Composition } from '../registry/composition.ts';

/** Composition and content versions at a point in time. Cached pages are compared with the latest state. */
export interface ContentState {
  /** Increases when a check finds a change of composition or content. */
  number: number;
  composition: Composition;
  versions: ContentVersions;
}

/** Using a state that is older than this starts a check in the background. */
const REFRESH_MS = 250;

/** A state that is older than this is checked before use. The check finds changes of other processes. */
const MAX_AGE_MS = 900;

/** Time limit of a check. When the database does not answer in time, cached guest pages are sent without a check. */
const CHECK_TIMEOUT_MS = 5_000;

/** Caches the live composition and the content versions, and checks the database for changes. */
export class ContentMonitor {
  readonly #db: Database;
  readonly #activeSnapshot: ActiveSnapshot;
  #state: ContentState | undefined;
  #checkedAt = -Infinity;
  /** Number of writes of this process. */
  #writes = 0;
  /** Number of writes of this process that `#state` includes. */
  #checkedWrites = 0;
  #check: { writes: number; result: Promise<ContentState | undefined> } | undefined;
  #gracePeriodEnd = 0;

  constructor(db: Database, activeSnapshot: ActiveSnapshot) {
    this.#db = db;
    this.#activeSnapshot = activeSnapshot;
  }

  /** Records a write of this process, so that the state is checked before the next use. */
  recordWrite(): void {
    this.#writes += 1;
  }

  /** Whether a page from before the last change may be shown while the new page is rendered. */
  get isInGracePeriod(): boolean {
    return performance.now() < this.#gracePeriodEnd;
  }

  /** The last known state, which may be outdated; undefined until a check has found a live shell. */
  get lastState(): ContentState | undefined {
    return this.#state;
  }

  /**
   * Returns the last known state without waiting for the database; undefined when the state may be too old. Starts a
   * check when the state is older than {@link REFRESH_MS}.
   */
  getRecentState(): ContentState | undefined {
    const ageMs = performance.now() - this.#checkedAt;
    if (this.#writes !== this.#checkedWrites || ageMs > MAX_AGE_MS) return undefined;
    if (ageMs > REFRESH_MS) this.check().catch(() => undefined);
    return this.#state;
  }

  /**
   * Checks the database for changes. Concurrent requests share one check.
   * @returns the state; undefined while no shell is live
   * @throws Error when the database fails or does not answer in time
   */
  check(): Promise<ContentState | undefined> {
    // A check that started before a write of this process may not include that write.
    if (this.#check?.writes === this.#writes) return this.#check.result;
    const writes = this.#writes;
    const check = { writes, result: withTimeLimit(CHECK_TIMEOUT_MS, this.#readState(writes)) };
    this.#check = check;
    const clearCheck = () => {
      if (this.#check === check) this.#check = undefined;
    };
    check.result.then(clearCheck, clearCheck);
    return check.result;
  }

  async #readState(writes: number): Promise<ContentState | undefined> {
    const startedAt = performance.now();
    this.#activeSnapshot.invalidate();
    const [versions, composition] = await Promise.all([
      readContentVersions(this.#db),
      this.#activeSnapshot.getComposition(),
    ]);
    // A check that started later has ended earlier and may have read a later change.
    if (startedAt < this.#checkedAt) return this.#state;
    if (!composition) return undefined;
    const previousState = this.#state;
    if (
      !previousState ||
      previousState.composition !== composition ||
      !areVersionsEqual(previousState.versions, versions)
    ) {
      // After a change of another process, visitors may get the previous page for a grace period. A change of this
      // process appears at once.
      this.#gracePeriodEnd = writes === this.#checkedWrites ? this.#checkedAt + MAX_AGE_MS : 0;
      this.#state = { number: (previousState?.number ?? 0) + 1, composition, versions };
    }
    this.#checkedAt = startedAt;
    this.#checkedWrites = Math.max(this.#checkedWrites, writes);
    return this.#state;
  }
}

function areVersionsEqual(a: ContentVersions, b: ContentVersions): boolean {
  return a.shop === b.shop && a.gallery === b.gallery && a.bookings === b.bookings;
}
