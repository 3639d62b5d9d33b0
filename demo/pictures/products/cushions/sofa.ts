import { darker, lighter } from '../../drawing/color.ts';
import { SHADE, softShadow } from '../../drawing/shadow.ts';
import type { Sheet } from '../../drawing/sheet.ts';
import { cushion } from './cushion.ts';
import { planter } from '../planter.ts';
import { books } from '../books.ts';
import { mug } from '../mugs/mug.ts';
import {
  inMillimetres,
  padded,
  type Placing,
  placedProduct,
  room,
  type Scene,
  sideTable,
  type View,
} from '../to-scale/room.ts';

const ARM = 150;

export interface SofaLook {
  /** Millimetres from arm to arm. */
  width: number;
  seats: number;
  cloth: string;
  legs?: string;
}

/** A sofa or armchair of 850 mm height around x, standing on y = 0, in millimetres. */
export function sofa(sheet: Sheet, x: number, { width, seats, cloth, legs = '#6b4122' }: SofaLook): string {
  const half = width / 2;
  const seat = (width - 2 * ARM) / seats;
  const each = (draw: (left: number) => string) =>
    Array.from({ length: seats }, (_, i) => draw(x - half + ARM + i * seat)).join('');
  const leg = (at: number, lean: number) =>
    `<path d="M${at - 24} -125L${at - 14 + lean} 0H${at + 14 + lean}L${at + 24} -125Z" fill="${legs}"/><path d="M${at - 24} -125L${at - 14 + lean} 0H${at - 4 + lean}L${at - 6} -125Z" fill="${lighter(legs, 0.3)}" opacity=".6"/>`;
  const under = sheet.linear(0, -330, 0, -250, [
    [0, SHADE, 0.5],
    [1, SHADE, 0],
  ]);
  return (
    softShadow(sheet, x + 40, 4, half * 1.18, 74, 0.75) +
    leg(x - half + 90, -16) +
    leg(x + half - 90, 16) +
    padded(sheet, { x: x - half + 50, y: -850, w: width - 100, h: 640 }, 80, darker(cloth, 0.1)) +
    each((left) => padded(sheet, { x: left - 4, y: -812, w: seat + 8, h: 420 }, 60, cloth)) +
    padded(sheet, { x: x - half + 30, y: -320, w: width - 60, h: 210 }, 26, darker(cloth, 0.08)) +
    `<rect x="${x - half + 40}" y="-318" width="${width - 80}" height="80" fill="${under}"/>` +
    each((left) => padded(sheet, { x: left - 3, y: -452, w: seat + 6, h: 150 }, 44, lighter(cloth, 0.06))) +
    padded(sheet, { x: x - half, y: -612, w: ARM, h: 500 }, 62, cloth) +
    padded(sheet, { x: x + half - ARM, y: -612, w: ARM, h: 500 }, 62, cloth)
  );
}

/** A floor lamp 1,600 mm high with a cloth shade, standing on y = 0. */
function floorLamp(sheet: Sheet, x: number): string {
  const shade = sheet.linear(x - 190, 0, x + 190, 0, [
    [0, '#e9d3a6'],
    [0.35, '#fff6dd'],
    [1, '#d9b983'],
  ]);
  const glow = sheet.radial(x, -1400, 620, [
    [0, '#fff3cf', 0.55],
    [1, '#fff3cf', 0],
  ]);
  return (
    `<circle cx="${x}" cy="-1400" r="620" fill="${glow}"/>` +
    softShadow(sheet, x + 20, 0, 190, 26, 0.6) +
    `<rect x="${x - 9}" y="-1300" width="18" height="1290" fill="#7a5a2c"/><rect x="${x - 7}" y="-1300" width="5" height="1290" fill="#e2bd80"/>` +
    `<ellipse cx="${x}" cy="-10" rx="140" ry="22" fill="#7a5a2c"/><ellipse cx="${x}" cy="-17" rx="140" ry="20" fill="#b58a4a"/>` +
    `<path d="M${x - 120} -1600H${x + 120}L${x + 190} -1270H${x - 190}Z" fill="${shade}"/><path d="M${x - 186} -1290H${x + 186}" stroke="#b58a4a" stroke-width="8" opacity=".7"/>`
  );
}

