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

/** Returns the SVG transform that moves, scales and rotates the drawing of a layer from one position to another. */
export const createTransform = (from: Layer, to: Layer): string =>
  `translate(${to.cx} ${to.cy}) rotate(${to.rotation - from.rotation}) scale(${to.width / from.width}) translate(${-from.cx} ${-from.cy})`;
