import { distance, type Point } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { scatter } from '../../drawing/texture.ts';

export const box = (inset: number, width: number, height: number): Point[] => [
  [inset, inset],
  [width - inset, inset],
  [width - inset, height - inset],
  [inset, height - inset],
];

/** Free places for small ornaments: inside the frame and away from the circles that are taken. */
export const free = (
  random: Random,
  area: readonly Point[],
  spacing: number,
  taken: readonly (readonly [Point, number])[],
) =>
  scatter(random, area, spacing, 9000).filter((point) =>
    taken.every(([centre, radius]) => distance(centre, point) > radius),
  );
