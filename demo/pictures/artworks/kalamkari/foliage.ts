import { between, curve, mix, type Point, polar, ribbon, TURN, walk } from '../../drawing/geometry.ts';
import { almond } from '../../drawing/motif.ts';
import { dots, filled, smooth, straight, stroked, strokes } from '../../drawing/svg.ts';
import { dyed } from './dyes.ts';

/** A long leaf with a toothed edge, its two halves in two dyes. */
export function serrated(
  at: Point,
  length: number,
  angle: number,
  bend: number,
  light: string,
  dark: string,
  pen: string,
): string {
  const tip = polar(at, length, angle + bend * 0.5);
  const middle = polar(between(at, tip, 0.5), -length * bend * 0.22, angle + Math.PI / 2);
  const spine = curve([at, middle, tip], false, 10);
  const side = (sign: number) =>
    walk(spine, length / 12).map(({ point, angle: way, share }, i) =>
      polar(
        point,
        sign * length * 0.2 * Math.sin(Math.PI * Math.pow(share, 0.75)) * (i % 2 ? 1.14 : 0.86),
        way + Math.PI / 2 + sign * (i % 2 ? 0.1 : 0),
      ),
    );
  const [left, right] = [side(1), side(-1)];
  const veins: Point[][] = [];
  walk(spine, length / 8).forEach(({ point, angle: way, share }) => {
    if (share < 0.12 || share > 0.86) return;
    for (const sign of [-1, 1])
      veins.push([
        point,
        polar(point, length * 0.14 * Math.sin(Math.PI * Math.pow(share, 0.75)), way + sign * 0.9),
      ]);
  });
  const ridge = spine.filter((_, i) => i % 4 === 0);
  const data = straight([...left, ...right.reverse()], true);
  return (
    filled(data, light, { stroke: pen, 'stroke-width': Math.max(1.1, length * 0.014) * 1.8 }) +
    filled(straight([...ridge, ...right], true), dark) +
    stroked(straight(ridge), pen, Math.max(1, length * 0.014)) +
    strokes(veins, pen, Math.max(0.8, length * 0.009))
  );
}

/** A tendril that winds itself up, with a bud on its back. */
export function tendril(
  at: Point,
  size: number,
  angle: number,
  hand: 1 | -1,
  pen: string,
  bud: string,
): string {
  const centre = polar(at, size * 0.8, angle + hand * 0.5);
  const start = Math.atan2(at[1] - centre[1], at[0] - centre[0]);
  const line = Array.from({ length: 22 }, (_, i): Point =>
    polar(centre, size * mix(0.8, 0.08, Math.pow(i / 21, 0.7)), start + hand * (i / 21) * TURN * 1.25),
  );
  return (
    stroked(smooth(line), pen, Math.max(1.6, size * 0.04)) +
    dyed(almond(line[7] as Point, size * 0.42, start + hand * 2.6 - hand * 0.6, 0.24), bud, pen, 1.2) +
    dots([line[21] as Point], size * 0.06, pen)
  );
}

/** A stem that swells and tapers, with bark strokes. */
export function stem(
  line: readonly Point[],
  halfWidth: (share: number) => number,
  fill: string,
  pen: string,
): string {
  const dense = curve(line, false, 9);
  const bark: Point[][] = walk(dense, 11)
    .filter((_, i) => i % 2 === 0)
    .map(({ point, angle, share }) => {
      const reach = halfWidth(share) * 0.75;
      return curve(
        [
          polar(point, reach, angle + Math.PI / 2),
          polar(point, reach * 0.7, angle + 0.2),
          polar(point, reach, angle - Math.PI / 2),
        ],
        false,
        4,
      );
    });
  return (
    dyed(straight(ribbon(dense, halfWidth), true), fill, pen, 2) +
    (halfWidth(0) > 5 ? strokes(bark, pen, 1.2, { opacity: 0.6 }) : '')
  );
}
