import { curve, ellipse, mix, type Point, polar, TURN } from '../../drawing/geometry.ts';
import { almond, petal, repeated } from '../../drawing/motif.ts';
import type { Random } from '../../drawing/random.ts';
import { dots, filled, group, rect, smooth, straight, stroked, strokes } from '../../drawing/svg.ts';
import { scatter } from '../../drawing/texture.ts';
import { LINE, PALE_GOLD } from './ornament.ts';

/** A tree whose crown is built of rosettes of leaves, lighter on dark, as the workshops paint them. */
export function leafyTree(
  random: Random,
  id: string,
  foot: Point,
  crown: readonly Point[],
  trunk: string,
  dark: string,
  light: string,
  size = 17,
  blossom?: string,
): string {
  const box = crown.reduce((sum, [x, y]) => [sum[0] + x / crown.length, sum[1] + y / crown.length], [
    0, 0,
  ] as [number, number]);
  const rosette = Array.from({ length: 6 }, (_, i) => almond([0, 0], size * 0.62, (i / 6) * TURN, 0.26)).join(
    '',
  );
  const seats = scatter(random, crown, size * 0.98, 4000);
  const wood = [-16, 0, 16]
    .map((lean, i) =>
      stroked(
        smooth([foot, [foot[0] + lean * 0.3, mix(foot[1], box[1], 0.5)], [box[0] + lean * 3, box[1]]]),
        trunk,
        i === 1 ? 15 : 8,
      ),
    )
    .join('');
  return (
    wood +
    filled(smooth(crown, true), dark, { stroke: LINE, 'stroke-width': 1.2 }) +
    repeated(
      `${id}-leaves`,
      filled(rosette, light) + dots([[0, 0]], size * 0.1, dark),
      seats.map((at) => ({ at, turn: random() * 1.5, size: random.between(0.85, 1.1) })),
    ) +
    (blossom
      ? repeated(
          `${id}-bloom`,
          dots(ellipse([0, 0], 4, 4, 5), 3, blossom) + dots([[0, 0]], 2, PALE_GOLD),
          seats.filter(() => random.chance(0.3)).map((at) => ({ at: [at[0] + 4, at[1] + 3] as Point })),
        )
      : '')
  );
}

export function cypress(
  x: number,
  y: number,
  height: number,
  dark: string,
  light: string,
  angle = 0,
): string {
  const half = height * 0.13;
  const outline = [
    ...curve(
      [
        [0, 0],
        [-half, -height * 0.2],
        [-half * 0.8, -height * 0.6],
        [0, -height],
      ],
      false,
      7,
    ),
    ...curve(
      [
        [0, -height],
        [half * 0.8, -height * 0.6],
        [half, -height * 0.2],
        [0, 0],
      ],
      false,
      7,
    ),
  ];
  const marks: Point[][] = [];
  for (let i = 0; i < 13; i += 1) {
    const level = height * (0.1 + i * 0.066);
    const reach = half * Math.sin(Math.PI * Math.min(0.95, 0.28 + i * 0.055)) * 0.9;
    marks.push([
      [-reach, -level - 3],
      [0, -level + height * 0.03],
      [reach, -level - 3],
    ]);
  }
  return group(
    { transform: `translate(${x} ${y})${angle ? ` rotate(${(angle * 180) / Math.PI})` : ''}` },
    rect(-3, -4, 6, height * 0.06, '#5a3a26'),
    filled(straight(outline, true), dark, { stroke: LINE, 'stroke-width': 1.2 }),
    strokes(marks, light, 1.8),
  );
}

/** A clump of flowers such as fills every meadow of the school: `id` must be unique, the clumps differ by colour. */
export function flowerClumps(
  id: string,
  spots: readonly { at: Point; size?: number; turn?: number }[],
  colour: string,
  leaf = '#4f7a3f',
): string {
  const stems = [-0.55, 0, 0.55].map((lean) => polar([0, 0], lean === 0 ? 30 : 24, -Math.PI / 2 + lean));
  const blooms = stems
    .map(
      (at) =>
        filled(Array.from({ length: 5 }, (_, i) => petal(at, 7, (i / 5) * TURN, 0.36)).join(''), colour) +
        dots([at], 2, PALE_GOLD),
    )
    .join('');
  const leaves = [-1.15, -0.75, 0.75, 1.15]
    .map((lean) => almond([0, 0], 18, -Math.PI / 2 + lean, 0.16))
    .join('');
  return repeated(
    id,
    strokes(
      stems.map((tip) => [[0, 0], tip]),
      leaf,
      1.5,
    ) +
      filled(leaves, leaf) +
      blooms,
    spots,
  );
}

/** A lotus in bud or bloom on the water, seen from the side. */
export const lotus = (at: Point, size: number, colour: string, light: string) =>
  filled(
    [-1.25, -0.85, 0.85, 1.25].map((turn) => almond(at, size, -Math.PI / 2 + turn, 0.2)).join(''),
    colour,
    { stroke: LINE, 'stroke-width': 1 },
  ) +
  filled([-0.5, 0.5].map((turn) => almond(at, size * 1.06, -Math.PI / 2 + turn, 0.22)).join(''), light, {
    stroke: LINE,
    'stroke-width': 1,
  }) +
  filled(almond(at, size * 1.1, -Math.PI / 2, 0.24), colour, { stroke: LINE, 'stroke-width': 1 });
