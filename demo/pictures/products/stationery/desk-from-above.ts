import { circle, ellipse } from '../../drawing/art.ts';
import { darker, lighter } from '../../drawing/color.ts';
import { leafShadow, planks, windowLight } from '../../drawing/scene.ts';
import { boxShadow, discShadow } from '../../drawing/shadow.ts';
import type { Sheet } from '../../drawing/sheet.ts';
import { pen } from './objects.ts';
import { phone } from './desk.ts';
import { inMillimetres, type Placing, placedProduct, type Scene } from '../to-scale/room.ts';

/** A mug of 82 mm across with tea in it, from above, around x, y, in millimetres. */
function mugFromAbove(sheet: Sheet, x: number, y: number, glaze: string): string {
  const tea = sheet.radial(-8, -10, 44, [
    [0, '#c98a4a'],
    [0.7, '#a2622e'],
    [1, '#7a431c'],
  ]);
  const side = sheet.linear(-41, -41, 41, 41, [
    [0, lighter(glaze, 0.7)],
    [0.5, glaze],
    [1, darker(glaze, 0.25)],
  ]);
  return (
    `<g transform="translate(${x} ${y}) rotate(28)">` +
    discShadow(sheet, 6, 9, 42, 7, 0.45) +
    `<path d="M36 -11H66Q72 -11 72 -5V5Q72 11 66 11H36" fill="none" stroke="${darker(glaze, 0.3)}" stroke-width="10"/><path d="M36 -11H66Q72 -11 72 -5V5Q72 11 66 11H36" fill="none" stroke="${glaze}" stroke-width="7"/>` +
    sheet.markup([
      ...circle(0, 0, 41, { fill: side }),
      ...circle(0, 0, 37.5, { fill: darker(glaze, 0.3) }),
      ...circle(1.5, 2, 35.5, { fill: tea }),
      ...ellipse(-9, -14, 13, 6, { fill: '#fff1d6', opacity: 0.28 }),
    ]) +
    '</g>'
  );
}

/** The lower part of a laptop of 310 mm width, from above, around x, y, in millimetres. */
function keyboard(sheet: Sheet, x: number, y: number, turn: number): string {
  const metal = sheet.linear(-155, -108, 155, 108, [
    [0, '#e9e6e0'],
    [1, '#bdb9b2'],
  ]);
  const rows = Array.from(
    { length: 5 },
    (_, row) => `M${-138 + (row % 2) * 4} ${-84 + row * 19}H${138 - (row % 2) * 3}`,
  );
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    boxShadow(sheet, { x: -155, y: -108, w: 310, h: 216 }, 7, 10, 9, 0.45) +
    `<rect x="-155" y="-108" width="310" height="216" rx="11" fill="${metal}"/><rect x="-154" y="-107" width="308" height="214" rx="10" fill="none" stroke="#fff" stroke-width="1.6" opacity=".7"/>` +
    `<rect x="-143" y="-96" width="286" height="102" rx="4" fill="#a8a49d" opacity=".5"/>` +
    `<path d="${rows.join('')}" stroke="#2f2c2a" stroke-width="15.5" stroke-dasharray="16 3"/><path d="M-60 -8H66" stroke="#2f2c2a" stroke-width="15.5"/>` +
    '<rect x="-54" y="20" width="108" height="70" rx="5" fill="#d6d2cb" stroke="#aaa69f" stroke-width="1.4"/>' +
    '</g>'
  );
}

export interface DeskFromAbove {
  wood: string;
  seed: string;
  glaze?: string;
  placing: Omit<Placing, 'x' | 'y'>;
  /** Where the product lies, in millimetres from the middle of the desk. */
  at?: readonly [x: number, y: number];
  /** Whether a pen lies beside the product. */
  hasPen?: boolean;
}

/** A product lying on a desk beside a laptop, a phone, a mug of tea and a pen of 140 mm, from above. */
export const onDeskFromAbove =
  ({ wood, seed, glaze = '#f6ecda', placing, at: [x, y] = [24, 54], hasPen = true }: DeskFromAbove): Scene =>
  (sheet, product) => {
    sheet.add(
      planks(sheet, wood, 0, 1280, 5, `${seed}-desk`),
      windowLight(sheet, -60, -100, 720, 1150, 0.16),
      inMillimetres(
        sheet,
        { scale: 2.75, floor: 640 },
        keyboard(sheet, -84, -226, -3),
        mugFromAbove(sheet, 156, -142, glaze),
        phone(sheet, -178, 84, 9),
        hasPen
          ? `<g transform="translate(202 112) rotate(-82) scale(.226)">${pen(sheet, '#7d1730', '#d9a941')}</g>`
          : '',
        placedProduct(sheet, product, { ...placing, x, y }),
      ),
      leafShadow(sheet, seed, 0.07),
    );
  };
