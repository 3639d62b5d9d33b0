import { fitPicture } from '@rangmala/shared/contract/design-fields';
import {
  computeBounds,
  type LayerBox,
  type Point,
  type PrintArea,
} from '@rangmala/shared/contract/design-geometry';
import type { ArtLayer, Layer, PictureLayer } from '@rangmala/shared/contract/designs';
import { getDrawnParts, type Rectangle } from './art-ink.ts';
import { computeLayerBox, type LayerResources, round } from './layers.ts';

/** A part of a side that a new layer should not cover. */
export interface Obstacle extends Rectangle {
  /** How bad it is to cover the whole new layer with this obstacle. */
  weight: number;
}

const WEIGHTS = { text: 4, middle: 2, art: 2, picture: 1 };
/** The part of a photo, as fractions, where people mostly are. */
const MIDDLE_OF_PHOTO: Rectangle = { left: 0.2, right: 0.8, top: 0.15, bottom: 0.75 };
/** A picture or art that covers more than this share of the safe area is the ground of the design. */
const MAX_OBSTACLE_SHARE = 0.6;
/** Number of tried positions in each direction. */
const STEPS = 12;
/** Tried sizes of the new layer. */
const SCALES = [1, 0.75, 0.5];

/** Returns what a new layer should not cover: texts, people, and pictures that are not the ground of the design. */
export function listObstacles(
  layers: readonly Layer[],
  { width, height, safe }: PrintArea,
  resources: LayerResources,
): Obstacle[] {
  return layers.flatMap((layer): Obstacle[] => {
    const box = computeLayerBox(layer, resources);
    if (!box) return [];
    const bounds = computeBounds(box);
    if (layer.kind === 'text') return [{ ...bounds, weight: WEIGHTS.text }];
    const drawnParts = layer.kind === 'art' ? listDrawnParts(layer, box) : undefined;
    if (drawnParts) return drawnParts.map((part) => ({ ...part, weight: WEIGHTS.art }));
    const share =
      ((bounds.right - bounds.left) * (bounds.bottom - bounds.top)) /
      ((width - 2 * safe) * (height - 2 * safe));
    const whole = share > MAX_OBSTACLE_SHARE ? [] : [{ ...bounds, weight: WEIGHTS.picture }];
    return layer.kind === 'art' ? whole : [...whole, ...findMiddle(layer, box, resources)];
  });
}

/** Returns where upright art is drawn, in millimetres; undefined when that is not known. */
function listDrawnParts(layer: ArtLayer, { cx, cy, width, height }: LayerBox): Rectangle[] | undefined {
  if (layer.rotation !== 0 || layer.flip) return undefined;
  const [x, y] = [cx - width / 2, cy - height / 2];
  return getDrawnParts(layer.art)?.map(({ left, right, top, bottom }) => ({
    left: x + left * width,
    right: x + right * width,
    top: y + top * height,
    bottom: y + bottom * height,
  }));
}

/** Returns where people mostly are in a photo. */
function findMiddle(layer: PictureLayer, box: LayerBox, { assets }: LayerResources): Obstacle[] {
  const asset = assets.get(layer.asset);
  if (!asset) return [];
  const { crop, box: shown } = fitPicture(layer, asset, box);
  const toX = (x: number) => box.cx - box.width / 2 + shown.x + ((x - crop.x) / crop.width) * shown.width;
  const toY = (y: number) => box.cy - box.height / 2 + shown.y + ((y - crop.y) / crop.height) * shown.height;
  const { left, right, top, bottom } = MIDDLE_OF_PHOTO;
  const [x1, x2] = layer.flip ? [2 * box.cx - toX(right), 2 * box.cx - toX(left)] : [toX(left), toX(right)];
  return [{ left: x1, right: x2, top: toY(top), bottom: toY(bottom), weight: WEIGHTS.middle }];
}

/**
 * Returns the place in the safe area where a new layer covers the least, and a scale of at most 1 at which it does so.
 * Prefers the middle of the area, then its lower half.
 */
export function findFreeRoom(
  area: PrintArea,
  size: { width: number; height: number },
  obstacles: readonly Obstacle[],
): { cx: number; cy: number; scale: number } {
  let best = { cx: round(area.width / 2), cy: round(area.height / 2), scale: 1, cost: Infinity };
  for (const scale of SCALES) {
    const [width, height] = [size.width * scale, size.height * scale];
    const besideObstacles = obstacles.flatMap(({ top, bottom }) => [bottom + height / 2, top - height / 2]);
    for (const cy of listPositions(area.height, height, area.safe, besideObstacles)) {
      for (const cx of listPositions(area.width, width, area.safe)) {
        const cost =
          1 -
          scale +
          computeOverlap({ cx, cy, width, height }, obstacles) +
          // Decides between places that are equally free.
          0.1 * Math.abs(cx / area.width - 0.5) +
          0.05 * Math.abs(cy / area.height - 0.5) -
          (cy > area.height / 2 ? 0.001 : 0);
        if (cost < best.cost) best = { cx: round(cx), cy: round(cy), scale, cost };
      }
    }
  }
  const { cx, cy, scale } = best;
  return { cx, cy, scale };
}

/** Returns positions at which a length lies inside the safe area, with the wanted ones; always the middle. */
function listPositions(
  total: number,
  length: number,
  safe: number,
  wanted: readonly number[] = [],
): number[] {
  const [from, to] = [safe + length / 2, total - safe - length / 2];
  if (from >= to) return [total / 2];
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS);
  return [total / 2, ...steps, ...wanted.filter((position) => position >= from && position <= to)];
}

/** Returns the weighted share of a rectangle that obstacles cover. */
function computeOverlap(
  { cx, cy, width, height }: { cx: number; cy: number; width: number; height: number },
  obstacles: readonly Obstacle[],
): number {
  return obstacles.reduce((sum, { left, right, top, bottom, weight }) => {
    const x = Math.min(right, cx + width / 2) - Math.max(left, cx - width / 2);
    const y = Math.min(bottom, cy + height / 2) - Math.max(top, cy - height / 2);
    return x > 0 && y > 0 ? sum + (weight * x * y) / (width * height) : sum;
  }, 0);
}

/** Returns the centre nearest to a point at which a layer of this size lies inside the safe area. */
export function clampToSafeArea(
  { width, height, safe }: PrintArea,
  size: { width: number; height: number },
  [x, y]: Point,
): { cx: number; cy: number } {
  const clamp = (value: number, length: number, total: number) => {
    const [from, to] = [safe + length / 2, total - safe - length / 2];
    return from >= to ? total / 2 : Math.min(to, Math.max(from, value));
  };
  return { cx: round(clamp(x, size.width, width)), cy: round(clamp(y, size.height, height)) };
}
