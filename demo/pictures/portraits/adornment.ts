import { arc, curve, ellipse, type Point, ribbon, TURN } from '../drawing/geometry.ts';
import { circle, dots, filled, group, smooth, straight, stroked } from '../drawing/svg.ts';
import { inked } from './form.ts';

/** Round, square or cat-eyed spectacles. */
export function glasses(
  left: Point,
  right: Point,
  radius: number,
  colour: string,
  width: number,
  kind: 'round' | 'square' | 'wing' = 'round',
  lens = '#ffffff',
): string {
  const rim = ([x, y]: Point, side: number): Point[] => {
    if (kind === 'round') return ellipse([x, y], radius, radius, 40);
    const w = radius * 1.12;
    const h = radius * 0.86;
    const wing = kind === 'wing' ? radius * 0.28 : 0;
    return curve(
      [
        [x - w * 0.8, y - h],
        [x + w * 0.8, y - h],
        [x + w + (side > 0 ? wing : 0), y - h * 0.7 - (side > 0 ? wing : 0)],
        [x + w * 0.9, y + h * 0.5],
        [x + w * 0.5, y + h],
        [x - w * 0.5, y + h],
        [x - w * 0.9, y + h * 0.5],
        [x - w - (side < 0 ? wing : 0), y - h * 0.7 - (side < 0 ? wing : 0)],
      ],
      true,
      6,
    );
  };
  const bridge = curve(
    [
      [left[0] + radius, left[1] - 4],
      [(left[0] + right[0]) / 2, left[1] - 13],
      [right[0] - radius, right[1] - 4],
    ],
    false,
    6,
  );
  return (
    [left, right]
      .map((at, i) => {
        const data = straight(rim(at, i === 0 ? -1 : 1), true);
        const glint = smooth([
          [at[0] - radius * 0.5, at[1] - radius * 0.2],
          [at[0] - radius * 0.2, at[1] - radius * 0.56],
        ]);
        return (
          filled(data, lens, { opacity: 0.13 }) +
          stroked(data, colour, width) +
          stroked(glint, '#ffffff', 4, { opacity: 0.6 })
        );
      })
      .join('') + stroked(straight(bridge), colour, width)
  );
}

/** Fine strands that catch the light, from root to tip. */
export const strands = (lines: readonly (readonly Point[])[], colour: string, width = 4) =>
  lines.map((line) => inked(line, width, colour)).join('');

/** Flowers threaded into a string. */
export const gajra = (line: readonly Point[], petal: string, heart: string, size: number) =>
  line
    .map(([x, y], i) =>
      group(
        {},
        dots(ellipse([x, y], size * 0.55, size * 0.55, 5, i), size * 0.46, petal),
        dots([[x, y]], size * 0.26, heart),
      ),
    )
    .join('');

export const beads = (points: readonly Point[], radius: number, colour: string, light: string) =>
  dots(points, radius, colour) +
  dots(
    points.map(([x, y]): Point => [x - radius * 0.3, y - radius * 0.35]),
    radius * 0.3,
    light,
  );

/** A bell-shaped earring that hangs from the lobe. */
export function jhumka([x, y]: Point, size: number, gold: string, stone: string): string {
  const bell = [
    ...arc([x, y + 26 * size], 18 * size, Math.PI, TURN, 14),
    [x + 21 * size, y + 34 * size],
    [x - 21 * size, y + 34 * size],
  ] as Point[];
  const drops = Array.from({ length: 5 }, (_, i): Point => [x + (i - 2) * 9 * size, y + 41 * size]);
  return (
    circle([x, y], 9 * size, gold) +
    circle([x, y], 4.4 * size, stone) +
    filled(straight(bell, true), gold) +
    stroked(straight(arc([x, y + 28 * size], 14 * size, Math.PI * 1.1, Math.PI * 1.9, 10)), '#8a5a12', 2) +
    dots(drops, 3.8 * size, '#f6ead0')
  );
}

/** A band that follows an edge, with a row of small figures: the border of a sari or shawl. */
export function trim(
  line: readonly Point[],
  width: number,
  colour: string,
  figure: string,
  step = 15,
): string {
  const dense = curve(line, false, 10);
  const figures = dense.filter((_, i) => i % Math.max(1, Math.round(step / 6)) === 0);
  return (
    filled(
      straight(
        ribbon(dense, () => width / 2),
        true,
      ),
      colour,
    ) +
    dots(figures, width * 0.16, figure) +
    stroked(
      straight(
        ribbon(dense, () => width / 2 - 2),
        true,
      ),
      figure,
      1.6,
      { opacity: 0.7 },
    )
  );
}

export const folds = (lines: readonly (readonly Point[])[], colour: string, width = 5, opacity = 0.5) =>
  group({ opacity }, lines.map((line) => inked(line, width, colour)).join(''));
