import { withTimeLimit } from './time-limit.ts';

interface PollLimits {
  /** A value of this age or more is read again before use. */
  maxAgeMs: number;
  /** Time limit of a read. */
  timeoutMs: number;
}

/** A value that other processes may change. Keeps the last value while a read fails or takes too long. */
export class PolledValue<T> {
  readonly #read: (last: T | undefined) => Promise<T>;
  readonly #limits: PollLimits;
  #value: T | undefined;
  #error: unknown;
  #readAt = -Infinity;
  #pendingRead: Promise<void> | undefined;

  /** @param read gets the last known value */
  constructor(read: (last: T | undefined) => Promise<T>, limits: PollLimits) {
    this.#read = read;
    this.#limits = limits;
  }

  /** The error of the last read; undefined when it did not fail. */
  get error(): unknown {
    return this.#error;
  }

  /** Makes the next call of {@link get} read the value. Must be called after this process has changed it. */
  invalidate(): void {
    this.#readAt = -Infinity;
    // A read that started before the change may not include the change.
    this.#pendingRead = undefined;
  }

  /** Returns the value; the last known value, if any, when the read fails. */
  async get(): Promise<T | undefined> {
    if (performance.now() - this.#readAt >= this.#limits.maxAgeMs)
      await (this.#pendingRead ??= this.#startRead());
    return this.#value;
  }

  #startRead(): Promise<void> {
    const startedAt = performance.now();
    const finish = (value: T | undefined, error?: unknown) => {
      if (this.#pendingRead === read) {
        this.#pendingRead = undefined;
        this.#readAt = startedAt;
        this.#value = value;
        this.#error = error;
      } else if (this.#value === undefined) this.#error = error;
    };
    const reading = this.#read(this.#value);
    // A first value counts even if it arrives late, or if the value was invalidated in the meantime.
    reading.then(
      (value) => (this.#value ??= value),
      () => undefined,
    );
    const read = withTimeLimit(this.#limits.timeoutMs, reading).then(
      (value) => finish(value),
      (error: unknown) => finish(this.#value, error),
    );
    return read;
  }
}
