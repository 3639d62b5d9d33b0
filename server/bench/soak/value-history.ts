/** Bound after which a page must show a change, in milliseconds. */
const SEEN_WITHIN_MS = 1_000;

/** What a page showed: `absent` without the value, `stale` a replaced one, `unknown` one that never was. */
export type Finding = 'right' | 'absent' | 'stale' | 'unknown';

interface Entry {
  value: string;
  /** When its write began; pages may show it from then on. */
  beganAt: number;
  /** When its write was committed; infinite while it runs. */
  committedAt: number;
}

/** The values that a text of the site has had, with their times on the clock of this process. */
export class ValueHistory {
  readonly #entries: Entry[];

  constructor(first: string) {
    this.#entries = [{ value: first, beganAt: -Infinity, committedAt: -Infinity }];
  }

  /** Runs a write that changes the value to the one that it returns. */
  async change(write: () => Promise<string>): Promise<void> {
    const beganAt = performance.now();
    const value = await write();
    this.#entries.push({ value, beganAt, committedAt: performance.now() });
  }

  /** Judges the value of a page that was requested at `requestedAt` and arrived at `arrivedAt`. */
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
