import { curve, place, type Point } from '../../drawing/geometry.ts';

export interface Stance {
  at: Point;
  size: number;
  mirrored?: boolean;
}

/** Turns an animal's own coordinates into the picture's. */
export const placer = ({ at, size, mirrored }: Stance) => ({
  all: (points: readonly Point[]) => place(points, at, size, 0, mirrored),
  one: (point: Point) => place([point], at, size, 0, mirrored)[0] as Point,
  angle: (angle: number) => (mirrored ? Math.PI - angle : angle),
});

export const closedCurve = (points: readonly Point[]) => curve(points, true, 7);
