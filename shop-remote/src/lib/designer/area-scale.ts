import type { Point, PrintArea } from '@rangmala/shared/contract/design-geometry';
import type { Layer } from '@rangmala/shared/contract/designs';

/** Scale and position of a print area in the design area. */
export interface AreaScale {
  pixelsPerMillimetre: number;
  /** Position of the print area's top left corner in the design area, in pixels. */
  corner: Point;
}

/** Fits a print area with its bleed into the middle of a box. The size of the box is in pixels. */
export function fitArea(
  { width, height, bleed }: PrintArea,
  box: { width: number; height: number },
): AreaScale {
  const [fullWidth, fullHeight] = [width + 2 * bleed, height + 2 * bleed];
  const pixelsPerMillimetre = Math.min(
    Math.max(1, box.width) / fullWidth,
    Math.max(1, box.height) / fullHeight,
  );
  return {
    pixelsPerMillimetre,
    corner: [
      (box.width - fullWidth * pixelsPerMillimetre) / 2 + bleed * pixelsPerMillimetre,
      (box.height - fullHeight * pixelsPerMillimetre) / 2 + bleed * pixelsPerMillimetre,
    ],
  };
}

/** Converts a position in the design area in pixels to a position on the print area in millimetres. */
export function toMillimetres([x, y]: Point, { pixelsPerMillimetre, corner }: AreaScale): Point {
  return [(x - corner[0]) / pixelsPerMillimetre, (y - corner[1]) / pixelsPerMillimetre];
}

/** Returns the CSS transform that moves, scales and rotates the drawing of a layer from one position to another. */
export function createTransform(from: Layer, to: Layer, { pixelsPerMillimetre, corner }: AreaScale): string {
  const toPixels = (millimetres: number, axis: 0 | 1) => corner[axis] + millimetres * pixelsPerMillimetre;
  const [fromX, fromY] = [toPixels(from.cx, 0), toPixels(from.cy, 1)];
  const [toX, toY] = [toPixels(to.cx, 0), toPixels(to.cy, 1)];
  if (from.rotation === to.rotation && from.width === to.width)
    return `translate(${toX - fromX}px, ${toY - fromY}px)`;
  return `translate(${toX}px, ${toY}px) rotate(${to.rotation - from.rotation}deg) scale(${to.width / from.width}) translate(${-fromX}px, ${-fromY}px)`;
}
