import type { CompositionFields } from '../registry/composition.ts';
import type { ToRenderProcess } from './render-messages.ts';

/**
 * Largest number of compositions that a render process stores. Each canary and each preview has a separate composition.
 */
const MAX_COMPOSITIONS = 20;

/** Sends a composition to a render process only when the process does not have this composition. */
export class SentCompositions {
  readonly #send: (message: ToRenderProcess) => void;
  /** Numbers of the compositions that the process has received, least recently used first. */
  readonly #numbers = new Map<CompositionFields, number>();
  #lastNumber = 0;

  constructor(send: (message: ToRenderProcess) => void) {
    this.#send = send;
  }

  /** Returns the number of a composition; sends the composition if necessary. */
  getNumber(composition: CompositionFields): number {
    let number = this.#numbers.get(composition);
    if (number === undefined) {
      this.#lastNumber += 1;
      number = this.#lastNumber;
      this.#send({ kind: 'composition', number, fields: composition });
    }
    this.#numbers.delete(composition);
    this.#numbers.set(composition, number);
    for (const [oldest, oldNumber] of this.#numbers) {
      if (this.#numbers.size <= MAX_COMPOSITIONS) break;
      this.#numbers.delete(oldest);
      this.#send({ kind: 'forgetComposition', number: oldNumber });
    }
    return number;
  }
}
