import {
  getCorners,
  type LayerBox,
  placeInBox,
  type Point,
  type PrintArea,
} from '@rangmala/shared/contract/design-geometry';

/** Positions of the handles of a selected layer, in millimetres. */
export interface Handles {
  /** The scale handles, clockwise from the corner that is top left before the rotation. */
  corners: readonly Point[];
  /** The rotation handle. */
  rotation: Point;
  /** The middle of the layer's edge that is next to the rotation handle. */
  rotationEdge: Point;
}

/**
 * Returns the positions of a layer's handles. A handle that would be outside the drawn area, or nearer to its edge than
 * `inset`, is moved inside. The rotation handle is above the layer, or below it when there is room only below.
 * @param inset distance from the edge of the bleed, in millimetres
 * @param rotationDistance distance of the rotation handle from the layer, in millimetres
 */
export function placeHandles(
  box: LayerBox,
  { width, height, bleed }: PrintArea,
  { inset, rotationDistance }: { inset: number; rotationDistance: number },
): Handles {
  const moveInside = ([x, y]: Point): Point => [
    clamp(x, inset - bleed, width + bleed - inset),
    clamp(y, inset - bleed, height + bleed - inset),
  ];
  const isInside = (point: Point) => moveInside(point).every((value, axis) => value === point[axis]);
  /** Returns a point on the layer's vertical axis. A negative distance is above the centre. */
  const computePointOnAxis = (distance: number) => placeInBox(box, [0, distance]);
  const halfHeight = box.height / 2;
  const above = computePointOnAxis(-halfHeight - rotationDistance);
  const below = computePointOnAxis(halfHeight + rotationDistance);
  const isBelow = !isInside(above) && isInside(below);
  return {
    corners: getCorners(box).map(moveInside),
    rotation: isBelow ? below : moveInside(above),
    rotationEdge: computePointOnAxis(isBelow ? halfHeight : -halfHeight),
  };
}

/** Limits a value to a range; returns the middle of an empty range. */
const clamp = (value: number, min: number, max: number): number =>
  min > max ? (min + max) / 2 : Math.min(max, Math.max(min, value));
