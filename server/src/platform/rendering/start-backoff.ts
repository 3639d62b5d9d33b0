/** Pause after the second crash in a row; each further pause is twice as long, up to {@link MAX_PAUSE_MS}. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

/**
 * Pauses the start of processes after processes have crashed at their start. A single crash causes no pause, because
 * the page should be rendered again at once.
 */
export class StartBackoff {
  readonly #now: () => number;
  #crashes = 0;
  #pausedUntil = -Infinity;

  /** @param now returns the time in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get isPaused(): boolean {
    return this.#now() < this.#pausedUntil;
  }

  /** Records a crash. @returns the number of crashes in a row, and the length of the pause in milliseconds */
  recordCrash(): { crashes: number; pauseMs: number } {
    this.#crashes += 1;
    const pauseMs = this.#crashes < 2 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (this.#crashes - 2), MAX_PAUSE_MS);
    this.#pausedUntil = this.#now() + pauseMs;
    return { crashes: this.#crashes, pauseMs };
  }

  /** Ends the pause and resets the number of crashes. Must be called when a process has rendered a page. */
  reset(): void {
    this.#crashes = 0;
    this.#pausedUntil = -Infinity;
  }
}
