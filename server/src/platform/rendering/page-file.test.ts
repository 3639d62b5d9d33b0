import { writeSync } from 'node:fs';
import { RESERVED_BYTES } from '../../lib/unnamed-file.ts';
import { PageFile } from './page-file.ts';
import { SLOT_BYTES } from './page-slots.ts';

let pages: PageFile;
beforeEach(() => (pages = new PageFile()));
afterEach(() => pages.close());

it('returns the page that was stored in the slot of a render', () => {
  expect([pages.reserveSlot(7), pages.reserveSlot(8)]).toEqual([0, 1]);
  writeSync(pages.fd, 'नमस्ते', SLOT_BYTES);
  expect(pages.readPage(8, Buffer.byteLength('नमस्ते'))?.toString('utf8')).toBe('नमस्ते');
});

it('keeps a slot until its render has ended', () => {
  expect([pages.reserveSlot(1), pages.reserveSlot(2)]).toEqual([0, 1]);
  pages.freeSlot(1);
  expect([pages.reserveSlot(3), pages.reserveSlot(4)]).toEqual([0, 2]);
});

it('has 16 slots', () => {
  const slots = Array.from({ length: 17 }, (_, id) => pages.reserveSlot(id));
  expect(slots.slice(-2)).toEqual([15, undefined]);
});

it.each([
  ['a render without a slot', 2, 1],
  ['more bytes than the file has', 1, RESERVED_BYTES + 1],
  ['more bytes than a slot has', 1, SLOT_BYTES + 1],
  ['a length that is no number', 1, NaN],
  ['a negative length', 1, -1],
  ['a fraction', 1, 0.5],
  ['a length as text', 1, '1' as unknown as number],
])('returns no page for %s', (_what, id, byteLength) => {
  pages.reserveSlot(1);
  writeSync(pages.fd, 'page', 0);
  expect(pages.readPage(id, byteLength)).toBeUndefined();
});
