import type { ProductView } from '@rangmala/shared/contract';
import { createMesh } from '@rangmala/shared/contract/surface-mesh';
import { drawWithCanvas } from './canvas-warp.ts';
import { getWebglRenderer } from './webgl-warp.ts';

/** Width and height of a preview in pixels. Previews are square, like the photographs. */
export const PREVIEW_SIZE = 720;

/**
 * Draws a flat design on the photograph of its product, or on white when there is no photograph.
 * @param flatDesign one side without its bleed; undefined draws no design
 */
export function drawPreview(
  context: CanvasRenderingContext2D,
  flatDesign: HTMLCanvasElement | undefined,
  view: ProductView | undefined,
  photograph: HTMLImageElement | HTMLCanvasElement | undefined,
): void {
  if (!view || !photograph) return drawOnWhite(context, flatDesign);
  // Draws a photograph without a design in the 2D context, because WebGL is slow without a graphics card.
  if (!flatDesign) return context.drawImage(photograph, 0, 0, PREVIEW_SIZE, PREVIEW_SIZE);
  const mesh = createMesh(view.surface);
  const renderer = getWebglRenderer(PREVIEW_SIZE);
  if (!renderer) return drawWithCanvas(context, photograph, flatDesign, mesh, view.base);
  renderer.draw(photograph, flatDesign, mesh, view.base);
  context.drawImage(renderer.canvas, 0, 0);
}

/** Draws the flat design on white, with a margin. */
function drawOnWhite(context: CanvasRenderingContext2D, flatDesign: HTMLCanvasElement | undefined): void {
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, PREVIEW_SIZE, PREVIEW_SIZE);
  if (!flatDesign) return;
  const scale = (PREVIEW_SIZE / Math.max(flatDesign.width, flatDesign.height)) * 0.9;
  const [width, height] = [flatDesign.width * scale, flatDesign.height * scale];
  context.drawImage(flatDesign, (PREVIEW_SIZE - width) / 2, (PREVIEW_SIZE - height) / 2, width, height);
}
