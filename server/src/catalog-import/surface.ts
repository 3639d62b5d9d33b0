import type { SurfaceGrid } from '@rangmala/shared/contract';

type Point = readonly [x: number, y: number];

/** Where a print area lies on an owner's photograph; see `photographSchema`. */
export interface PhotographedArea {
  corners: readonly Point[];
  curvature?: number | undefined;
  arc?: number | undefined;
}

/** Points of the grid in each direction: enough for a mug. */
const COLUMNS = 17;
const ROWS = 9;

/**
 * Returns the grid of a print area from its four corners on a photograph, seen in perspective.
 * @param area `corners` from the top left clockwise, as fractions of the photograph; `curvature` is how far the middle
 *   of the top and bottom edge hangs below its corners, as a fraction of the height; `arc` is the part of a cylinder
 *   that the area covers, in degrees
 */
export function gridFromCorners({ corners, curvature = 0, arc = 0 }: PhotographedArea): SurfaceGrid {
  const project = perspective(corners);
  const angle = (arc * Math.PI) / 180;
  const points = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column): [number, number] => {
      const u = column / (COLUMNS - 1);
      const [x, y] = project(foreshortened(u, angle), row / (ROWS - 1));
      return [x, y + curvature * sag(u, angle)];
    }),
  ).flat();
  return { columns: COLUMNS, rows: ROWS, points };
}

/** Whether four corners, clockwise from the top left, form a convex shape. */
export function isConvexClockwise(corners: readonly Point[]): boolean {
  return corners.every((corner, i) => {
    const next = corners[(i + 1) % 4] ?? corner;
    const after = corners[(i + 2) % 4] ?? corner;
    const turn = (next[0] - corner[0]) * (after[1] - next[1]) - (next[1] - corner[1]) * (after[0] - next[0]);
    return turn > 1e-6;
  });
}

/** Returns the position of `u` (0–1) along the width of a cylinder seen from the front. */
const foreshortened = (u: number, angle: number) =>
  angle === 0 ? u : (Math.sin((u - 0.5) * angle) / Math.sin(angle / 2) + 1) / 2;

/** Returns the share of the sag at `u` (0–1): 0 at the corners, 1 in the middle. */
const sag = (u: number, angle: number) =>
  angle === 0
    ? 1 - (2 * u - 1) ** 2
    : (Math.cos((u - 0.5) * angle) - Math.cos(angle / 2)) / (1 - Math.cos(angle / 2));

/** Maps the unit square to a quadrilateral (Heckbert, Fundamentals of Texture Mapping, 1989, section 2.2.3). */
function perspective(corners: readonly Point[]): (u: number, v: number) => Point {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners as readonly [Point, Point, Point, Point];
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const denominator = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / denominator;
  const h = (dx1 * sy - sx * dy1) / denominator;
  return (u, v) => {
    const w = g * u + h * v + 1;
    return [
      ((x1 - x0 + g * x1) * u + (x3 - x0 + h * x3) * v + x0) / w,
      ((y1 - y0 + g * y1) * u + (y3 - y0 + h * y3) * v + y0) / w,
    ];
  };
}
