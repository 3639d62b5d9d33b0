import { type Point, TURN } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { element, linearGradient, rect } from '../../drawing/svg.ts';

export const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

export const sky = (
  id: string,
  stops: readonly (readonly [number, string])[],
  width: number,
  height: number,
) => element('defs', {}, linearGradient(id, stops)) + rect(0, 0, width, height, `url(#${id})`);

export const crownOf = (random: Random, x: number, y: number, rx: number, ry: number): Point[] =>
  Array.from({ length: 14 }, (_, i) => {
    const turn = (i / 14) * TURN;
    const r = random.between(0.88, 1.1);
    return [x + Math.cos(turn) * rx * r, y + Math.sin(turn) * ry * r];
  });
