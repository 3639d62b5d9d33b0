import type { Art } from '../../drawing/art.ts';
import { around, circle, clip, curve, ellipsePath, line, place, rect, rectPath } from '../../drawing/art.ts';
import { darker, lighter, pigment } from '../../drawing/color.ts';
import { writePath } from '../../drawing/path.ts';
import type { Random } from '../../drawing/random.ts';
import { SHADE, boxShadow, cast, discShadow } from '../../drawing/shadow.ts';
import type { Sheet } from '../../drawing/sheet.ts';
import { lettering, type Lettering } from '../../drawing/text.ts';
import { filling, recordPrint, recordPrintArea } from '../print-area.ts';

/** A glazed plate hung on the wall; its painting is drawn within radius 100. */
export function plate(sheet: Sheet, x: number, y: number, r: number, glaze: string, painting: Art): string {
  const glow = sheet.linear(x - r, y - r, x + r, y + r, [
    [0, '#ffffff', 0.5],
    [0.35, '#ffffff', 0.08],
    [0.65, SHADE, 0.04],
    [1, SHADE, 0.34],
  ]);
  const well = sheet.linear(x - r * 0.66, y - r * 0.66, x + r * 0.66, y + r * 0.66, [
    [0, SHADE, 0.26],
    [0.4, SHADE, 0.04],
    [0.7, '#ffffff', 0.05],
    [1, '#ffffff', 0.32],
  ]);
  return (
    discShadow(sheet, x + r * 0.1, y + r * 0.15, r, 16, 0.5) +
    sheet.markup([
      ...circle(x, y, r, { fill: darker(glaze, 0.3) }),
      ...circle(x - 1.5, y - 2, r - 3, { fill: glaze }),
      ...clip(ellipsePath(x, y, r - 4, r - 4), place(painting, x, y, r / 100)),
    ]) +
    `<circle cx="${x}" cy="${y}" r="${r - 2}" fill="${glow}"/>` +
    `<circle cx="${x}" cy="${y}" r="${r * 0.67}" fill="none" stroke="${well}" stroke-width="${r * 0.055}"/>` +
    `<path d="M${x - r * 0.8} ${y - r * 0.34}A${r * 0.87} ${r * 0.87} 0 0 1 ${x - r * 0.3} ${y - r * 0.82}" fill="none" stroke="#fff" stroke-width="${r * 0.045}" stroke-linecap="round" opacity=".75"/>`
  );
}

/** A flat board with some thickness; with `box` its shadow is that of a rectangle, which renders faster. */
export function board(
  sheet: Sheet,
  data: string,
  fill: string,
  depth = 12,
  box?: { x: number; y: number; w: number; h: number },
): string {
  return (
    (box
      ? boxShadow(sheet, box, depth * 1.2, depth * 1.9, 14, 0.5)
      : cast(sheet, `<path d="${data}"/>`, depth * 1.2, depth * 1.9, 14, 0.5)) +
    `<path d="${data}" fill="${darker(mixable(fill), 0.5)}" transform="translate(${depth * 0.3} ${depth * 0.6})"/>` +
    `<path d="${data}" fill="${fill}"/>` +
    `<path d="${data}" fill="none" stroke="#fff" stroke-width="3" opacity=".3" transform="translate(1.5 2)"/>`
  );
}

const mixable = (fill: string) => (fill.startsWith('#') ? fill : pigment.walnut);

/** What a name tag says. */
export interface TagText {
  text: string;
  face: Lettering['face'];
  size: number;
  color: string;
}

/** A small board for a name or a date, its middle at x, y. */
export function nameTag(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  { text, face, size, color: ink }: TagText,
): string {
  recordPrintArea(sheet, 'tag', color, filling(x, y, w, h));
  const [left, top] = [x - w / 2 - 8, y - h / 2 - 8];
  const outline = writePath(rectPath(left, top, w + 16, h + 16, 10));
  const print = lettering(text, x, y + size * 0.35, { face, size, anchor: 'middle' }, { fill: ink });
  return (
    board(sheet, outline, color, 6, { x: left, y: top, w: w + 16, h: h + 16 }) +
    sheet.markup(recordPrint(sheet, 'tag', print, x, y, w, h))
  );
}

/** Wood grain inside a box, as a paint. */
export function woodGrain(sheet: Sheet, color: string, random: Random): string {
  const lines: Art = Array.from({ length: 16 }, (_, i) => {
    const y = i * 20 + random.between(0, 12);
    return curve(
      [
        [-10, y],
        [100, y + random.between(-6, 6)],
        [240, y + random.between(-6, 6)],
        [410, y],
      ],
      {
        stroke: random.chance(0.5) ? darker(color, 0.25) : lighter(color, 0.22),
        width: random.between(1.5, 5),
        opacity: 0.5,
      },
    );
  }).flat();
  return sheet.pattern(400, 320, [...rect(0, 0, 400, 320, { fill: color }), ...lines]);
}

/** An old iron key, about 120 tall, hanging from the origin. */
export const key = (metal: string): Art => [
  ...circle(0, 26, 22, { stroke: darker(metal, 0.3), width: 12 }),
  ...circle(0, 26, 22, { stroke: metal, width: 7 }),
  ...line(
    [
      [0, 48],
      [0, 128],
    ],
    { stroke: darker(metal, 0.3), width: 12 },
  ),
  ...line(
    [
      [0, 48],
      [0, 128],
    ],
    { stroke: metal, width: 7 },
  ),
  ...[104, 124].flatMap((y) =>
    line(
      [
        [0, y],
        [20, y],
      ],
      { stroke: metal, width: 9 },
    ),
  ),
];

/** A ring of ornament cut from metal: the frame of a wall piece. */
export const cutRing = (r: number, count: number, tone: string): Art => [
  ...circle(0, 0, r, { stroke: tone, width: r * 0.045 }),
  ...circle(0, 0, r * 0.86, { stroke: tone, width: r * 0.024 }),
  ...around(count, [
    ...circle(0, -r * 0.93, r * 0.036, { fill: tone }),
    ...line(
      [
        [0, -r * 0.86],
        [0, -r],
      ],
      { stroke: tone, width: r * 0.02 },
    ),
  ]),
];
