import { MM_PER_INCH, type PrintArea } from '@rangmala/shared/contract/design-geometry';
import type { Layer } from '@rangmala/shared/contract/designs';
import sharp from 'sharp';
import type { Storage } from '../../storage/storage.ts';
import { createPictureLayer, createFourColourPicture } from '../../testing/designs.ts';
import type { Assets } from './layer-size.ts';
import { renderSide } from './render-side.ts';

/** Largest allowed distance between the position of a layer and its printed position. */
const TOLERANCE_MM = 0.3;
const ROTATION_DEGREES = 20;

/** Print areas by product: width, height, bleed and safe inset in millimetres. */
const AREAS: [product: string, ...area: [number, number, number, number]][] = [
  ['a mug', 80, 76, 2, 4],
  ['an enamel mug', 80, 54, 2, 4],
  ['a mug of a pair', 80, 72, 2, 4],
  ['a tee', 280, 340, 0, 5],
  ['a tee for children', 190, 230, 0, 5],
  ['plates', 160, 160, 0, 5],
  ['a clock', 176, 176, 3, 6],
  ['a wooden tag', 80, 40, 0, 3],
  ['a toran', 200, 80, 0, 3],
  ['a nameplate', 372, 172, 2, 8],
  ['brass', 90, 36, 0, 3],
  ['a mirror', 100, 24, 0, 3],
  ['a key holder', 400, 120, 2, 6],
  ['a scroll', 560, 800, 10, 20],
  ['a poster', 300, 400, 3, 8],
  ['a large poster', 450, 600, 3, 8],
  ['a cushion', 400, 400, 10, 20],
  ['a round cushion', 320, 320, 10, 20],
  ['a large cushion', 450, 450, 10, 20],
  ['a long cushion', 600, 300, 10, 20],
  ['a journal', 107, 190, 3, 5],
  ['a planner', 131, 182, 3, 5],
  ['a card', 114, 158, 3, 5],
  ['an envelope', 82, 140, 2, 4],
  ['a desk calendar', 100, 140, 3, 5],
  ['a bookmark', 36, 152, 2, 3],
  ['a pen', 48, 6, 0, 0.5],
  ['a pencil', 56, 5, 0, 0.5],
  ['stickers', 140, 165, 2, 4],
];

const PICTURE_SIZE = 400;
let pictureFile: Buffer;
beforeAll(async () => {
  pictureFile = await createFourColourPicture(PICTURE_SIZE, PICTURE_SIZE);
});

async function render(layer: Layer, area: PrintArea, dpi: number) {
  const asset = {
    id: 'a',
    design_id: 'd',
    key: 'a.png',
    type: 'image/png',
    width: PICTURE_SIZE,
    height: PICTURE_SIZE,
    sha256: '',
    tones: null,
    created_at: '',
    bytes: 0,
    address_hash: null,
    guest_hash: null,
    file_sha256: null,
  };
  const assets: Assets = new Map([['a', asset]]);
  const storage = { get: () => Promise.resolve(pictureFile) } as Partial<Storage> as Storage;
  const png = await renderSide(storage, [layer], area, dpi, assets);
  const { data, info } = await sharp(png, { limitInputPixels: false })
    .raw()
    .toBuffer({ resolveWithObject: true });
  /** Returns the colour at a position in millimetres from the top left corner of the print area. */
  return (x: number, y: number) => {
    const column = Math.floor(((x + area.bleed) / MM_PER_INCH) * dpi);
    const row = Math.floor(((y + area.bleed) / MM_PER_INCH) * dpi);
    const offset = (row * info.width + column) * info.channels;
    return [...data.subarray(offset, offset + 4)];
  };
}

test.each(AREAS)(
  'prints a picture within 0.3 mm of its position on %s',
  async (_, width, height, bleed, safe) => {
    const area = { width, height, bleed, safe };
    const size = Math.min(width, height) * 0.5;
    const layer = createPictureLayer('a', {
      cx: width * 0.45,
      cy: height * 0.5,
      width: size,
      rotation: ROTATION_DEGREES,
    });
    // At 120 DPI the tolerance is 1.4 pixels, and at 300 DPI 3.5 pixels.
    const getColourAt = await render(layer, area, Math.max(width, height) > 250 ? 120 : 300);

    const angle = (ROTATION_DEGREES * Math.PI) / 180;
    const toPrintPosition = (x: number, y: number): [number, number] => [
      layer.cx + x * Math.cos(angle) - y * Math.sin(angle),
      layer.cy + x * Math.sin(angle) + y * Math.cos(angle),
    ];
    const [insideMm, outsideMm] = [size / 2 - TOLERANCE_MM, size / 2 + TOLERANCE_MM];
    expect(getColourAt(...toPrintPosition(-insideMm, -insideMm))).toEqual([255, 0, 0, 255]);
    expect(getColourAt(...toPrintPosition(insideMm, -insideMm))).toEqual([0, 255, 0, 255]);
    expect(getColourAt(...toPrintPosition(-insideMm, insideMm))).toEqual([0, 0, 255, 255]);
    expect(getColourAt(...toPrintPosition(insideMm, insideMm))).toEqual([255, 255, 0, 255]);
    for (const [x, y] of [
      [-outsideMm, 0],
      [outsideMm, 0],
      [0, -outsideMm],
      [0, outsideMm],
    ] as const) {
      expect(getColourAt(...toPrintPosition(x, y))[3]).toBe(0);
    }
  },
);
