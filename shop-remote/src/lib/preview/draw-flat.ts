import type { ProductView } from '@rangmala/shared/contract';
import type { PrintArea } from '@rangmala/shared/contract/design-geometry';
import { fitPicture } from '@rangmala/shared/contract/design-fields';
import type { Layer, PictureLayer, TextLayer } from '@rangmala/shared/contract/designs';
import {
  computeLayerBox,
  createOutlineKey,
  findTextProblem,
  type LayerResources,
} from '../designer/layers.ts';
import { getDecodedSize } from '../designer/ground-colour.ts';
import { layOutPlainText, PLAIN_FONT } from './plain-text.ts';

/** Width and height of a preview in pixels. Previews are square, like the photographs. */
export const PREVIEW_SIZE = 720;
/** Largest length of the longer edge of a flat design. */
const MAX_SIDE_PX = 1024;
/** Pixels of the flat design for each pixel of the preview, so that thin lines stay smooth. */
const OVERSAMPLING = 2;

/**
 * Returns a canvas for a flat design: one side as it is printed, before it is warped onto a photograph. The canvas has
 * the proportions of the print area without its bleed.
 * @param view the photograph, which decides how large the design is shown
 * @param size width of the preview in pixels
 */
export function createFlatCanvas(
  { width, height }: PrintArea,
  view: ProductView | undefined,
  size: number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const { points } = view?.surface ?? {
    points: [
      [0, 0],
      [1, 1],
    ],
  };
  const measureExtent = (axis: 0 | 1): number => {
    const positions = points.map((point) => point[axis] ?? 0);
    return Math.max(...positions) - Math.min(...positions);
  };
  const shown = size * OVERSAMPLING * Math.max(measureExtent(0) / width, measureExtent(1) / height);
  const scale = Math.min(shown, MAX_SIDE_PX / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  return canvas;
}

export const getArtUrl = (art: string): string => `/api/art/${art}.webp`;

/**
 * Draws the layers of a side, bottom first, as they are printed. Draws a text whose outline is late or refused in a font
 * of the browser. Skips layers that are not loaded.
 * @param pictures loaded pictures by asset id, and drawings by art id
 */
export function drawFlatDesign(
  canvas: HTMLCanvasElement,
  layers: readonly Layer[],
  area: PrintArea,
  resources: LayerResources,
  pictures: ReadonlyMap<string, CanvasImageSource | undefined>,
): void {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  const scale = canvas.width / area.width;
  for (const layer of layers) {
    const box = computeLayerBox(layer, resources);
    if (!box) continue;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.translate(box.cx, box.cy);
    context.rotate((box.rotation * Math.PI) / 180);
    if (layer.flip) context.scale(-1, 1);
    context.translate(-box.width / 2, -box.height / 2);
    if (layer.kind === 'text') {
      context.fillStyle = layer.colour;
      drawText(context, layer, box, resources);
    } else if (layer.kind === 'art') {
      const drawing = pictures.get(layer.art);
      if (drawing) context.drawImage(drawing, 0, 0, box.width, box.height);
    } else {
      const picture = pictures.get(layer.asset);
      const asset = resources.assets.get(layer.asset);
      if (picture && asset) drawPicture(context, layer, picture, getDecodedSize(picture, asset), box);
    }
  }
}

function drawText(
  context: CanvasRenderingContext2D,
  layer: TextLayer,
  box: { width: number; height: number },
  resources: LayerResources,
): void {
  const outline = resources.outlines.get(createOutlineKey(layer));
  if (outline) {
    context.scale(box.width / outline.width, box.width / outline.width);
    context.fill(new Path2D(outline.path));
  } else if (findTextProblem(layer, resources) !== undefined) {
    const { fontSize, fontWeight, anchor, x, lines } = layOutPlainText(layer, box);
    context.font = `${fontWeight} ${fontSize}px ${PLAIN_FONT}`;
    context.textAlign = anchor === 'middle' ? 'center' : anchor;
    for (const { text, y } of lines) context.fillText(text, x, y);
  }
}

function drawPicture(
  context: CanvasRenderingContext2D,
  layer: PictureLayer,
  picture: CanvasImageSource,
  // The size of the decoded picture, which may differ from the stored size.
  { width, height }: { width: number; height: number },
  size: { width: number; height: number },
): void {
  const { crop, box } = fitPicture(layer, { width, height }, size);
  if (layer.mask !== undefined) {
    context.save();
    context.clip(createMask(layer.mask, size));
  }
  context.drawImage(
    picture,
    crop.x * width,
    crop.y * height,
    crop.width * width,
    crop.height * height,
    box.x,
    box.y,
    box.width,
    box.height,
  );
  if (layer.mask !== undefined) context.restore();
}

/** @param mask `ellipse`, or an SVG path in fractions of the box */
function createMask(mask: string, { width, height }: { width: number; height: number }): Path2D {
  const shape = new Path2D();
  if (mask === 'ellipse') shape.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
  else shape.addPath(new Path2D(mask), { a: width, d: height });
  return shape;
}
