/** Time after which pages must show a change, in milliseconds. */
const MAX_STALE_MS = 2_000;

/**
 * Result of a comparison of a page's value with the history. `absent`: the page has no value. `stale`: the page's value
 * was replaced more than {@link MAX_STALE_MS} before the request. `unknown`: the value did not exist before the
 * response. `current`: none of these.
 */
export type Finding = 'current' | 'absent' | 'stale' | 'unknown';

interface WrittenValue {
  value: string;
  /** Start of the write. Pages may show the value from this time on. */
  writeStartedAt: number;
  committedAt: number;
}

/** All values of a watched text, with the times of their writes on the clock of this process. */
export class ValueHistory {
  readonly #entries: WrittenValue[];
  #lastWrite = Promise.resolve();

  constructor(initialValue: string) {
    this.#entries = [{ value: initialValue, writeStartedAt: -Infinity, committedAt: -Infinity }];
  }

  /** Runs a write and records the returned value. */
  recordWrite(write: () => Promise<string>): Promise<void> {
    const writeStartedAt = performance.now();
    this.#lastWrite = write().then((value) => {
      this.#entries.push({ value, writeStartedAt, committedAt: performance.now() });
    });
    return this.#lastWrite;
  }

  /**
   * Compares a page's value with the history, after the end of a running write. The page was requested at `requestedAt`
   * and arrived at `arrivedAt`.
   */
  async compare(value: string | undefined, requestedAt: number, arrivedAt: number): Promise<Finding> {
    await this.#lastWrite;
    if (value === undefined) return 'absent';
    let hasExisted = false;
    for (const [index, entry] of this.#entries.entries()) {
      if (entry.value !== value || entry.writeStartedAt > arrivedAt) continue;
      hasExisted = true;
      const replacedAt = this.#entries[index + 1]?.committedAt ?? Infinity;
      if (requestedAt <= replacedAt + MAX_STALE_MS) return 'current';
    }
    return hasExisted ? 'stale' : 'unknown';
  }
}
