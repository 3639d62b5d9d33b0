import { ApiError } from '../../http/errors.ts';

/** Lets a few through at a time, and those who come meanwhile in turn. */
export class Gate {
  readonly #places: number;
  readonly #waitingRoom: number;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor(places: number, waitingRoom: number) {
    this.#places = places;
    this.#waitingRoom = waitingRoom;
  }

  /** @throws ApiError 503 when too many wait already */
  async through<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#inside < this.#places) {
      this.#inside += 1;
      return;
    }
    if (this.#waiting.length >= this.#waitingRoom) {
      throw new ApiError(503, 'The server is busy. Please try again in a moment.');
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** The place goes straight to who waited longest, or becomes free. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#inside -= 1;
  }
}
