import { curve, type Point, polar } from '../../drawing/geometry.ts';

/** A pointed petal as an outline, for powder. */
export const petalOutline = (at: Point, length: number, angle: number, plump: number): Point[] => {
  const half = (sign: number) =>
    [0.15, 0.35, 0.55, 0.75, 0.9].map((share) =>
      polar(
        polar(at, length * share, angle),
        sign * length * plump * Math.sin(Math.PI * Math.pow(share, 0.85)) ** 0.9,
        angle + Math.PI / 2,
      ),
    );
  return curve([at, ...half(1), polar(at, length, angle), ...half(-1).reverse()], true, 3);
};
