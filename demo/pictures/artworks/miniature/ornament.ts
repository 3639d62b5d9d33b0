import { arc, type Point, TURN, walk } from '../../drawing/geometry.ts';
import { almond, petal, repeated } from '../../drawing/motif.ts';
import type { Random } from '../../drawing/random.ts';
import { circle, dots, filled, straight, stroked } from '../../drawing/svg.ts';

export const GOLD = '#d8a93f';

export const PALE_GOLD = '#f0d386';

export const LINE = '#3a2420';

/** Gold rules, a coloured margin strewn with flakes of gold, and a band of flowers: the mount of an album leaf. */
export function mount(
  random: Random,
  width: number,
  height: number,
  depth: number,
  colour: string,
  band: string,
): string {
  const box = (by: number): Point[] => [
    [by, by],
    [width - by, by],
    [width - by, height - by],
    [by, height - by],
  ];
  const ring = (outer: number, inner: number, fill: string) =>
    filled(straight(box(outer), true) + straight(box(inner).reverse(), true), fill, {
      'fill-rule': 'evenodd',
    });
  const middle = depth * 0.36;
  const flakes = Array.from({ length: 620 }, (): Point => [random() * width, random() * height]).filter(
    ([x, y]) => x < middle || y < middle || x > width - middle || y > height - middle,
  );
  const stations = walk(box(depth * 0.68), depth * 0.62, true);
  const flower =
    filled(
      Array.from({ length: 6 }, (_, i) => petal([0, 0], depth * 0.17, (i / 6) * TURN, 0.34)).join(''),
      '#c8443a',
      { stroke: LINE, 'stroke-width': 0.8 },
    ) + dots([[0, 0]], depth * 0.045, PALE_GOLD);
  const leaf = filled(
    [0.5, -0.5, Math.PI - 0.5, Math.PI + 0.5].map((turn) => almond([0, 0], depth * 0.2, turn, 0.2)).join(''),
    PALE_GOLD,
    { stroke: LINE, 'stroke-width': 0.7 },
  );
  return (
    ring(0, depth, colour) +
    dots(flakes, 1.7, PALE_GOLD, { opacity: 0.75 }) +
    ring(depth * 0.46, depth * 0.9, band) +
    stroked(straight(box(depth * 0.68), true), PALE_GOLD, 1.6) +
    repeated(
      'mount-leaf',
      leaf,
      stations.filter((_, i) => i % 2 === 1).map(({ point, angle }) => ({ at: point, turn: angle })),
    ) +
    repeated(
      'mount-flower',
      flower,
      stations.filter((_, i) => i % 2 === 0).map(({ point, angle }) => ({ at: point, turn: angle })),
    ) +
    [0.43, 0.46, 0.9, 0.94, 1]
      .map((share, i) =>
        stroked(
          straight(box(depth * share), true),
          i === 0 || i === 3 ? LINE : GOLD,
          i === 4 ? 3.4 : i % 2 ? 2.4 : 1.2,
        ),
      )
      .join('')
  );
}

export const stars = (random: Random, width: number, bottom: number, count: number) => {
  const far = Array.from({ length: count }, (): Point => [random() * width, random() * bottom]);
  return (
    dots(far, 1.5, '#f7efd0', { opacity: 0.9 }) +
    dots(
      far.filter((_, i) => i % 5 === 0),
      2.6,
      '#f7efd0',
    )
  );
};

export const moon = (at: Point, radius: number) =>
  circle(at, radius * 1.5, '#f7efd0', { opacity: 0.1 }) +
  circle(at, radius * 1.22, '#f7efd0', { opacity: 0.16 }) +
  circle(at, radius, '#fbf4dc') +
  filled(
    straight(arc([at[0] + radius * 0.2, at[1] - radius * 0.1], radius * 0.3, 0, TURN, 14), true),
    '#ece0bb',
  );
