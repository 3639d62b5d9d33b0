import type { Point } from '@rangmala/shared/contract/design-geometry';
import type { Layer } from '@rangmala/shared/contract/designs';
import { normalizeAngle, round } from './layers.ts';

/** Smallest width in millimetres that a gesture can set. */
const MIN_WIDTH = 2;
/** Angle in degrees within which a rotation snaps to a right angle. */
const SNAP = 3;

/** Returns a layer moved by a drag. Points are in millimetres. */
export function dragLayer(layer: Layer, from: Point, to: Point): Layer {
  return { ...layer, cx: round(layer.cx + to[0] - from[0]), cy: round(layer.cy + to[1] - from[1]) };
}

/** Returns a layer scaled about its centre by dragging a corner handle. */
export function scaleLayer(layer: Layer, from: Point, to: Point): Layer {
  const factor = distance([layer.cx, layer.cy], to) / Math.max(0.1, distance([layer.cx, layer.cy], from));
  return { ...layer, width: round(Math.max(MIN_WIDTH, layer.width * factor)) };
}

/** Returns a layer rotated about its centre by dragging the rotation handle. */
export function rotateLayer(layer: Layer, from: Point, to: Point): Layer {
  const centre: Point = [layer.cx, layer.cy];
  const rotation = layer.rotation + angle(centre, to) - angle(centre, from);
  const rightAngle = Math.round(rotation / 90) * 90;
  return {
    ...layer,
    rotation: normalizeAngle(Math.abs(rotation - rightAngle) < SNAP ? rightAngle : rotation),
  };
}

/** Returns a layer moved, scaled and rotated by two fingers. */
export function pinchLayer(layer: Layer, from: readonly [Point, Point], to: readonly [Point, Point]): Layer {
  const [middleFrom, middleTo] = [middle(...from), middle(...to)];
  const factor = distance(...to) / Math.max(0.1, distance(...from));
  return {
    ...layer,
    cx: round(layer.cx + middleTo[0] - middleFrom[0]),
    cy: round(layer.cy + middleTo[1] - middleFrom[1]),
    width: round(Math.max(MIN_WIDTH, layer.width * factor)),
    rotation: normalizeAngle(layer.rotation + angle(...to) - angle(...from)),
  };
}

const distance = ([x, y]: Point, [a, b]: Point): number => Math.hypot(a - x, b - y);
const middle = ([x, y]: Point, [a, b]: Point): Point => [(x + a) / 2, (y + b) / 2];
const angle = ([x, y]: Point, [a, b]: Point): number => (Math.atan2(b - y, a - x) * 180) / Math.PI;
