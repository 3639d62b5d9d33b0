import { place } from '../../drawing/art.ts';
import { darker, lighter } from '../../drawing/color.ts';
import { lotus } from '../../drawing/motifs/flora.ts';
import { leafShadow, wall, windowLight } from '../../drawing/scene.ts';
import { boxShadow } from '../../drawing/shadow.ts';
import type { Sheet } from '../../drawing/sheet.ts';
import { lettering } from '../../drawing/text.ts';
import type { TeeLook } from './look.ts';
import { tee } from './tee.ts';
import { inMillimetres, type Scene } from '../to-scale/room.ts';

/** Units of a tee's drawing across the chest, below the sleeves. */
const CHEST_UNITS = 606;

/** Height of the pegs above y = 0, in millimetres. */
const PEGS = 1160;

/** A board with wooden pegs across the wall, in millimetres. */
function pegRail(sheet: Sheet, wood: string): string {
  const board = sheet.linear(0, -PEGS - 50, 0, -PEGS + 50, [
    [0, lighter(wood, 0.35)],
    [0.15, wood],
    [1, darker(wood, 0.3)],
  ]);
  const pegs = [-460, -60, 340].map(
    (x) =>
      `<circle cx="${x + 8}" cy="${-PEGS + 14}" r="22" fill="#2a120a" opacity=".35"/><circle cx="${x}" cy="${-PEGS}" r="22" fill="${darker(wood, 0.35)}"/><circle cx="${x - 3}" cy="${-PEGS - 4}" r="18" fill="${lighter(wood, 0.3)}"/>`,
  );
  return (
    boxShadow(sheet, { x: -700, y: -PEGS - 50, w: 1400, h: 100 }, 8, 16, 12, 0.35) +
    `<rect x="-700" y="${-PEGS - 50}" width="1400" height="100" fill="${board}"/>` +
    pegs.join('')
  );
}

/** A cotton bag of 360 × 400 mm that hangs from a peg at x, in millimetres. */
function cottonBag(sheet: Sheet, x: number, cloth: string, print: string): string {
  const top = -PEGS + 290;
  const fill = sheet.linear(x - 180, top, x + 180, top + 400, [
    [0, lighter(cloth, 0.3)],
    [0.5, cloth],
    [1, darker(cloth, 0.22)],
  ]);
  const strap = (side: number, tone: string, width: number) =>
    `<path d="M${x + side * 6} ${-PEGS - 6}C${x + side * 40} ${-PEGS + 90} ${x + side * 96} ${-PEGS + 160} ${x + side * 100} ${top + 12}" fill="none" stroke="${tone}" stroke-width="${width}"/>`;
  return (
    boxShadow(sheet, { x: x - 172, y: top, w: 344, h: 395 }, 18, 22, 16, 0.4) +
    [-1, 1].map((side) => strap(side, darker(cloth, 0.35), 27) + strap(side, cloth, 22)).join('') +
    `<path d="M${x - 176} ${top}Q${x} ${top + 16} ${x + 176} ${top}L${x + 182} ${top + 380}Q${x + 182} ${top + 402} ${x + 160} ${top + 402}H${x - 160}Q${x - 182} ${top + 402} ${x - 182} ${top + 380}Z" fill="${fill}"/>` +
    `<path d="M${x - 176} ${top + 26}Q${x} ${top + 42} ${x + 176} ${top + 26}" fill="none" stroke="${darker(cloth, 0.3)}" stroke-width="3" stroke-dasharray="9 6"/>` +
    `<path d="M${x - 90} ${top + 30}Q${x - 70} ${top + 200} ${x - 100} ${top + 380}M${x + 96} ${top + 30}Q${x + 70} ${top + 220} ${x + 104} ${top + 390}" fill="none" stroke="${darker(cloth, 0.3)}" stroke-width="9" opacity=".16"/>` +
    sheet.markup(place(lotus(150, print, darker(print, 0.3), darker(print, 0.55)), x, top + 270))
  );
}

/** A line with end marks between two points, with its length in the middle; in millimetres. */
function measure(
  sheet: Sheet,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  text: string,
  ink: string,
  paint: string,
): string {
  const isUpright = x1 === x2;
  const mark = isUpright ? 'h28' : 'v28';
  const end = (x: number, y: number) => `M${isUpright ? x - 14 : x} ${isUpright ? y : y - 14}${mark}`;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return (
    `<path d="M${x1} ${y1}L${x2} ${y2}${end(x1, y1)}${end(x2, y2)}" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>` +
    `<rect x="${x - 74}" y="${y - 30}" width="148" height="60" rx="30" fill="${paint}"/><rect x="${x - 74}" y="${y - 30}" width="148" height="60" rx="30" fill="none" stroke="${ink}" stroke-width="4"/>` +
    sheet.markup(lettering(text, x, y + 14, { face: 'muktaBold', size: 42, anchor: 'middle' }, { fill: ink }))
  );
}

export interface PegRailLook {
  paint: string;
  wood?: string;
  /** Cloth and print of the bag beside the tee. */
  bag: readonly [cloth: string, print: string];
  seed: string;
  look: (sheet: Sheet) => TeeLook;
  /** Size as pictured, in centimetres: half the chest, and the length. */
  chest: number;
  length: number;
}

/** A tee on a hanger beside a cotton bag, with its measures. */
export const onHanger =
  ({ paint, wood = '#8a5a2e', bag: [cloth, print], seed, look, chest, length }: PegRailLook): Scene =>
  (sheet) => {
    const scale = chest < 40 ? 1.3 : 1;
    const size = (chest * 10) / CHEST_UNITS;
    // The hook of the hanger hangs over the peg.
    const y = -PEGS + 566 * size;
    const [left, right] = [-60 - (CHEST_UNITS / 2) * size, -60 + (CHEST_UNITS / 2) * size];
    const hem = y + 472 * size;
    const shoulder = hem - length * 10;
    const ink = '#3a2016';
    const card = '#fffaf0';
    sheet.add(
      wall(sheet, paint),
      windowLight(sheet, -80, -60, 760, 1000, 0.26),
      leafShadow(sheet, seed, 0.1),
      inMillimetres(
        sheet,
        { scale, floor: 92 + PEGS * scale },
        pegRail(sheet, wood),
        cottonBag(sheet, 340, cloth, print),
        tee(sheet, -60, y, size, { ...look(sheet), hanger: true }),
        measure(sheet, [left, hem + 62], [right, hem + 62], `${chest} cm`, ink, card),
        measure(sheet, [-60 - 505 * size, shoulder], [-60 - 505 * size, hem], `${length} cm`, ink, card),
      ),
    );
  };
