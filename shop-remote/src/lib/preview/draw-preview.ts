import type { ProductView } from '@rangmala/shared/contract';
import { meshOf } from '@rangmala/shared/contract/surface-mesh';
import { canvasWarp } from './canvas-warp.ts';
import { webglWarp } from './webgl-warp.ts';

/** Size in pixels; previews are square like the photographs. */
export const PREVIEW_SIZE = 720;

/**
 * Draws a flat side on the photograph of its product, or on white where there is no photograph.
 * @param flat undefined for a side without a design
 */
export function drawPreview(
  context: CanvasRenderingContext2D,
  flat: HTMLCanvasElement | undefined,
  view: ProductView | undefined,
  photograph: HTMLImageElement | undefined,
): void {
  if (!view || !photograph) return drawPlain(context, flat);
  // The photograph alone needs no WebGL, which takes 0.1 to 0.3 s without a graphics card.
  if (!flat) return context.drawImage(photograph, 0, 0, PREVIEW_SIZE, PREVIEW_SIZE);
  const mesh = meshOf(view.surface);
  const warp = webglWarp(PREVIEW_SIZE);
  if (!warp) return canvasWarp(context, photograph, flat, mesh);
  warp.draw(photograph, flat, mesh, view.base);
  context.drawImage(warp.canvas, 0, 0);
}

/** Draws the flat side on white, as large as it fits. */
function drawPlain(context: CanvasRenderingContext2D, flat: HTMLCanvasElement | undefined): void {
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, PREVIEW_SIZE, PREVIEW_SIZE);
  if (!flat) return;
  const scale = (PREVIEW_SIZE / Math.max(flat.width, flat.height)) * 0.9;
  const [width, height] = [flat.width * scale, flat.height * scale];
  context.drawImage(flat, (PREVIEW_SIZE - width) / 2, (PREVIEW_SIZE - height) / 2, width, height);
}
