import { resizeLayer } from '@rangmala/shared/contract/design-fields';
import type { Point } from '@rangmala/shared/contract/design-geometry';
import type { Layer, PictureLayer } from '@rangmala/shared/contract/designs';
import { panPicture, type PictureSize, zoomPicture } from './crop.ts';
import { normalizeAngle, round } from './layers.ts';

/** Smallest width that a gesture can set. */
const MIN_WIDTH_MM = 2;
/** The rotation handle snaps to a multiple of 90° that is closer than this angle. */
const SNAP_DEGREES = 3;

export function dragLayer(layer: Layer, from: Point, to: Point): Layer {
  return { ...layer, cx: round(layer.cx + to[0] - from[0]), cy: round(layer.cy + to[1] - from[1]) };
}

/** Returns a layer scaled about its centre by dragging a corner handle. */
export function scaleLayer(layer: Layer, from: Point, to: Point): Layer {
  const factor =
    computeDistance([layer.cx, layer.cy], to) / Math.max(0.1, computeDistance([layer.cx, layer.cy], from));
  return resizeLayer(layer, round(Math.max(MIN_WIDTH_MM, layer.width * factor)));
}

/** Returns a layer rotated about its centre by dragging the rotation handle. */
export function rotateLayer(layer: Layer, from: Point, to: Point): Layer {
  const centre: Point = [layer.cx, layer.cy];
  const rotation = layer.rotation + computeDirection(centre, to) - computeDirection(centre, from);
  const rightAngle = Math.round(rotation / 90) * 90;
  return {
    ...layer,
    rotation: normalizeAngle(Math.abs(rotation - rightAngle) < SNAP_DEGREES ? rightAngle : rotation),
  };
}

/** Returns a layer moved, scaled and rotated by two fingers. The width stays at least {@link MIN_WIDTH_MM}. */
export function pinchLayer(layer: Layer, from: readonly [Point, Point], to: readonly [Point, Point]): Layer {
  const [middleFrom, middleTo] = [computeMidpoint(...from), computeMidpoint(...to)];
  const factor = computeDistance(...to) / Math.max(0.1, computeDistance(...from));
  return {
    ...resizeLayer(layer, round(Math.max(MIN_WIDTH_MM, layer.width * factor))),
    cx: round(layer.cx + middleTo[0] - middleFrom[0]),
    cy: round(layer.cy + middleTo[1] - middleFrom[1]),
    rotation: normalizeAngle(layer.rotation + computeDirection(...to) - computeDirection(...from)),
  };
}

/** Returns a picture moved and enlarged inside its frame by two fingers. */
export function pinchPicture(
  layer: PictureLayer,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  picture: PictureSize,
): PictureLayer {
  const [middleFrom, middleTo] = [computeMidpoint(...from), computeMidpoint(...to)];
  const factor = computeDistance(...to) / Math.max(0.1, computeDistance(...from));
  const distance: Point = [middleTo[0] - middleFrom[0], middleTo[1] - middleFrom[1]];
  return panPicture(zoomPicture(layer, factor, picture), distance, picture);
}

const computeDistance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);
const computeMidpoint = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
/** Returns the direction from the first to the second point, in degrees. */
const computeDirection = ([x1, y1]: Point, [x2, y2]: Point): number =>
  (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
