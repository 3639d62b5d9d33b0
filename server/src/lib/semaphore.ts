/** Starts tasks in order of arrival. At most `concurrency` tasks run and at most `maxWaiting` tasks wait at a time. */
export class Semaphore {
  readonly #waiting: (() => void)[] = [];
  #runningCount = 0;

  /** @param createRefusal creates the error of a task that is refused because too many tasks wait */
  constructor(
    private readonly concurrency: number,
    private readonly maxWaiting: number,
    private readonly createRefusal: () => Error,
  ) {}

  /**
   * Runs a task when a permit is free.
   * @throws the error of `createRefusal` when too many tasks wait, otherwise any error of `task`
   */
  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.#acquirePermit();
    try {
      return await task();
    } finally {
      this.#releasePermit();
    }
  }

  async #acquirePermit(): Promise<void> {
    if (this.#runningCount < this.concurrency) {
      this.#runningCount += 1;
      return;
    }
    if (this.#waiting.length >= this.maxWaiting) throw this.createRefusal();
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Passes the permit to the task that has waited longest. Frees the permit when no task waits. */
  #releasePermit(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#runningCount -= 1;
  }
}
