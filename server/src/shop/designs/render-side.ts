import { MM_PER_INCH, type PrintArea } from '@rangmala/shared/contract/design-geometry';
import type { Layer } from '@rangmala/shared/contract/designs';
import { ApiError } from '../../http/errors.ts';
import { Semaphore } from '../../lib/semaphore.ts';
import type { Storage } from '../../storage/storage.ts';
import { readArt } from './art.ts';
import type { Assets, RenderedAsset } from './layer-size.ts';
import { computePictureSizes, type PixelSize } from './picture-sizes.ts';
import { renderSideSvg } from './side-svg.ts';
import { readPicture } from './stored-picture.ts';

/** Permits two renders at a time, because each render needs much memory. At most 40 further renders wait. */
const semaphore = new Semaphore(
  2,
  40,
  () => new ApiError(503, 'The server is busy. Please try again in a moment.'),
);

/** Returns the size in pixels of a side with its bleed, at least 1 × 1. */
export function computePixelSize({ width, height, bleed }: PrintArea, dpi: number): PixelSize {
  const toPixels = (length: number) => Math.max(1, Math.round(((length + 2 * bleed) / MM_PER_INCH) * dpi));
  return { width: toPixels(width), height: toPixels(height) };
}

/**
 * Renders a side with bleed as PNG in sRGB with a transparent background. The same arguments result in the same bytes.
 * @throws ApiError 503 when too many renders wait
 * @throws RuleError when `assets` lacks a picture, or when a text cannot be drawn
 * @throws LostPictureError when the file of a picture is missing or damaged
 */
export async function renderSide(
  storage: Storage,
  layers: readonly Layer[],
  area: PrintArea,
  dpi: number,
  assets: Assets,
): Promise<Buffer> {
  return semaphore.run(async () => {
    const { default: sharp } = await import('sharp');
    const pictureSizes = computePictureSizes(layers, dpi, assets);
    const sources = new Map<string, string>();
    const addSource = async (id: string, load: () => Promise<{ content: Buffer; type: string }>) => {
      if (sources.has(id)) return;
      const { content, type } = await load();
      sources.set(id, `data:${type};base64,${content.toString('base64')}`);
    };
    for (const layer of layers) {
      const asset = layer.kind === 'picture' ? assets.get(layer.asset) : undefined;
      if (asset)
        await addSource(asset.id, () => preparePicture(storage, asset, pictureSizes.get(asset.id) ?? asset));
      if (layer.kind === 'art')
        await addSource(layer.art, async () => ({
          content: await readArt(storage, layer.art),
          type: 'image/svg+xml',
        }));
    }
    const size = computePixelSize(area, dpi);
    const svg = renderSideSvg(layers, area, size, assets, sources);
    return sharp(Buffer.from(svg), { unlimited: true, limitInputPixels: false })
      .ensureAlpha()
      .resize({ ...size, fit: 'fill' })
      .withMetadata({ density: dpi })
      .withIccProfile('srgb')
      .png({ compressionLevel: 6, adaptiveFiltering: false })
      .toBuffer();
  });
}

/**
 * Returns a picture in a format that the SVG renderer can read, with a size of {@link computePictureSizes}. Checks the
 * file of the picture, because the SVG renderer draws nothing for a damaged picture.
 */
async function preparePicture(
  storage: Storage,
  asset: RenderedAsset,
  size: PixelSize,
): Promise<{ content: Buffer; type: string }> {
  const { type, width } = asset;
  const content = await readPicture(storage, asset);
  const isShrunk = size.width < width;
  // The SVG renderer cannot read WebP.
  if (!isShrunk && type !== 'image/webp') return { content, type };
  const { default: sharp } = await import('sharp');
  const picture = isShrunk
    ? sharp(content).resize({ width: size.width, height: size.height, fit: 'fill' })
    : sharp(content);
  return type === 'image/jpeg'
    ? { content: await picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(), type }
    : { content: await picture.png({ compressionLevel: 1 }).toBuffer(), type: 'image/png' };
}
