import type { PictureLayer } from '@rangmala/shared/contract/designs';
import { round } from './layers.ts';

export type CropEdge = 'left' | 'top' | 'right' | 'bottom';

const OPPOSITE_EDGES: Record<CropEdge, CropEdge> = {
  left: 'right',
  right: 'left',
  top: 'bottom',
  bottom: 'top',
};

/** Smallest fraction of a picture's width or height that a crop leaves. */
const MIN_REMAINING_SIZE = 0.05;

/** Returns the fractions, from 0 to 1, that are cut off at each edge of a picture. */
export function computeCutOffFractions({ crop }: PictureLayer): Record<CropEdge, number> {
  const { x, y, width, height } = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  return { left: x, top: y, right: 1 - x - width, bottom: 1 - y - height };
}

/**
 * Crops a picture at one edge. The remaining part keeps its printed size and position, and at least
 * {@link MIN_REMAINING_SIZE} of the whole width or height remains.
 * @param fraction fraction of the whole picture to cut off at `edge`, from 0 to 1
 * @param aspect width of the whole picture divided by its height
 */
export function cropPicture(
  layer: PictureLayer,
  edge: CropEdge,
  fraction: number,
  aspect: number,
): PictureLayer {
  const oldCut = computeCutOffFractions(layer);
  const maxCut = 1 - oldCut[OPPOSITE_EDGES[edge]] - MIN_REMAINING_SIZE;
  const newCut = { ...oldCut, [edge]: Math.min(Math.max(0, fraction), maxCut) };
  const width = 1 - newCut.left - newCut.right;
  const height = 1 - newCut.top - newCut.bottom;
  const wholeWidth = layer.width / (1 - oldCut.left - oldCut.right);
  const dx =
    ((newCut.left - newCut.right - oldCut.left + oldCut.right) / 2) * wholeWidth * (layer.flip ? -1 : 1);
  const dy = ((newCut.top - newCut.bottom - oldCut.top + oldCut.bottom) / 2) * (wholeWidth / aspect);
  const angle = (layer.rotation * Math.PI) / 180;
  const { crop: _crop, ...layerWithoutCrop } = layer;
  const isWhole = width > 0.9995 && height > 0.9995;
  return {
    ...layerWithoutCrop,
    ...(!isWhole && {
      crop: { x: round(newCut.left), y: round(newCut.top), width: round(width), height: round(height) },
    }),
    width: round(wholeWidth * width),
    cx: round(layer.cx + dx * Math.cos(angle) - dy * Math.sin(angle)),
    cy: round(layer.cy + dx * Math.sin(angle) + dy * Math.cos(angle)),
  };
}
