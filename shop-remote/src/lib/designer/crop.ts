import { fitPicture } from '@rangmala/shared/contract/design-fields';
import { placeInBox, type Point } from '@rangmala/shared/contract/design-geometry';
import type { PictureLayer } from '@rangmala/shared/contract/designs';
import { round } from './layers.ts';

export const CROP_EDGES = ['left', 'top', 'right', 'bottom'] as const;
export type CropEdge = (typeof CROP_EDGES)[number];

export interface PictureSize {
  width: number;
  height: number;
}

type Crop = NonNullable<PictureLayer['crop']>;

const OPPOSITE_EDGES: Record<CropEdge, CropEdge> = {
  left: 'right',
  right: 'left',
  top: 'bottom',
  bottom: 'top',
};

/** Smallest fraction of a picture's width or height that a crop leaves. */
const MIN_REMAINING_SIZE = 0.05;

/** Returns the part of a picture that its layer shows when the picture fills the layer, as fractions. */
export function computeShownPart(layer: PictureLayer, picture: PictureSize): Crop {
  const size = { width: layer.width, height: layer.height ?? 1 };
  return fitPicture({ ...layer, fit: 'cover' }, picture, size).crop;
}

/** Returns the fractions, from 0 to 1, that are cut off at each edge of a picture. */
export function computeCutOffFractions(layer: PictureLayer, picture: PictureSize): Record<CropEdge, number> {
  const { x, y, width, height } = computeShownPart(layer, picture);
  return { left: x, top: y, right: 1 - x - width, bottom: 1 - y - height };
}

/**
 * Crops a picture at one edge. The remaining part keeps its printed size and position, and at least
 * {@link MIN_REMAINING_SIZE} of the whole width or height remains.
 * @param fraction fraction of the whole picture to cut off at `edge`, from 0 to 1
 */
export function cropPicture(
  layer: PictureLayer,
  edge: CropEdge,
  fraction: number,
  picture: PictureSize,
): PictureLayer {
  const oldCut = computeCutOffFractions(layer, picture);
  const maxCut = 1 - oldCut[OPPOSITE_EDGES[edge]] - MIN_REMAINING_SIZE;
  const newCut = { ...oldCut, [edge]: Math.min(Math.max(0, fraction), maxCut) };
  const width = 1 - newCut.left - newCut.right;
  const height = 1 - newCut.top - newCut.bottom;
  const wholeWidth = layer.width / (1 - oldCut.left - oldCut.right);
  const wholeHeight = (wholeWidth * picture.height) / picture.width;
  const dx =
    ((newCut.left - newCut.right - oldCut.left + oldCut.right) / 2) * wholeWidth * (layer.flip ? -1 : 1);
  const dy = ((newCut.top - newCut.bottom - oldCut.top + oldCut.bottom) / 2) * wholeHeight;
  const [shiftX, shiftY] = rotate([dx, dy], layer.rotation);
  return {
    ...showPart(layer, { x: newCut.left, y: newCut.top, width, height }),
    width: round(wholeWidth * width),
    ...(layer.height !== undefined && { height: round(wholeHeight * height) }),
    cx: round(layer.cx + shiftX),
    cy: round(layer.cy + shiftY),
  };
}

/** Crops a picture by dragging the handle of an edge by a distance in millimetres. */
export function dragCropHandle(
  layer: PictureLayer,
  edge: CropEdge,
  distance: Point,
  picture: PictureSize,
): PictureLayer {
  const part = computeShownPart(layer, picture);
  const [dx, dy] = toPictureFractions(layer, distance, part, picture);
  const change = { left: dx, right: -dx, top: dy, bottom: -dy }[edge];
  return cropPicture(layer, edge, computeCutOffFractions(layer, picture)[edge] + change, picture);
}

/** Moves a picture inside its frame by a distance in millimetres. The picture still fills the frame. */
export function panPicture(layer: PictureLayer, distance: Point, picture: PictureSize): PictureLayer {
  const part = computeShownPart(layer, picture);
  const [dx, dy] = toPictureFractions(layer, distance, part, picture);
  return showPart(layer, { ...part, x: part.x - dx, y: part.y - dy });
}

/** Enlarges a picture inside its frame by a factor about the frame's middle. The picture still fills the frame. */
export function zoomPicture(layer: PictureLayer, factor: number, picture: PictureSize): PictureLayer {
  const part = computeShownPart(layer, picture);
  const largest = Math.min(part.width, part.height) / MIN_REMAINING_SIZE;
  const allowed = Math.min(largest, Math.max(part.width, part.height, factor));
  const [width, height] = [part.width / allowed, part.height / allowed];
  const [x, y] = [part.x + (part.width - width) / 2, part.y + (part.height - height) / 2];
  return showPart(layer, { x, y, width, height });
}

/** Returns the layer with a part of its picture; a part outside the picture is moved inside. */
function showPart(layer: PictureLayer, { x, y, width, height }: Crop): PictureLayer {
  const { crop: _crop, fit: _fit, ...layerWithoutCrop } = layer;
  if (width > 0.9995 && height > 0.9995) return layerWithoutCrop;
  const clamp = (position: number, length: number) => Math.min(Math.max(0, position), 1 - length);
  const roundFraction = (fraction: number) => Math.floor(fraction * 100_000) / 100_000;
  return {
    ...layerWithoutCrop,
    crop: {
      x: roundFraction(clamp(x, width)),
      y: roundFraction(clamp(y, height)),
      width: roundFraction(width),
      height: roundFraction(height),
    },
  };
}

/** Converts a distance on the print area to fractions of the picture's width and height. */
function toPictureFractions(layer: PictureLayer, distance: Point, part: Crop, picture: PictureSize): Point {
  const [dx, dy] = rotate(distance, -layer.rotation);
  const wholeWidth = layer.width / part.width;
  const wholeHeight = (wholeWidth * picture.height) / picture.width;
  return [(layer.flip ? -dx : dx) / wholeWidth, dy / wholeHeight];
}

const rotate = (distance: Point, rotation: number): Point => placeInBox({ cx: 0, cy: 0, rotation }, distance);
