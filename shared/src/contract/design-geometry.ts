import type { ProductSide } from './product-details.ts';

export type PrintArea = ProductSide['area'];

/**
 * A layer's box. `cx` and `cy` are its centre in millimetres from the print area's top left corner. `width` and
 * `height` are its size in millimetres before the rotation. `rotation` is in degrees clockwise.
 */
export interface LayerBox {
  cx: number;
  cy: number;
  width: number;
  height: number;
  rotation: number;
}

export type Point = [x: number, y: number];

export const MM_PER_INCH = 25.4;

/** Lowest resolution in DPI at which a printed picture is rated fine. */
const DPI_FINE = 300;
/** Lowest resolution in DPI at which a printed picture is rated good. */
export const DPI_GOOD = 150;
/** Lowest resolution in DPI at which a printed picture is rated low instead of very low. */
const DPI_LOW = 100;

export type Quality = 'fine' | 'good' | 'low' | 'very low';

/** Returns the resolution in DPI of a picture that is `pixels` wide and is printed `width` millimetres wide. */
export function computeEffectiveDpi(pixels: number, width: number): number {
  return pixels / (width / MM_PER_INCH);
}

/**
 * Returns the quality of a picture that is printed at a resolution in DPI. Rates the rounded resolution, because
 * customers read the rounded number.
 */
export function ratePrintQuality(dpi: number): Quality {
  const rounded = Math.round(dpi);
  if (rounded >= DPI_FINE) return 'fine';
  if (rounded >= DPI_GOOD) return 'good';
  return rounded >= DPI_LOW ? 'low' : 'very low';
}

/**
 * Returns the position of a point of a rotated box.
 * @param point distance from the middle of the box before the rotation
 */
export function placeInBox(
  { cx, cy, rotation }: Pick<LayerBox, 'cx' | 'cy' | 'rotation'>,
  [x, y]: Point,
): Point {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cx + x * cos - y * sin, cy + x * sin + y * cos];
}

/** Returns the corners of a rotated box clockwise, from the corner that is top left before the rotation. */
export function getCorners(box: LayerBox): Point[] {
  const [x, y] = [box.width / 2, box.height / 2];
  const corners: Point[] = [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
  return corners.map((corner) => placeInBox(box, corner));
}

/** Returns the smallest upright rectangle around a rotated box. */
export function computeBounds(box: LayerBox): { left: number; right: number; top: number; bottom: number } {
  const corners = getCorners(box);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Returns whether the rotated box does not overlap the rectangle from (0, 0) to (width, height). */
export function isOutsideArea(box: LayerBox, area: { width: number; height: number }): boolean {
  const corners = getCorners(box);
  const frame: Point[] = [
    [0, 0],
    [area.width, 0],
    [area.width, area.height],
    [0, area.height],
  ];
  const angle = (box.rotation * Math.PI) / 180;
  // Separating axis theorem: two rectangles do not overlap when their projections onto a line parallel to one of their
  // sides do not overlap.
  const directions: Point[] = [
    [1, 0],
    [0, 1],
    [Math.cos(angle), Math.sin(angle)],
    [-Math.sin(angle), Math.cos(angle)],
  ];
  return directions.some((direction) => {
    const [from, to] = projectOnDirection(corners, direction);
    const [areaFrom, areaTo] = projectOnDirection(frame, direction);
    return to <= areaFrom || from >= areaTo;
  });
}

/** Returns how far the rotated box extends over the safe edge of the area, in millimetres; at least 0. */
export function measureDistanceOverSafeEdge(box: LayerBox, { width, height, safe }: PrintArea): number {
  const { left, right, top, bottom } = computeBounds(box);
  return Math.max(0, safe - left, safe - top, right - (width - safe), bottom - (height - safe));
}

/**
 * Returns the largest width in millimetres at which a box of this aspect ratio fits into a share of the safe area.
 * @param aspect width divided by height
 * @param share share of the safe area's width and height, from 0 to 1
 */
export function computeFittingWidth({ width, height, safe }: PrintArea, aspect: number, share = 1): number {
  const [w, h] = [(width - 2 * safe) * share, (height - 2 * safe) * share];
  return Math.round(Math.min(w, h * aspect) * 1000) / 1000;
}

/** Returns the SVG transform of a layer. The centre of the layer's shape must be at (0, 0). */
export function createLayerTransform({
  cx,
  cy,
  rotation,
  flip,
}: Omit<LayerBox, 'width' | 'height'> & { flip: boolean }): string {
  return `translate(${cx} ${cy}) rotate(${rotation})${flip ? ' scale(-1 1)' : ''}`;
}

function projectOnDirection(points: readonly Point[], [x, y]: Point): [from: number, to: number] {
  const projections = points.map((point) => point[0] * x + point[1] * y);
  return [Math.min(...projections), Math.max(...projections)];
}
