import type { SurfaceGrid } from '@rangmala/shared/contract';

type Point = readonly [x: number, y: number];

/** The position of a print area on an owner's photograph. {@link createGridFromCorners} describes the fields. */
export interface PhotographedArea {
  corners: readonly Point[];
  curvature?: number | undefined;
  arc?: number | undefined;
}

/** The position and size of a picture in its padded square, as fractions of the square's side. */
export interface Placement {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Number of grid points in a row: enough to show the curvature of a mug. */
const COLUMNS = 17;
const ROWS = 9;

/**
 * Computes the grid of a print area on a photograph from the four corners of the area, in perspective.
 * @param area `corners`: clockwise from the top left, as fractions of the photograph. `curvature`: how far the middle
 * of the top edge (and of the bottom edge) is below the straight line between the ends of the edge, as a fraction of
 * the photograph's height. `arc`: angle of the cylinder that the area covers, in degrees.
 */
export function createGridFromCorners({ corners, curvature = 0, arc = 0 }: PhotographedArea): SurfaceGrid {
  const project = createPerspective(corners);
  const angle = (arc * Math.PI) / 180;
  const points = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column): [number, number] => {
      const u = column / (COLUMNS - 1);
      const [x, y] = project(projectArc(u, angle), row / (ROWS - 1));
      return [x, y + curvature * computeCurvatureFactor(u, angle)];
    }),
  ).flat();
  return { columns: COLUMNS, rows: ROWS, points };
}

/** Converts an area on a photograph to an area on the square in which the photograph is placed. */
export const convertAreaToSquare = (
  { corners, curvature = 0, arc }: PhotographedArea,
  placement: Placement,
): PhotographedArea => ({
  corners: moveToSquare(corners, placement),
  curvature: curvature * placement.height,
  arc,
});

/** Converts points on a photograph to points on the square in which the photograph is placed. */
export const moveToSquare = (
  points: readonly Point[],
  { left, top, width, height }: Placement,
): [number, number][] => points.map(([x, y]) => [left + x * width, top + y * height]);

/** Returns whether four corners form a convex quadrilateral in clockwise order. */
export function isConvexClockwise(corners: readonly Point[]): boolean {
  return corners.every((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner;
    const afterNext = corners[(index + 2) % 4] ?? corner;
    const crossProduct =
      (next[0] - corner[0]) * (afterNext[1] - next[1]) - (next[1] - corner[1]) * (afterNext[0] - next[0]);
    return crossProduct > 1e-6;
  });
}

/** Returns the horizontal position (0–1) at which the fraction `u` (0–1) of a cylinder's arc is seen from the front. */
const projectArc = (u: number, angle: number) =>
  angle === 0 ? u : (Math.sin((u - 0.5) * angle) / Math.sin(angle / 2) + 1) / 2;

/**
 * Returns the factor of the curvature at the fraction `u` (0–1) of the width: 0 at the corners, 1 in the middle.
 */
const computeCurvatureFactor = (u: number, angle: number) =>
  angle === 0
    ? 1 - (2 * u - 1) ** 2
    : (Math.cos((u - 0.5) * angle) - Math.cos(angle / 2)) / (1 - Math.cos(angle / 2));

/** Maps the unit square to a quadrilateral (Heckbert, Fundamentals of Texture Mapping, 1989, section 2.2.3). */
function createPerspective(corners: readonly Point[]): (u: number, v: number) => Point {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners as readonly [Point, Point, Point, Point];
  const [dx1, dx2, sumX] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sumY] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const denominator = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / denominator;
  const h = (dx1 * sumY - sumX * dy1) / denominator;
  return (u, v) => {
    const w = g * u + h * v + 1;
    return [
      ((x1 - x0 + g * x1) * u + (x3 - x0 + h * x3) * v + x0) / w,
      ((y1 - y0 + g * y1) * u + (y3 - y0 + h * y3) * v + y0) / w,
    ];
  };
}
