import { curve, place, type Point } from '../../drawing/geometry.ts';
import { dots, filled, smooth, straight, stroked } from '../../drawing/svg.ts';
import { LINE } from './ornament.ts';

export const closedCurve = (points: readonly Point[]) => curve(points, true, 7);

export const pen = { stroke: LINE, 'stroke-width': 1.8 };

export interface Stance {
  at: Point;
  size: number;
  mirrored?: boolean;
}

export const placed = ({ at, size, mirrored }: Stance) => ({
  all: (points: readonly Point[]) => place(points, at, size, 0, mirrored),
  shape: (points: readonly Point[], fill: string) =>
    filled(straight(place(closedCurve(points), at, size, 0, mirrored), true), fill, pen),
  line: (points: readonly Point[], colour: string, width: number) =>
    stroked(smooth(place(points, at, size, 0, mirrored)), colour, width * size),
  spots: (points: readonly Point[], radius: number, colour: string) =>
    dots(place(points, at, size, 0, mirrored), radius * size, colour),
});
