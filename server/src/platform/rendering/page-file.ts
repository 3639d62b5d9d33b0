import { closeSync, readSync } from 'node:fs';
import { openUnnamedFile } from '../../lib/unnamed-file.ts';
import { SLOT_BYTES } from './page-slots.ts';

/** Largest number of slots. A slot is the part of the file for the page of one render. Limits the size of the file. */
const MAX_SLOTS = 16;

/**
 * An unnamed file in which a render process stores the HTML of its pages. Pages are not sent over the stream to the
 * server, because the stream's chunks of 64 KB make V8 collect the garbage of the whole heap much more often (decision
 * 0207).
 */
export class PageFile {
  readonly fd = openUnnamedFile('rangmala-pages');
  /** Number of the slot that is reserved for each render, by `id` of the render. */
  readonly #slots = new Map<number, number>();
  #isOpen = true;

  /** Returns the slot in which the process can store the page of a render; undefined when no slot is free. */
  reserveSlot(id: number): number | undefined {
    const usedSlots = new Set(this.#slots.values());
    for (let slot = 0; slot < MAX_SLOTS; slot += 1) {
      if (usedSlots.has(slot)) continue;
      this.#slots.set(id, slot);
      return slot;
    }
    return undefined;
  }

  /**
   * Returns the page that the process has stored for a render.
   * @param byteLength the number of bytes according to the process
   * @returns undefined when the render has no slot, when `byteLength` is not valid, or when the file contains fewer
   * bytes
   */
  readPage(id: number, byteLength: number): Buffer | undefined {
    const slot = this.#slots.get(id);
    if (slot === undefined || !this.#isOpen || !isSlotLength(byteLength)) return undefined;
    const page = Buffer.allocUnsafe(byteLength);
    return readSync(this.fd, page, 0, byteLength, slot * SLOT_BYTES) === byteLength ? page : undefined;
  }

  /** Makes the slot of a render available again. Must not be called before the process has ended the render. */
  freeSlot(id: number): void {
    this.#slots.delete(id);
  }

  close(): void {
    if (this.#isOpen) closeSync(this.fd);
    this.#isOpen = false;
  }
}

const isSlotLength = (byteLength: number) =>
  Number.isInteger(byteLength) && byteLength >= 0 && byteLength <= SLOT_BYTES;
