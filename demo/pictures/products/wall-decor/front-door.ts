import { around, circle, place, polygon, rect } from '../../drawing/art.ts';
import { darker, lighter } from '../../drawing/color.ts';
import { seeded } from '../../drawing/random.ts';
import { SHADE, boxShadow, softShadow } from '../../drawing/shadow.ts';
import type { Sheet } from '../../drawing/sheet.ts';
import { planter } from '../planter.ts';
import { woodGrain } from './objects.ts';
import { inMillimetres, type Placing, placedProduct, room, type Scene } from '../to-scale/room.ts';

/** A double front door with brass rings, 2,050 mm high with its frame, standing on y = 0, in millimetres. */
function frontDoor(sheet: Sheet, x: number, width: number, paint: string, seed: string): string {
  const half = width / 2;
  const grain = woodGrain(sheet, paint, seeded(`${seed}-door`));
  const dark = darker(paint, 0.4);
  const leafWidth = half - 62;
  const star = around(
    8,
    polygon(
      [
        [0, -88],
        [20, -32],
        [0, -12],
        [-20, -32],
      ],
      { fill: '#d9a93f', stroke: '#7b571a', width: 3 },
    ),
  );
  const leaves = [x - half + 58, x + 4].flatMap((left) => [
    `<rect x="${left}" y="-1990" width="${leafWidth}" height="1990" fill="${grain}"/>`,
    sheet.markup([
      ...[-1900, -1240, -580].flatMap((y) => [
        ...rect(
          left + 50,
          y,
          leafWidth - 100,
          y === -580 ? 500 : 560,
          { stroke: dark, width: 9, fill: lighter(paint, 0.06) },
          8,
        ),
        ...(y === -580 ? [] : place(star, left + leafWidth / 2, y + 280)),
      ]),
    ]),
  ]);
  const rings = sheet.markup(
    [x - 34, x + 34].flatMap((at) => [
      ...circle(at, -1000, 28, { stroke: '#7b571a', width: 13 }),
      ...circle(at, -1000, 28, { stroke: '#e0b04c', width: 8 }),
    ]),
  );
  return (
    boxShadow(sheet, { x: x - half, y: -2050, w: width, h: 2050 }, 24, 10, 30, 0.3) +
    `<rect x="${x - half}" y="-2050" width="${width}" height="2050" fill="#6b4122"/><rect x="${x - half}" y="-2050" width="${width}" height="16" fill="#b27a48"/><rect x="${x - half}" y="-2050" width="14" height="2050" fill="#8d5a30"/>` +
    `<rect x="${x - half + 50}" y="-1998" width="${width - 100}" height="1998" fill="#3c2211"/>` +
    leaves.join('') +
    rings
  );
}

/** A woven mat before a door, in millimetres. */
const doorMat = (x: number) =>
  `<path d="M${x - 330} 34H${x + 330}L${x + 390} 104H${x - 390}Z" fill="#8a5a2e"/><path d="M${x - 312} 42H${x + 312}L${x + 362} 96H${x - 362}Z" fill="none" stroke="#e2bd80" stroke-width="7" stroke-dasharray="14 9"/>`;

/** A bench for shoes with a woven seat, 450 mm high, standing on y = 0, in millimetres. */
function bench(sheet: Sheet, x: number, width: number): string {
  const half = width / 2;
  const wood = '#8a5a2e';
  const cane = sheet.pattern(
    22,
    22,
    '<path d="M0 0L22 22M22 0L0 22" stroke="#a8783f" stroke-width="4" fill="none"/><path d="M0 0L22 22M22 0L0 22" stroke="#e2bd80" stroke-width="1.6" fill="none"/>',
  );
  const leg = (at: number) =>
    `<rect x="${at - 22}" y="-420" width="44" height="420" fill="${darker(wood, 0.12)}"/><rect x="${at - 22}" y="-420" width="12" height="420" fill="${lighter(wood, 0.25)}"/>`;
  return (
    softShadow(sheet, x + 30, 2, half * 1.2, 44, 0.6) +
    leg(x - half + 40) +
    leg(x + half - 40) +
    `<rect x="${x - half + 40}" y="-150" width="${width - 80}" height="26" fill="${darker(wood, 0.25)}"/>` +
    `<rect x="${x - half}" y="-455" width="${width}" height="52" rx="14" fill="${wood}"/><rect x="${x - half + 26}" y="-455" width="${width - 52}" height="34" rx="10" fill="#f0dcb4"/><rect x="${x - half + 26}" y="-455" width="${width - 52}" height="34" rx="10" fill="${cane}"/>` +
    `<rect x="${x - half}" y="-403" width="${width}" height="40" fill="${SHADE}" opacity=".22"/>`
  );
}

export interface DoorLook {
  paint: string;
  door: string;
  seed: string;
  placing: Placing;
}

/** A product over a front door, which is seen as a whole. */
export const overDoor =
  ({ paint, door, seed, placing }: DoorLook): Scene =>
  (sheet, product) => {
    const view = { scale: 0.52, floor: 1206 };
    room(sheet, view, paint, '#a65a3c', seed);
    sheet.add(
      inMillimetres(
        sheet,
        view,
        frontDoor(sheet, 0, 1110, door, seed),
        placedProduct(sheet, product, placing),
        doorMat(0),
        planter(sheet, -860, 40, 2.1, '#c0633a', `${seed}-1`),
        planter(sheet, 860, 40, 1.8, '#c0633a', `${seed}-2`),
      ),
    );
  };

/** A product on the wall beside a front door, above a bench. */
export const besideDoor =
  ({ paint, door, seed, placing }: DoorLook): Scene =>
  (sheet, product) => {
    const view = { scale: 0.76, floor: 1440 };
    room(sheet, view, paint, '#a65a3c', seed);
    sheet.add(
      inMillimetres(
        sheet,
        view,
        frontDoor(sheet, 640, 1110, door, seed),
        placedProduct(sheet, product, placing),
        bench(sheet, -370, 800),
        planter(sheet, -560, -455, 1.05, '#e6d9c3', seed),
      ),
    );
  };
