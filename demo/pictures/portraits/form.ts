import { curve, mix, type Point, ribbon } from '../drawing/geometry.ts';
import { clipped, filled, straight } from '../drawing/svg.ts';

// Portraits are 800 by 800; a head is about 290 high. Light falls from the upper left.
export interface Skin {
  base: string;
  shade: string;
  blush: string;
  lip: string;
  /** For the lines of nose, lids and ears. */
  line: string;
}

export const outlineOf = (points: readonly Point[]) => curve(points, true, 10);

/** A rounded form: its shadow colour at the lower right, its own colour over the rest. */
export function form(
  id: string,
  points: readonly Point[],
  base: string,
  shade: string,
  [dx, dy]: Point = [-16, -7],
): string {
  const outline = outlineOf(points);
  const data = straight(outline, true);
  return (
    filled(data, shade) +
    clipped(
      id,
      data,
      filled(
        straight(
          outline.map(([x, y]): Point => [x + dx, y + dy]),
          true,
        ),
        base,
      ),
    )
  );
}

/** A line that is thick in the middle and thin at its ends, as a brush draws it. */
export const inked = (points: readonly Point[], width: number, colour: string) =>
  filled(
    straight(
      ribbon(
        curve(points, false, 8),
        (share) => (width / 2) * (0.22 + 0.78 * Math.sin(Math.PI * mix(0.08, 0.92, share))),
      ),
      true,
    ),
    colour,
  );
