import { pigment } from '../../drawing/color.ts';
import { circle, place } from '../../drawing/art.ts';
import { darker } from '../../drawing/color.ts';
import { leaf, marigold } from '../../drawing/motifs/flora.ts';
import { seeded } from '../../drawing/random.ts';
import { wall } from '../../drawing/scene.ts';
import { discShadow } from '../../drawing/shadow.ts';
import type { Sheet } from '../../drawing/sheet.ts';

const p = pigment;

/** Handmade paper on the table: flecks of petals in it. */
export function flecked(sheet: Sheet, color: string, seed: string): string {
  const random = seeded(seed);
  const flecks = Array.from({ length: 90 }, () =>
    circle(random.between(0, 1280), random.between(0, 1280), random.between(1.5, 4), {
      fill: darker(color, 0.3),
      opacity: random.between(0.15, 0.4),
    }),
  ).flat();
  return wall(sheet, color) + sheet.markup(flecks);
}

export const loose = (
  sheet: Sheet,
  spots: readonly (readonly [number, number, number, string])[],
  seed: string,
): string => {
  const random = seeded(seed);
  return spots
    .map(
      ([x, y, r, color]) =>
        discShadow(sheet, x + 6, y + 10, r * 0.94, 7, 0.45) +
        sheet.markup(
          place(
            [
              ...place(leaf(r * 1.5, r * 0.6, p.leaf, p.pista, 3), 0, 0, 1, random.between(0, 360)),
              ...marigold(r, color, random),
            ],
            x,
            y,
          ),
        ),
    )
    .join('');
};
