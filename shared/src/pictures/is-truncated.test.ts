import { isTruncated } from './is-truncated.ts';

const APP1_WITH_PREVIEW = [0xff, 0xe1, 0, 8, 0xff, 0xd8, 0, 0, 0xff, 0xd9];
const JPEG_SCAN = [0xff, 0xda, 0, 3, 0, 0x12, 0xff, 0, 0xd9, 0x34];
const JPEG = [0xff, 0xd8, ...APP1_WITH_PREVIEW, ...JPEG_SCAN, 0xff, 0xd9];

const chunk = (type: string, data = '') => [0, 0, 0, data.length, ...toBytes(type + data), 1, 2, 3, 4];
const toBytes = (text: string) => [...text].map((character) => character.charCodeAt(0));
const PNG = [
  0x89,
  ...toBytes('PNG\r\n\u001a\n'),
  ...chunk('tEXt', 'IEND'),
  ...chunk('IDAT', 'x'),
  ...chunk('IEND'),
];

const MEGABYTE = Array.from({ length: 1024 ** 2 }, () => 0);

test.each([
  ['a JPEG', JPEG],
  ['a JPEG with a video of 1 MB after its end', [...JPEG, ...MEGABYTE]],
  ['a JPEG with padding between its segments', [0xff, 0xd8, 0xff, 0xff, ...JPEG.slice(3)]],
  ['a PNG', PNG],
  ['a PNG with data after its end', [...PNG, ...MEGABYTE]],
  ['a GIF', toBytes('GIF89a')],
  ['an SVG', toBytes('<svg>')],
  ['an empty file', []],
])('accepts %s', (_, bytes) => {
  expect(isTruncated(Uint8Array.from(bytes))).toBe(false);
});

test.each([
  ['JPEG', JPEG.slice(0, -2)],
  ['PNG', PNG.slice(0, -12)],
])('recognises a %s that is cut off at any byte', (_, bytes) => {
  for (let length = 4; length <= bytes.length; length++) {
    expect([length, isTruncated(Uint8Array.from(bytes.slice(0, length)))]).toEqual([length, true]);
  }
});
