import type { PictureLayer } from '@rangmala/shared/contract/designs';
import { round } from './layers.ts';

export type CropEdge = 'left' | 'top' | 'right' | 'bottom';

/** The least part of a picture that stays, of its width and height. */
const LEAST = 0.05;

/** What is cut off at each edge of a picture, from 0 to 1. */
export function cutOff({ crop }: PictureLayer): Record<CropEdge, number> {
  const { x, y, width, height } = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  return { left: x, top: y, right: 1 - x - width, bottom: 1 - y - height };
}

/**
 * Cuts a picture at one edge. The rest keeps its printed size and position.
 * @param part fraction to cut off, 0 to 1
 * @param aspect width of the whole picture divided by its height
 */
export function cropped(layer: PictureLayer, edge: CropEdge, part: number, aspect: number): PictureLayer {
  const before = cutOff(layer);
  const across = edge === 'left' || edge === 'right';
  const opposite = before[across ? (edge === 'left' ? 'right' : 'left') : edge === 'top' ? 'bottom' : 'top'];
  const after = { ...before, [edge]: Math.min(Math.max(0, part), 1 - opposite - LEAST) };
  const width = 1 - after.left - after.right;
  const height = 1 - after.top - after.bottom;
  const whole = layer.width / (1 - before.left - before.right);
  const dx = ((after.left - after.right - before.left + before.right) / 2) * whole * (layer.flip ? -1 : 1);
  const dy = ((after.top - after.bottom - before.top + before.bottom) / 2) * (whole / aspect);
  const angle = (layer.rotation * Math.PI) / 180;
  const { crop: _crop, ...rest } = layer;
  const isWhole = width > 0.9995 && height > 0.9995;
  return {
    ...rest,
    ...(!isWhole && {
      crop: { x: round(after.left), y: round(after.top), width: round(width), height: round(height) },
    }),
    width: round(whole * width),
    cx: round(layer.cx + dx * Math.cos(angle) - dy * Math.sin(angle)),
    cy: round(layer.cy + dx * Math.sin(angle) + dy * Math.cos(angle)),
  };
}
