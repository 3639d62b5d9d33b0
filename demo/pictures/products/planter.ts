import type { Art } from '../drawing/art.ts';
import { place } from '../drawing/art.ts';
import { darker, lighter } from '../drawing/color.ts';
import { bananaLeaf, leaf } from '../drawing/motifs/flora.ts';
import { seeded } from '../drawing/random.ts';
import { SHADE, softShadow } from '../drawing/shadow.ts';
import type { Sheet } from '../drawing/sheet.ts';

/** A planter with big leaves, standing on its y. */
export function planter(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  clay: string,
  seed: string,
): string {
  const random = seeded(seed);
  const leaves: Art = Array.from({ length: 9 }, (_, i) => {
    const angle = -64 + i * 16 + random.between(-6, 6);
    return place(
      random.chance(0.7)
        ? bananaLeaf(
            random.between(250, 340),
            random.between(76, 104),
            random.pick(['#2f6a48', '#3d7040', '#4f8f4a']),
            '#9cc07a',
          )
        : leaf(220, 80, '#55934f', '#b9d29a', 6),
      0,
      -150,
      1,
      angle,
    );
  }).flat();
  const pot = sheet.linear(-90, 0, 90, 0, [
    [0, darker(clay, 0.2)],
    [0.28, lighter(clay, 0.35)],
    [0.6, clay],
    [1, darker(clay, 0.4)],
  ]);
  return (
    `<g transform="translate(${x} ${y}) scale(${size})">` +
    softShadow(sheet, 40, 0, 170, 30, 0.5) +
    sheet.markup(leaves) +
    `<path d="M-92 -168H92L72 -8Q70 4 58 4H-58Q-70 4 -72 -8Z" fill="${pot}"/><path d="M-100 -182H100V-146H-100Z" fill="${pot}"/><path d="M-100 -146H100V-138H-100Z" fill="${SHADE}" opacity=".25"/>` +
    `<path d="M-84 -100L-60 -76L-36 -100L-12 -76L12 -100L36 -76L60 -100L84 -76" fill="none" stroke="#fff4dc" stroke-width="5" opacity=".8"/>` +
    '</g>'
  );
}
