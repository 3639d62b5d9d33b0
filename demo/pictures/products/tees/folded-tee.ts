import type { Art } from '../../drawing/art.ts';
import { shape } from '../../drawing/art.ts';
import { brightness, darker, lighter } from '../../drawing/color.ts';
import { readPath } from '../../drawing/path.ts';
import { seeded } from '../../drawing/random.ts';
import { boxShadow, SHADE } from '../../drawing/shadow.ts';
import type { Sheet } from '../../drawing/sheet.ts';
import type { TeeLook } from './look.ts';
import { print } from './tee.ts';

/** A tee folded into a neat rectangle, collar up, its print showing; about 560 by 640 around 0,0 at size 1. */
export function foldedTee(sheet: Sheet, x: number, y: number, size: number, look: TeeLook, turn = 0): string {
  const { color } = look;
  const dark = brightness(color) < 0.32;
  const random = seeded(look.seed);
  const outline =
    'M-270 -270C-230 -292 -140 -306 -108 -312H108C140 -306 230 -292 270 -270C280 -120 282 160 276 296C180 316 -180 316 -276 296C-282 160 -280 -120 -270 -270Z';
  const clip = sheet.clipPath(readPath(outline));
  const fill = sheet.linear(-280, -300, 280, 320, [
    [0, lighter(color, dark ? 0.16 : 0.25)],
    [0.5, color],
    [1, darker(color, 0.22)],
  ]);
  const neckline = 'M-106 -312C-92 -252 -48 -226 0 -226C48 -226 92 -252 106 -312';
  const rib = look.rib ?? color;
  const wave = (
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    wide: number,
    tone: string,
    opacity: number,
  ): Art =>
    shape(
      `M${x1} ${y1}Q${(x1 + x2) / 2 + wide} ${(y1 + y2) / 2} ${x2} ${y2}Q${(x1 + x2) / 2 - wide} ${(y1 + y2) / 2 + wide} ${x1} ${y1}Z`,
      { fill: tone, opacity },
    );
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
    boxShadow(sheet, { x: -276, y: -286, w: 556, h: 600 }, 18, 34, 18, 0.5) +
    // The folded edges below, a little wider each.
    [2, 1]
      .map(
        (i) =>
          `<path d="${outline}" fill="${darker(color, 0.18 + i * 0.14)}" transform="translate(${i * 2} ${i * 11}) scale(${1 + i * 0.004} 1)"/>`,
      )
      .join('') +
    sheet.markup(
      shape('M-108 -312C-60 -326 60 -326 108 -312C96 -262 60 -232 0 -228C-60 -232 -96 -262 -108 -312Z', {
        fill: darker(color, 0.45),
      }),
    ) +
    sheet.markup(shape('M-34 -312H34V-286H-34Z', { fill: lighter(color, 0.6) })) +
    sheet.group(
      { 'clip-path': sheet.clipPath(readPath(`${neckline}L400 -400H600V600H-600V-400H-400Z`)) },
      sheet.group(
        { 'clip-path': clip },
        `<path d="${outline}" fill="${fill}"/>`,
        // The collar lies lower than on the whole tee.
        print(sheet, look, 112),
        sheet.group(
          { filter: sheet.blur(7, [-290, -320, 580, 660]) },
          wave(-276, -180, -160, 240, 40, SHADE, 0.16),
          wave(276, -120, 190, 280, -36, SHADE, 0.18),
          wave(-110, -300, random.between(-180, -140), -80, 22, '#ffffff', 0.14),
          wave(120, -296, random.between(150, 190), -60, -22, SHADE, 0.12),
          wave(-260, 180, 240, 300, 16, SHADE, 0.1),
          shape('M-280 262C-180 286 180 286 280 262V330H-280Z', { fill: SHADE, opacity: 0.2 }),
          shape('M-268 -268C-230 -290 -150 -302 -110 -306L-116 -288C-160 -280 -230 -266 -262 -246Z', {
            fill: '#ffffff',
            opacity: 0.24,
          }),
        ),
      ),
    ) +
    sheet.markup([
      ...shape(neckline, { stroke: darker(rib, 0.34), width: 38 }),
      ...shape(neckline, { stroke: rib, width: 32 }),
      ...shape(neckline, { stroke: lighter(rib, dark ? 0.16 : 0.28), width: 9, opacity: 0.7 }),
      ...shape(neckline, { stroke: darker(rib, 0.3), width: 32, dash: [2, 7], opacity: 0.35 }),
    ]) +
    '</g>'
  );
}
