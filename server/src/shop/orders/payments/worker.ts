/**
 * Work that is done as soon as somebody asks for it, one round at a time: who asks while a round runs gets another
 * round after it.
 */
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

  /** Asks for a round; resolves when all that was asked for is done. */
  async run(): Promise<void> {
    if (this.#isStopped) return;
    this.#isAsked = true;
    this.#round ??= this.#rounds().finally(() => (this.#round = undefined));
    await this.#round;
  }

  /** Begins no more rounds, and waits for the one that runs. */
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
