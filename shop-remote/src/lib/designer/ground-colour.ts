import { fitPicture } from '@rangmala/shared/contract/design-fields';
import { computeBounds } from '@rangmala/shared/contract/design-geometry';
import type { Layer } from '@rangmala/shared/contract/designs';
import type { ScreenPicture } from '@rangmala/shared/pictures';
import { computeLayerBox, type LayerResources, type ShownAsset } from './layers.ts';
import { computeMeanColour } from './palette.ts';

/** Width and height of the small copy from which colours are read. */
const COPY_PX = 24;

/** A part of a picture, as fractions of its width and height. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns red, green, blue and opacity of the pixels of a small copy; empty when the browser cannot read them. */
export function readPixels(
  picture: ScreenPicture,
  size: { width: number; height: number },
  part: Part = { x: 0, y: 0, width: 1, height: 1 },
): ArrayLike<number> {
  const canvas = Object.assign(document.createElement('canvas'), { width: COPY_PX, height: COPY_PX });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  try {
    context?.drawImage(
      picture,
      part.x * size.width,
      part.y * size.height,
      part.width * size.width,
      part.height * size.height,
      0,
      0,
      COPY_PX,
      COPY_PX,
    );
    const image: ImageData | undefined = context?.getImageData(0, 0, COPY_PX, COPY_PX);
    return image?.data ?? [];
  } catch {
    return [];
  }
}

/** Returns the size in pixels of a decoded picture, which may be smaller than the stored picture. */
export const getDecodedSize = (picture: CanvasImageSource, asset: Pick<ShownAsset, 'width' | 'height'>) =>
  picture instanceof HTMLImageElement
    ? { width: picture.naturalWidth, height: picture.naturalHeight }
    : 'width' in picture && typeof picture.width === 'number' && typeof picture.height === 'number'
      ? { width: picture.width, height: picture.height }
      : asset;

/**
 * Returns the colour on which a layer lies: the average of the photo below it, or the colour of the product.
 * @param layersBelow the layers below, bottom first
 */
export function findGroundColour(
  layer: Layer,
  layersBelow: readonly Layer[],
  backgroundColour: string,
  resources: LayerResources,
): string {
  const box = computeLayerBox(layer, resources);
  if (!box) return backgroundColour;
  const text = computeBounds(box);
  for (const below of layersBelow.toReversed()) {
    const belowBox = computeLayerBox(below, resources);
    const asset = below.kind === 'picture' ? resources.assets.get(below.asset) : undefined;
    if (below.kind !== 'picture' || !belowBox || !asset?.picture) continue;
    const bounds = computeBounds(belowBox);
    const isBelow =
      box.cx > bounds.left && box.cx < bounds.right && box.cy > bounds.top && box.cy < bounds.bottom;
    if (!isBelow) continue;
    const { crop } = fitPicture(below, asset, belowBox);
    const toFraction = (value: number, from: number, to: number) =>
      Math.min(1, Math.max(0, (value - from) / (to - from)));
    const [left, right] = [
      toFraction(text.left, bounds.left, bounds.right),
      toFraction(text.right, bounds.left, bounds.right),
    ];
    const [top, bottom] = [
      toFraction(text.top, bounds.top, bounds.bottom),
      toFraction(text.bottom, bounds.top, bounds.bottom),
    ];
    const part = {
      x: crop.x + (below.flip ? 1 - right : left) * crop.width,
      y: crop.y + top * crop.height,
      width: (right - left) * crop.width,
      height: (bottom - top) * crop.height,
    };
    const size = getDecodedSize(asset.picture, asset);
    const colour = computeMeanColour(readPixels(asset.picture, size, part));
    if (colour !== undefined) return colour;
  }
  return backgroundColour;
}
