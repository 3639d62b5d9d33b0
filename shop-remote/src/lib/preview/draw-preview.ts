import type { ProductView } from '@rangmala/shared/contract';
import { drawOnSurface } from '@rangmala/shared/contract/surface-mesh';

/**
 * Draws a flat design on the photograph of its product, or on white when there is no photograph.
 * @param context of a square canvas
 * @param flatDesign one side without its bleed; undefined draws no design
 */
export function drawPreview(
  context: CanvasRenderingContext2D,
  flatDesign: HTMLCanvasElement | undefined,
  view: ProductView | undefined,
  photograph: HTMLImageElement | HTMLCanvasElement | undefined,
): void {
  const { width: size } = context.canvas;
  if (!view || !photograph) return drawOnWhite(context, flatDesign, size);
  context.drawImage(photograph, 0, 0, size, size);
  const design = flatDesign?.getContext('2d')?.getImageData(0, 0, flatDesign.width, flatDesign.height);
  if (!design) return;
  const picture = context.getImageData(0, 0, size, size);
  drawOnSurface(picture, design, view.surface, view.base);
  context.putImageData(picture, 0, 0);
}

/** Draws the flat design on white, with a margin. */
function drawOnWhite(
  context: CanvasRenderingContext2D,
  flatDesign: HTMLCanvasElement | undefined,
  size: number,
): void {
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size, size);
  if (!flatDesign) return;
  const scale = (size / Math.max(flatDesign.width, flatDesign.height)) * 0.9;
  const [width, height] = [flatDesign.width * scale, flatDesign.height * scale];
  context.drawImage(flatDesign, (size - width) / 2, (size - height) / 2, width, height);
}
