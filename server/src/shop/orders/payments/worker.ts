/** Runs a task on request, one round at a time: a request during a round starts another round after it. */
export class Worker {
  readonly #work: () => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #round: Promise<void> | undefined;
  #isAsked = false;
  #isStopped = false;

  constructor(work: () => Promise<void>, onError: (error: unknown) => void) {
    this.#work = work;
    this.#onError = onError;
  }

  /** Requests a round; resolves when all requested rounds are done. */
  async run(): Promise<void> {
    if (this.#isStopped) return;
    this.#isAsked = true;
    this.#round ??= this.#rounds().finally(() => (this.#round = undefined));
    await this.#round;
  }

  /** Starts no more rounds, and waits for the current one. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#round;
  }

  async #rounds(): Promise<void> {
    while (this.#isAsked && !this.#isStopped) {
      this.#isAsked = false;
      await this.#work().catch(this.#onError);
    }
  }
}
