import { MM_PER_INCH } from '@rangmala/shared/contract/design-geometry';
import { fitPicture } from '@rangmala/shared/contract/design-fields';
import type { Layer } from '@rangmala/shared/contract/designs';
import { type Assets, computeLayerBox, type RenderedAsset } from './layer-size.ts';

export interface PixelSize {
  width: number;
  height: number;
}

/** Pixels of a picture for each pixel of the render, so that edges stay sharp when the picture is rotated. */
const SAMPLES_PER_PIXEL = 2;

/** A picture is shrunk only below this scale, because shrinking less saves little memory and blurs the picture. */
const MAX_SHRINK_SCALE = 0.75;

/**
 * Largest sum of the pixels of all pictures of a render. The SVG renderer holds all pictures in memory and needs about
 * 6 bytes for each pixel: 360 MB.
 */
export const MAX_PICTURE_PIXELS = 60_000_000;

/**
 * Returns the size of each picture in a render, by asset id: {@link SAMPLES_PER_PIXEL} times the size at which the
 * layers show the picture, but not more than the size of the file. Shrinks all pictures when they have more than
 * {@link MAX_PICTURE_PIXELS} together.
 * @param dpi resolution of the render
 */
export function computePictureSizes(
  layers: readonly Layer[],
  dpi: number,
  assets: Assets,
): Map<string, PixelSize> {
  /** Scales of the pictures as fractions of the size of their files. */
  const scales = new Map<RenderedAsset, number>();
  for (const layer of layers) {
    const asset = layer.kind === 'picture' ? assets.get(layer.asset) : undefined;
    if (layer.kind !== 'picture' || !asset) continue;
    const { crop, box } = fitPicture(layer, asset, computeLayerBox(layer, assets));
    const samplesPerMm = (SAMPLES_PER_PIXEL * dpi) / MM_PER_INCH;
    const scale = Math.max(
      ((box.width / crop.width) * samplesPerMm) / asset.width,
      ((box.height / crop.height) * samplesPerMm) / asset.height,
    );
    scales.set(asset, Math.max(scale < MAX_SHRINK_SCALE ? scale : 1, scales.get(asset) ?? 0));
  }
  const pixels = [...scales].reduce(
    (sum, [{ width, height }, scale]) => sum + width * height * scale ** 2,
    0,
  );
  const factor = Math.min(1, Math.sqrt(MAX_PICTURE_PIXELS / pixels));
  return new Map(
    [...scales].map(([{ id, width, height }, scale]) => {
      const toSize = (length: number) => Math.max(1, Math.min(length, Math.ceil(length * scale * factor)));
      return [id, { width: toSize(width), height: toSize(height) }];
    }),
  );
}
