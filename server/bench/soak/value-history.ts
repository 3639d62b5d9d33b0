/** Time after which pages must show a change, in milliseconds. */
const SEEN_WITHIN_MS = 1_000;

/**
 * Result for a page: `absent` without a value, `stale` with a replaced value, `unknown` with a value that never
 * existed.
 */
export type Finding = 'right' | 'absent' | 'stale' | 'unknown';

interface Entry {
  value: string;
  /** Start of the write. Pages may show the value from then on. */
  beganAt: number;
  /** End of the write. */
  committedAt: number;
}

/** All values of a text of the site, with the times of their writes on the clock of this process. */
export class ValueHistory {
  readonly #entries: Entry[];

  constructor(first: string) {
    this.#entries = [{ value: first, beganAt: -Infinity, committedAt: -Infinity }];
  }

  /** Runs a write and records the returned value. */
  async change(write: () => Promise<string>): Promise<void> {
    const beganAt = performance.now();
    const value = await write();
    this.#entries.push({ value, beganAt, committedAt: performance.now() });
  }

  /** Returns the result for a page that was requested at `requestedAt` and arrived at `arrivedAt`. */
  judge(value: string | undefined, requestedAt: number, arrivedAt: number): Finding {
    if (value === undefined) return 'absent';
    let hasBeen = false;
    for (const [index, entry] of this.#entries.entries()) {
      if (entry.value !== value || entry.beganAt > arrivedAt) continue;
      hasBeen = true;
      const replacedAt = this.#entries[index + 1]?.committedAt ?? Infinity;
      if (requestedAt <= replacedAt + SEEN_WITHIN_MS) return 'right';
    }
    return hasBeen ? 'stale' : 'unknown';
  }
}
