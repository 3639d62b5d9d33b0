import type { PrintArea } from '@rangmala/shared/contract/design-geometry';
import type { Layer } from '@rangmala/shared/contract/designs';
import { computeLayerBox, createOutlineKey, type LayerResources } from '../designer/layers.ts';

/** Length of the longer edge of a flat design. */
const MAX_SIDE_PX = 1024;

/**
 * Returns a canvas for a flat design: one side as it is printed, before it is warped onto a photograph. The canvas has
 * the proportions of the print area without its bleed.
 */
export function createFlatCanvas({ width, height }: PrintArea): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const scale = MAX_SIDE_PX / Math.max(width, height);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  return canvas;
}

/** Draws the layers of a side, bottom first, as they are printed. Skips layers without a loaded picture or outline. */
export function drawFlatDesign(
  canvas: HTMLCanvasElement,
  layers: readonly Layer[],
  area: PrintArea,
  resources: LayerResources,
  pictures: ReadonlyMap<string, CanvasImageSource>,
): void {
  const context = canvas.getContext('2d');
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
      const outline = resources.outlines.get(createOutlineKey(layer.text, layer.typeface));
      if (!outline) continue;
      context.scale(box.width / outline.width, box.width / outline.width);
      context.fillStyle = layer.colour;
      context.fill(new Path2D(outline.path));
    } else {
      const picture = pictures.get(layer.asset);
      const asset = resources.assets.get(layer.asset);
      if (!picture || !asset) continue;
      const crop = layer.crop ?? { x: 0, y: 0, width: 1, height: 1 };
      // Crops by the size of the decoded picture, which may differ from the stored size in `asset`.
      const { width, height } = getNaturalSize(picture, asset);
      context.drawImage(
        picture,
        crop.x * width,
        crop.y * height,
        crop.width * width,
        crop.height * height,
        0,
        0,
        box.width,
        box.height,
      );
    }
  }
}

function getNaturalSize(picture: CanvasImageSource, fallback: { width: number; height: number }) {
  if (picture instanceof HTMLImageElement)
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  return picture instanceof HTMLCanvasElement ? picture : fallback;
}
