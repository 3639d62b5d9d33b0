/** Runs at most `concurrency` tasks at a time and lets at most `maxWaiting` others wait, first come, first served. */
export class Semaphore {
  readonly #concurrency: number;
  readonly #maxWaiting: number;
  readonly #refusal: () => Error;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** @param refusal creates the error for a task when too many wait */
  constructor(concurrency: number, maxWaiting: number, refusal: () => Error) {
    this.#concurrency = concurrency;
    this.#maxWaiting = maxWaiting;
    this.#refusal = refusal;
  }

  /** @throws the refusal when too many tasks wait; any error of `task` */
  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await task();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#concurrency) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.#maxWaiting) throw this.#refusal();
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Passes the permit to the task that waited longest, or frees it. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
