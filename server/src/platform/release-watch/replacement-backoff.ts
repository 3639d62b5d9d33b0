/**
 * Pause after the first failed attempt to replace a live release; each further pause is twice as long, up to {@link
 * MAX_PAUSE_MS}. An attempt runs the release checks, which use a processor for seconds.
 */
const FIRST_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 10 * 60_000;

interface Pause {
  /** Number of the snapshot that was current at the failed attempt. */
  snapshot: number;
  ms: number;
  until: number;
}

/** Pauses the automatic replacement of live releases after failed attempts. A new snapshot ends the pauses. */
export class ReplacementBackoff {
  readonly #now: () => number;
  readonly #pauses = new Map<string, Pause>();

  /** @param now returns the time in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Returns whether the replacement of the live release of `app` is paused.
   * @param snapshot number of the current snapshot
   */
  isPaused(app: string, snapshot: number): boolean {
    const pause = this.#pauses.get(app);
    return pause?.snapshot === snapshot && this.#now() < pause.until;
  }

  /** Records a failed attempt and starts a pause. */
  recordFailure(app: string, snapshot: number): void {
    const pause = this.#pauses.get(app);
    const ms = pause?.snapshot === snapshot ? Math.min(pause.ms * 2, MAX_PAUSE_MS) : FIRST_PAUSE_MS;
    this.#pauses.set(app, { snapshot, ms, until: this.#now() + ms });
  }
}