/** A cotton rug on the floor, in pixels. */
function floorRug(sheet: Sheet, { floor }: View, colour: string): string {
  const y = floor + (sheet.height - floor) * 0.28;
  const edge = (inset: number) =>
    `M${150 + inset} ${y + inset * 0.3}H${1130 - inset}L${1250 - inset * 1.2} 1300H${30 + inset * 1.2}Z`;
  return `<path d="${edge(0)}" fill="${darker(colour, 0.16)}"/><path d="${edge(14)}" fill="${colour}"/><path d="${edge(44)}" fill="none" stroke="${darker(colour, 0.3)}" stroke-width="7" stroke-dasharray="20 12" opacity=".6"/>`;
}

export interface LivingRoom {
  paint: string;
  cloth: string;
  /** Colours of the two plain cushions on the sofa. */
  cushions: readonly [string, string];
  /** Colour of the rug before a whole sofa. */
  rug?: string;
  seed: string;
  /** How the product hangs: the anchor's distance from the floor is `-placing.y`. */
  placing: Placing;
  /** Millimetres across the picture; absent: 1,500. More than 2,000 shows the whole sofa and a lamp. */
  span?: number;
}

/** A product on the wall above a sofa; a near sofa is seen without its feet. */
export const aboveSofa =
  ({ paint, cloth, cushions, rug, seed, placing, span = 1500 }: LivingRoom): Scene =>
  (sheet, product) => {
    const isFar = span > 2000;
    const view = { scale: 1280 / span, floor: isFar ? 1190 : 1480 - (span - 1500) * 0.4 };
    const [x, width] = isFar ? [0, 1650] : [-170, 1480];
    const [left, right] = [x - width / 2, x + width / 2];
    room(sheet, view, paint, '#b98a5a', seed);
    const plain = (at: number, y: number, half: number, ground: string, turn: number) =>
      cushion(
        sheet,
        at,
        y,
        { w: half, h: half, ground, print: [], seed: `${seed}-${ground}`, shadow: 0.4 },
        turn,
      );
    sheet.add(
      isFar && rug ? floorRug(sheet, view, rug) : '',
      inMillimetres(
        sheet,
        view,
        isFar ? floorLamp(sheet, left - 110) : '',
        placedProduct(sheet, product, placing),
        planter(sheet, right + (isFar ? 190 : 120), -6, isFar ? 2 : 2.1, '#c0633a', seed),
        sofa(sheet, x, { width, seats: 2, cloth }),
        plain(left + 300, -600, 200, cushions[0], -7),
        plain(right - 300, -590, 190, cushions[1], 8),
      ),
    );
  };

export interface ReadingCorner {
  paint: string;
  cloth: string;
  seed: string;
  placing: Omit<Placing, 'x'>;
}

/** A cushion on an armchair beside a table with books and a mug. */
export const onArmchair =
  ({ paint, cloth, seed, placing }: ReadingCorner): Scene =>
  (sheet, product) => {
    const view = { scale: 0.98, floor: 1180 };
    room(sheet, view, paint, '#a97a4c', seed);
    sheet.add(
      inMillimetres(
        sheet,
        view,
        planter(sheet, -560, -6, 1.9, '#c0633a', seed),
        sofa(sheet, -90, { width: 960, seats: 1, cloth }),
        sideTable(sheet, 490, '#8a5a2e'),
        books(sheet, 450, -518, ['#2f6f72', '#f0e0be', '#b4262c'], 220, 34),
        mug(sheet, { x: 590, y: -606, top: 41, foot: 39, height: 88, glaze: '#fdf8ee', tilt: 0.16 }),
        placedProduct(sheet, product, { ...placing, x: -90 }),
      ),
    );
  };
