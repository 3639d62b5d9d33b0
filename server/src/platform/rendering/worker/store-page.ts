import { writeSync } from 'node:fs';
import { PAGE_FILE_FD, SLOT_BYTES } from '../page-slots.ts';

// Stores the function before any bundle runs, because a bundle could replace the function.
const encodeInto = TextEncoder.prototype.encodeInto.bind(new TextEncoder());

const encodedPage = new Uint8Array(SLOT_BYTES);

/**
 * Stores a page in a slot of the page file.
 * @returns the number of bytes; undefined when the page is larger than the slot or the file has no space
 */
export function storePage(slot: number, html: string): number | undefined {
  if (html.length > SLOT_BYTES) return undefined;
  const { read, written } = encodeInto(html, encodedPage);
  if (read < html.length) return undefined;
  try {
    return writeSync(PAGE_FILE_FD, encodedPage, 0, written, slot * SLOT_BYTES) === written
      ? written
      : undefined;
  } catch {
    return undefined;
  }
}
