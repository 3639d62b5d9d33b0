import { Sheet } from '../../drawing/sheet.ts';
import { allPictures } from '../../all-pictures.ts';
import { inMillimetres, placedProduct } from './room.ts';

/** Draws a bar of 200 × 400 pixels that stands for 100 × 200 mm. */
const bar = {
  draw: (sheet: Sheet) => sheet.add('<rect x="300" y="100" width="200" height="400"/>'),
  pixelsPerMm: () => 2,
};

test('places a product at its real size', () => {
  const sheet = new Sheet(1280, 1280);
  const placed = placedProduct(sheet, bar, { anchor: [400, 300], x: 50, y: -900 });
  expect(inMillimetres(sheet, { scale: 0.5, floor: 1200 }, placed)).toBe(
    '<g transform="translate(640 1200) scale(0.5)"><g transform="translate(50 -900) rotate(0) scale(0.50000) translate(-400 -300)"><rect x="300" y="100" width="200" height="400"/></g></g>',
  );
});

/** Returns how many pixels of the sheet one millimetre of the product has, for each product drawn by its print area. */
const SCALES: readonly (readonly [key: string, width: number, millimetres: number, scene: number])[] = [
  // The rim of the clock is 940 pixels wide in its own picture, and 300 mm in the shop.
  ['wall-clock-warli', 940, 300, 1280 / 1500],
  ['wall-pichwai-scroll', 660, 600, 1280 / 2200],
  ['wall-nameplate-family', 920 * 1.12, 400, 0.76],
  ['poster-kerala-backwaters', 690 - 52, 300, 1280 / 1500],
  ['stationery-street-stickers', 900, 150, 2.75],
];

test.each(SCALES)('%s has in its scene the width that the shop states', (key, width, millimetres, scene) => {
  const svg = allPictures.find((picture) => picture.key === `${key}-to-scale`)?.draw().svg ?? '';
  const [, size = 'none'] = /rotate\(0\) scale\((\d\.\d{5})\) translate/.exec(svg) ?? [];
  const [, perMillimetre = 'none'] = /translate\(640 [\d.]+\) scale\(([\d.]+)\)/.exec(svg) ?? [];
  expect(Number(perMillimetre)).toBeCloseTo(scene, 6);
  expect(Math.abs((Number(size) * width) / millimetres - 1)).toBeLessThan(0.07);
});
