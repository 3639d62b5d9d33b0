import type { ProductView } from '@rangmala/shared/contract';
import { createMesh, type Mesh } from '@rangmala/shared/contract/surface-mesh';
import { drawWithCanvas } from './canvas-warp.ts';
import { PREVIEW_SIZE } from './draw-flat.ts';
import { getWebglRenderer, type PreviewPart } from './webgl-warp.ts';

/**
 * Draws a flat design on the photograph of its product, or on white when there is no photograph.
 * @param context of a square canvas, at most {@link PREVIEW_SIZE} wide
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
  // Draws a photograph without a design in the 2D context, because WebGL is slow without a graphics card.
  if (!flatDesign) return context.drawImage(photograph, 0, 0, size, size);
  const mesh = createMesh(view.surface);
  const renderer = getWebglRenderer(PREVIEW_SIZE);
  if (!renderer) return drawWithCanvas(context, photograph, flatDesign, mesh, view.base);
  // WebGL draws only the part with the design: without a graphics card, each pixel takes time.
  context.drawImage(photograph, 0, 0, size, size);
  const part = findPart(mesh, size);
  const pixels = renderer.draw(photograph, flatDesign, mesh, view.base, size, part);
  if (pixels) context.putImageData(pixels, part[0], part[1]);
}

/** Returns the pixels of the preview that a mesh covers: left, top, width and height. */
function findPart({ positions }: Mesh, size: number): PreviewPart {
  const findRange = (axis: 0 | 1): [start: number, length: number] => {
    const values = positions.filter((_position, index) => index % 2 === axis);
    const start = Math.max(0, Math.floor(Math.min(...values) * size));
    return [start, Math.min(size, Math.ceil(Math.max(...values) * size)) - start];
  };
  const [[left, width], [top, height]] = [findRange(0), findRange(1)];
  return [left, top, width, height];
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
