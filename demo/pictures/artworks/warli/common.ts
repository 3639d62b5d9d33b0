import type { Point } from '../../drawing/geometry.ts';
import { emptyFigure, type Figure, inked, merged, stamp, unsteady } from '../../drawing/ink.ts';
import type { Random } from '../../drawing/random.ts';
import { svgDocument } from '../../drawing/svg.ts';
import { bird } from './animals.ts';
import type { Pose } from './people.ts';
import { RICE, wall } from './wall.ts';

export const GERU = ['#7d3a22', '#4f2113', '#a8583a'] as const;

export const paint = (
  random: Random,
  width: number,
  height: number,
  ground: readonly [string, string, string],
  figures: readonly Figure[],
) =>
  svgDocument(
    width,
    height,
    wall(random, width, height, ...ground),
    inked(unsteady(merged(figures), random, 0.9), RICE, { opacity: 0.96 }),
  );

export const line = (points: Point[], width = 2): Figure => ({
  ...emptyFigure(),
  lines: [{ points, width }],
});

export const poses = {
  carrying: {
    hands: [
      [-0.1, -0.98],
      [0.1, -0.98],
    ],
    feet: [
      [-0.14, 0],
      [0.1, 0],
    ],
    carries: 'pot',
    woman: true,
  },
  reaping: {
    hands: [
      [0.34, -0.16],
      [0.42, -0.2],
    ],
    feet: [
      [-0.12, 0],
      [0.1, 0],
    ],
    lean: 0.22,
    waist: [0, -0.48],
  },
  walking: {
    hands: [
      [-0.16, -0.5],
      [0.24, -0.56],
    ],
    feet: [
      [-0.2, 0],
      [0.18, 0],
    ],
  },
  basket: {
    hands: [
      [-0.12, -0.96],
      [0.14, -0.96],
    ],
    feet: [
      [-0.16, 0],
      [0.14, 0],
    ],
    carries: 'basket',
    woman: true,
  },
  ploughing: {
    hands: [
      [0.3, -0.42],
      [0.34, -0.4],
    ],
    feet: [
      [-0.24, 0],
      [0.14, 0],
    ],
    lean: 0.12,
  },
  pounding: {
    hands: [
      [0.22, -0.86],
      [0.24, -0.7],
    ],
    feet: [
      [-0.1, 0],
      [0.1, 0],
    ],
    lean: 0.05,
    woman: true,
  },
} satisfies Record<string, Pose>;

export const flock = (random: Random, count: number, area: readonly [number, number, number, number]) =>
  Array.from({ length: count }, () =>
    stamp(
      bird(),
      [random.between(area[0], area[2]), random.between(area[1], area[3])],
      random.between(20, 30),
      random.tremble(0.25),
      random.chance(0.5),
    ),
  );
