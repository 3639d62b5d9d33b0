import { MM_PER_INCH } from '@rangmala/shared/contract/design-geometry';
import { fitPicture } from '@rangmala/shared/contract/design-fields';
import type { Layer } from '@rangmala/shared/contract/designs';
import type { DesignAssetRow } from '../../database/design-tables.ts';
import { type Assets, computeLayerBox } from './layer-size.ts';

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

/** A picture with its scales, as fractions of the size of its file. */
interface ShownPicture {
  asset: DesignAssetRow;
  /** Scale with {@link SAMPLES_PER_PIXEL}. */
  preferred: number;
  /** Scale with one pixel for each pixel of the render. */
  smallest: number;
}

/**
 * Returns the size of each picture in a render, by asset id: {@link SAMPLES_PER_PIXEL} times the size at which the
 * layers show the picture, but not more than the size of the file. Shrinks the pictures further when they have more
 * than {@link MAX_PICTURE_PIXELS} together, down to the size at which the layers show them if possible.
 * @param dpi resolution of the render
 */
export function computePictureSizes(
  layers: readonly Layer[],
  dpi: number,
  assets: Assets,
): Map<string, PixelSize> {
  const pictures = new Map<string, ShownPicture>();
  for (const layer of layers) {
    const asset = layer.kind === 'picture' ? assets.get(layer.asset) : undefined;
    if (layer.kind !== 'picture' || !asset) continue;
    const { crop, box } = fitPicture(layer, asset, computeLayerBox(layer, assets));
    const pixelsPerMm = dpi / MM_PER_INCH;
    const shownScale = Math.max(
      ((box.width / crop.width) * pixelsPerMm) / asset.width,
      ((box.height / crop.height) * pixelsPerMm) / asset.height,
    );
    const neededScale = SAMPLES_PER_PIXEL * shownScale;
    const earlier = pictures.get(asset.id);
    pictures.set(asset.id, {
      asset,
      preferred: Math.max(neededScale < MAX_SHRINK_SCALE ? neededScale : 1, earlier?.preferred ?? 0),
      smallest: Math.max(Math.min(1, shownScale), earlier?.smallest ?? 0),
    });
  }
  const shownPictures = [...pictures.values()];
  const preferredFactor = computeFactor(
    shownPictures.map(({ asset, preferred }) => ({ asset, scale: preferred })),
  );
  const scaledPictures = shownPictures.map(({ asset, preferred, smallest }) => ({
    asset,
    scale: Math.max(smallest, preferred * preferredFactor),
  }));
  const factor = computeFactor(scaledPictures);
  return new Map(
    scaledPictures.map(({ asset, scale }) => {
      const toSize = (length: number) => Math.max(1, Math.min(length, Math.ceil(length * scale * factor)));
      return [asset.id, { width: toSize(asset.width), height: toSize(asset.height) }];
    }),
  );
}

/** Returns the factor, at most 1, by which pictures with these scales fit into {@link MAX_PICTURE_PIXELS}. */
function computeFactor(pictures: readonly { asset: DesignAssetRow; scale: number }[]): number {
  const pixels = pictures.reduce((sum, { asset, scale }) => sum + asset.width * asset.height * scale ** 2, 0);
  return Math.min(1, Math.sqrt(MAX_PICTURE_PIXELS / pixels));
}
