import { arc, mix, type Point } from '../../drawing/geometry.ts';
import { hatch } from '../../drawing/hatch.ts';
import type { Random } from '../../drawing/random.ts';
import { filled, straight, strokes } from '../../drawing/svg.ts';
import { specks } from '../../drawing/texture.ts';

/** Flat colour laid on with a dry, wide brush: bristle marks in a lighter and a darker tone of it. */
export function brushed(
  random: Random,
  outline: readonly Point[],
  colour: string,
  angle: number,
  strength = 1,
): string {
  const marks: [Point[][], Point[][]] = [[], []];
  for (const [a, b] of hatch(outline, angle, 5.5) as [Point, Point][]) {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (let at = random() * 60; at < length - 8; at += random.between(50, 150)) {
      const end = Math.min(length, at + random.between(20, 110));
      const way = (share: number): Point => [
        mix(a[0], b[0], share / length),
        mix(a[1], b[1], share / length) + random.tremble(1),
      ];
      marks[random.chance(0.5) ? 0 : 1].push([way(at), way(end)]);
    }
  }
  return (
    filled(straight(outline, true), colour) +
    strokes(marks[0], '#fff3dc', 1.5, { opacity: 0.16 * strength }) +
    strokes(marks[1], '#1a0f12', 1.7, { opacity: 0.13 * strength })
  );
}

export const box = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

export const sector = (centre: Point, inner: number, outer: number, from: number, to: number): Point[] => [
  ...arc(centre, outer, from, to, 30),
  ...arc(centre, inner, to, from, 30),
];

/** The texture of canvas over the whole picture. */
export const canvas = (random: Random, width: number, height: number) =>
  specks(random, width, height, 1500, 0.9, '#fff6e4', 0.14) +
  specks(random, width, height, 1500, 1, '#140b10', 0.16);
