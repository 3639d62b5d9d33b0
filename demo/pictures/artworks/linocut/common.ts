import { curve, type Point } from '../../drawing/geometry.ts';

export const closedCurve = (points: readonly Point[]) => curve(points, true, 8);

export const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
