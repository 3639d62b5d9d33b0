import { darker, lighter } from '../../drawing/color.ts';
import { leafShadow, wall, windowLight } from '../../drawing/scene.ts';
import { seeded } from '../../drawing/random.ts';
import { SHADE, boxShadow } from '../../drawing/shadow.ts';
import type { Sheet } from '../../drawing/sheet.ts';

/** Where millimetres lie on the sheet: y = 0 is the floor, negative above it; x = 0 is the middle. */
export interface View {
  /** Pixels of the sheet for one millimetre. */
  scale: number;
  /** Distance of y = 0 from the top, in pixels. */
  floor: number;
}

/** Markup that is drawn in millimetres. */
export const inMillimetres = (sheet: Sheet, { scale, floor }: View, ...markup: string[]) =>
  `<g transform="translate(${sheet.width / 2} ${floor}) scale(${scale})">${markup.join('')}</g>`;

/** A product as it is drawn for its own picture. */
export interface Subject {
  draw: (sheet: Sheet) => void;
  /** Returns the pixels of the drawing for one millimetre of the product. */
  pixelsPerMm: () => number;
}

/** Draws a product in use, at its real size. */
export type Scene = (sheet: Sheet, product: Subject) => void;

/** How a product's own picture lies in a scene. */
export interface Placing {
  /** The point of the product's picture that is placed, in pixels. */
  anchor: readonly [x: number, y: number];
  /** Pixels of the product's picture for one millimetre; absent: those of its print area. */
  pixelsPerMm?: number;
  /** Where the anchor goes, in millimetres. */
  x: number;
  y: number;
  /** Degrees clockwise. */
  turn?: number;
}

/** Returns the product as markup in millimetres, in its real size. */
export function placedProduct(
  sheet: Sheet,
  product: Subject,
  { anchor: [ax, ay], pixelsPerMm = product.pixelsPerMm(), x, y, turn = 0 }: Placing,
): string {
  const size = (1 / pixelsPerMm).toFixed(5);
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(${-ax} ${-ay})">${sheet.collect(product.draw)}</g>`;
}

/** A wall with a skirting board over a wooden floor, in daylight. */
export function room(sheet: Sheet, view: View, paint: string, wood: string, seed: string): void {
  const { width, height } = sheet;
  const { floor, scale } = view;
  sheet.add(wall(sheet, paint), windowLight(sheet, -40, -120, 620, 820, 0.22), leafShadow(sheet, seed, 0.08));
  if (floor >= height) return;
  const skirting = 90 * scale;
  const board = sheet.linear(0, floor - skirting, 0, floor, [
    [0, lighter(paint, 0.75)],
    [0.12, lighter(paint, 0.55)],
    [1, lighter(paint, 0.4)],
  ]);
  const ground = sheet.linear(0, floor, 0, height, [
    [0, darker(wood, 0.24)],
    [0.3, wood],
    [1, lighter(wood, 0.12)],
  ]);
  sheet.add(
    `<rect y="${floor - skirting - 3}" width="${width}" height="3" fill="${SHADE}" opacity=".18"/>`,
    `<rect y="${floor - skirting}" width="${width}" height="${skirting}" fill="${board}"/>`,
    `<rect y="${floor}" width="${width}" height="${height - floor}" fill="${ground}"/>`,
    floorBoards(sheet, floor, wood, seed),
  );
}

/** The joints of floor boards that run towards the viewer. */
function floorBoards(sheet: Sheet, floor: number, wood: string, seed: string): string {
  const { width, height } = sheet;
  const random = seeded(`${seed}-boards`);
  const joints = Array.from({ length: 19 }, (_, i) => {
    const x = (i - 9) * 82;
    return `M${(width / 2 + x).toFixed(1)} ${floor}L${(width / 2 + x * 1.5).toFixed(1)} ${height}`;
  });
  const ends = Array.from({ length: 14 }, () => {
    const at = random.between(0.15, 0.95);
    const x = width / 2 + (Math.floor(random.between(-9, 9)) + 0.5) * 82 * (1 + at * 0.5);
    const y = floor + (height - floor) * at;
    return `M${(x - 41).toFixed(1)} ${y.toFixed(1)}h82`;
  });
  return `<path d="${joints.join('')}${ends.join('')}" fill="none" stroke="${darker(wood, 0.45)}" stroke-width="2" opacity=".4"/>`;
}

/** A thing with a flat front and soft corners, in millimetres: lit from above, with a seam near its edge. */
export function padded(
  sheet: Sheet,
  box: { x: number; y: number; w: number; h: number },
  radius: number,
  cloth: string,
): string {
  const { x, y, w, h } = box;
  const down = sheet.linear(0, y, 0, y + h, [
    [0, lighter(cloth, 0.34)],
    [0.16, lighter(cloth, 0.08)],
    [0.62, cloth],
    [1, darker(cloth, 0.34)],
  ]);
  const across = sheet.linear(x, 0, x + w, 0, [
    [0, SHADE, 0.16],
    [0.1, '#ffffff', 0.08],
    [0.5, '#ffffff', 0],
    [0.9, SHADE, 0.06],
    [1, SHADE, 0.24],
  ]);
  const shape = `x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}"`;
  return (
    `<rect ${shape} fill="${down}"/><rect ${shape} fill="${across}"/>` +
    `<rect x="${x + 9}" y="${y + 9}" width="${w - 18}" height="${h - 18}" rx="${radius - 7}" fill="none" stroke="${darker(cloth, 0.3)}" stroke-width="3" opacity=".35"/>`
  );
}

/** A small round table with turned legs, standing on y = 0; its top is 520 mm high. */
export function sideTable(sheet: Sheet, x: number, wood: string): string {
  const top = sheet.linear(0, -520, 0, -488, [
    [0, lighter(wood, 0.4)],
    [0.4, wood],
    [1, darker(wood, 0.4)],
  ]);
  const leg = (from: number, to: number) =>
    `<path d="M${x + from - 16} -490L${x + to - 9} 0H${x + to + 9}L${x + from + 16} -490Z" fill="${darker(wood, 0.18)}"/>`;
  return (
    boxShadow(sheet, { x: x - 190, y: -14, w: 380, h: 22 }, 20, 4, 16, 0.5) +
    leg(-100, -150) +
    leg(100, 150) +
    leg(0, 6) +
    `<rect x="${x - 140}" y="-300" width="280" height="16" rx="8" fill="${darker(wood, 0.3)}"/>` +
    `<rect x="${x - 200}" y="-520" width="400" height="34" rx="12" fill="${top}"/>`
  );
}
