import { curve, mix, type Point, polar, walk } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { smooth, stroked, strokes } from '../../drawing/svg.ts';
import { foliage, stroke } from './wash.ts';

/** A coconut palm bent by the wind from the sea. */
export function palm(
  random: Random,
  foot: Point,
  top: Point,
  reach: number,
  trunk: string,
  leaves: readonly string[],
): string {
  const bend: Point = [mix(foot[0], top[0], 0.35), mix(foot[1], top[1], 0.55)];
  let result = stroke([foot, bend, top], reach * 0.11, trunk, 0.88, 0.55);
  for (let i = 0; i < 13; i += 1) {
    const angle = -Math.PI / 2 + mix(-2.15, 2.15, i / 12) + random.tremble(0.12);
    const long = reach * random.between(0.8, 1.05);
    const droop = Math.abs(angle + Math.PI / 2) * 0.16 + 0.16;
    const middle = polar(top, long * 0.55, angle);
    const tip: Point = [top[0] + Math.cos(angle) * long, top[1] + Math.sin(angle) * long + long * droop];
    const rib = curve([top, middle, tip], false, 6);
    const colour = leaves[i % leaves.length] as string;
    result += stroked(smooth([top, middle, tip]), colour, 2.2, { opacity: 0.85 });
    const blades: Point[][] = walk(rib, reach * 0.055)
      .filter(({ share }) => share > 0.1)
      .flatMap(({ point, angle: way, share }) =>
        [-1, 1].map((side): Point[] => {
          const length = reach * 0.24 * Math.sin(Math.PI * (0.15 + share * 0.8)) * random.between(0.7, 1.1);
          const end = polar(point, length, way + side * 0.7);
          return [point, [end[0], end[1] + length * 0.35]];
        }),
      );
    result += strokes(blades, colour, 2.6, { opacity: 0.72 });
  }
  return (
    result +
    foliage(
      random,
      [top[0], top[1] + 6],
      reach * 0.07,
      reach * 0.06,
      6,
      reach * 0.05,
      ['#7a5a2c', '#55401f'],
      0.8,
    )
  );
}
