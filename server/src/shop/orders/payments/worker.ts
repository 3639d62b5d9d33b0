/** Runs a task on request, one round at a time. A request during a round causes one more round. */
export class Worker {
  readonly #work: () => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #round: Promise<void> | undefined;
  #isRequested = false;
  #isStopped = false;

  constructor(work: () => Promise<void>, onError: (error: unknown) => void) {
    this.#work = work;
    this.#onError = onError;
  }

  /** Requests a round and resolves when all requested rounds have ended. Does nothing after {@link stop}. */
  async run(): Promise<void> {
    if (this.#isStopped) return;
    this.#isRequested = true;
    this.#round ??= this.#runRounds().finally(() => (this.#round = undefined));
    await this.#round;
  }

  /** Prevents further rounds and waits for the current round. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#round;
  }

  async #runRounds(): Promise<void> {
    while (this.#isRequested && !this.#isStopped) {
      this.#isRequested = false;
      await this.#work().catch(this.#onError);
    }
  }
}
