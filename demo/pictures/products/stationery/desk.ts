import { darker, lighter } from '../../drawing/color.ts';
import { leafShadow, planks, tabletop, windowLight } from '../../drawing/scene.ts';
import { SHADE, boxShadow, softShadow } from '../../drawing/shadow.ts';
import type { Sheet } from '../../drawing/sheet.ts';
import { planter } from '../planter.ts';
import { notebook, pen } from './objects.ts';
import { inMillimetres, type Placing, placedProduct, type Scene } from '../to-scale/room.ts';

/** Height of a thing that lies on the desk, as a share of its depth. */
const FLAT = 0.3;

/** Puts markup drawn from above onto the desk, in millimetres. */
const lying = (x: number, y: number, turn: number, size: number, markup: string) =>
  `<g transform="translate(${x} ${y}) scale(1 ${FLAT}) rotate(${turn}) scale(${size})">${markup}</g>`;

/** An open laptop of 310 mm width, seen from the front; its hinge is at x, y. */
function laptop(sheet: Sheet, x: number, y: number): string {
  const metal = sheet.linear(0, y, 0, y + 64, [
    [0, '#b9b6b0'],
    [1, '#e4e1db'],
  ]);
  const screen = sheet.linear(x - 150, y - 200, x + 150, y, [
    [0, '#2b3a67'],
    [0.5, '#b0506a'],
    [1, '#f0a860'],
  ]);
  const glare = sheet.linear(x - 150, y - 200, x + 60, y, [
    [0, '#ffffff', 0.22],
    [0.5, '#ffffff', 0.05],
    [0.51, '#ffffff', 0],
  ]);
  const hills =
    `<path d="M${x - 147} ${y - 60}q60 -52 110 -12t90 -18t94 20V${y - 12}H${x - 147}Z" fill="#5a2f5e" opacity=".75"/>` +
    `<path d="M${x - 147} ${y - 34}q70 -30 140 -8t154 -12V${y - 12}H${x - 147}Z" fill="#33204a" opacity=".85"/>` +
    `<circle cx="${x + 40}" cy="${y - 104}" r="26" fill="#ffe0a0"/>`;
  const keys = Array.from({ length: 4 }, (_, row) => {
    const half = 132 + row * 3;
    return `M${x - half} ${y + 11 + row * 7.4}H${x + half}`;
  });
  return (
    softShadow(sheet, x + 14, y + 60, 215, 26, 0.6) +
    `<path d="M${x - 152} ${y}H${x + 152}L${x + 172} ${y + 64}H${x - 172}Z" fill="${metal}"/><path d="M${x - 172} ${y + 64}H${x + 172}V${y + 67}Q${x + 172} ${y + 70} ${x + 168} ${y + 70}H${x - 168}Q${x - 172} ${y + 70} ${x - 172} ${y + 67}Z" fill="#94918b"/>` +
    `<path d="${keys.join('')}" stroke="#3b3936" stroke-width="5.6" stroke-dasharray="15 2.4"/>` +
    `<path d="M${x - 44} ${y + 42}H${x + 44}L${x + 47} ${y + 59}H${x - 47}Z" fill="#cfccc6" stroke="#a5a29c"/>` +
    `<rect x="${x - 155}" y="${y - 207}" width="310" height="210" rx="9" fill="#2a2826"/><rect x="${x - 155}" y="${y - 207}" width="310" height="210" rx="9" fill="none" stroke="#8f8c86" stroke-width="2"/>` +
    `<rect x="${x - 147}" y="${y - 199}" width="294" height="187" fill="${screen}"/>${hills}<rect x="${x - 147}" y="${y - 199}" width="294" height="187" fill="${glare}"/>`
  );
}

export interface DeskLook {
  paint: string;
  wood: string;
  seed: string;
  /** Colour of the notebook beside the product. */
  book?: string;
  placing: Placing;
}

/** A product on a desk beside an open laptop, a notebook of A5 size and a pen of 140 mm. */
export const onDesk =
  ({ paint, wood, seed, book = '#2f6f72', placing }: DeskLook): Scene =>
  (sheet, product) => {
    const view = { scale: 3.2, floor: 960 };
    const horizon = 690;
    const edge = sheet.linear(0, 1236, 0, 1280, [
      [0, darker(wood, 0.25)],
      [1, darker(wood, 0.5)],
    ]);
    sheet.add(
      tabletop(sheet, paint, wood, horizon),
      planks(sheet, wood, horizon, 1280, 4, seed),
      windowLight(sheet, -60, -140, 620, 760, 0.24),
      leafShadow(sheet, seed, 0.08),
      `<rect y="1240" width="1280" height="40" fill="${edge}"/><rect y="1236" width="1280" height="5" fill="${lighter(wood, 0.4)}" opacity=".7"/>`,
      `<rect y="${horizon}" width="1280" height="26" fill="${SHADE}" opacity=".12"/>`,
      inMillimetres(
        sheet,
        view,
        planter(sheet, 164, -60, 0.34, '#e6d9c3', seed),
        laptop(sheet, -154, -66),
        lying(-128, 50, 6, 0.235, notebook(sheet, { w: 620, h: 880, cover: book, art: [], band: '#e9a41f' })),
        lying(-16, 62, -24, 0.226, pen(sheet, '#2b1f1a', '#d9a941')),
        placedProduct(sheet, product, placing),
      ),
    );
  };

/** A phone of 72 × 150 mm from above, around x, y, in millimetres. */
export function phone(sheet: Sheet, x: number, y: number, turn: number): string {
  const glass = sheet.linear(-36, -75, 36, 75, [
    [0, '#4a5568'],
    [0.35, '#232833'],
    [0.36, '#1a1e27'],
    [1, '#11141a'],
  ]);
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    boxShadow(sheet, { x: -36, y: -75, w: 72, h: 150 }, 3, 5, 4, 0.5) +
    `<rect x="-36" y="-75" width="72" height="150" rx="10" fill="#8c8880"/><rect x="-34" y="-73" width="68" height="146" rx="8.5" fill="${glass}"/>` +
    '<circle cy="-66" r="2.2" fill="#39404d"/><rect x="-16" y="66" width="32" height="1.6" rx=".8" fill="#8b93a3"/>' +
    '</g>'
  );
}
