import type { FastifyBaseLogger } from 'fastify';
import type { ProductView } from '@rangmala/shared/contract';
import { MM_PER_INCH } from '@rangmala/shared/contract/design-geometry';
import { listSideLayers } from '@rangmala/shared/contract/design-fields';
import { listSidesOfPhotograph } from '@rangmala/shared/contract/design-warnings';
import type { DesignContent } from '@rangmala/shared/contract/designs';
import { type ChosenOptions, resolveAvailableOptions } from '@rangmala/shared/contract/product-options';
import { drawOnSurface, type Raster } from '@rangmala/shared/contract/surface-mesh';
import type { Sharp } from 'sharp';
import type { Storage } from '../../storage/storage.ts';
import { readSitePicture } from '../../uploads/site-picture.ts';
import type { DesignedProduct } from './ordered-products.ts';
import type { Assets } from './layer-size.ts';
import { renderSide } from './render-side.ts';

/** Width and height of the approval picture in pixels. */
const PICTURE_SIZE = 720;
/** Longer edge of a rendered side in pixels, before the side is drawn onto the photograph. */
const SIDE_PICTURE_LENGTH = 1024;

/**
 * Draws a side of a design, and the sides with the same photograph, onto the photograph of the product and shades the
 * design like the photograph, as the preview in the browser does. Draws the side on white when the product has no
 * photograph of this side, or when the file of the photograph is missing or damaged.
 * @returns a JPEG; the same arguments result in the same bytes
 * @throws Error when the product has no such side, and the errors of {@link renderSide}
 */
export async function drawApprovalPicture(
  context: ApprovalPictureContext,
  { content, options, side, label, product, assets }: ApprovalPictureInput,
): Promise<Buffer> {
  const chosenOptions = resolveAvailableOptions(product.options, options);
  const drawSide = (name: string): Promise<Buffer> => {
    const area = product.sides.find((each) => each.name === name)?.area;
    if (!area) throw new Error(`The product ${product.id} has no side ${name}.`);
    const layers = listSideLayers(content, name, chosenOptions);
    const dpi = (SIDE_PICTURE_LENGTH / Math.max(area.width, area.height)) * MM_PER_INCH;
    return renderSide(context.storage, layers, { ...area, bleed: 0 }, dpi, assets);
  };
  const shownSides = listSidesOfPhotograph(product, side, chosenOptions, label);
  const [first] = shownSides;
  const photograph = first && (await readPhotograph(context, first.view.picture.url));
  const { default: sharp } = await import('sharp');
  if (!photograph) {
    return sharp(await drawSide(side))
      .resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  }
  for (const { side: name, view } of shownSides) {
    if (listSideLayers(content, name, chosenOptions).length > 0)
      await drawOnPhotograph(view, photograph, await drawSide(name));
  }
  return sharp(photograph.data, { raw: { width: PICTURE_SIZE, height: PICTURE_SIZE, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 85 })
    .toBuffer();
}

export interface ApprovalPictureContext {
  storage: Storage;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export interface ApprovalPictureInput {
  content: DesignContent;
  /** The chosen options, which select the photograph. */
  options: ChosenOptions;
  side: string;
  /** Label of a photograph of the product in use; undefined for the photograph of the side. */
  label?: string | undefined;
  product: DesignedProduct;
  assets: Assets;
}

/** Reads and decodes a photograph. Logs a damaged photograph. Returns undefined for a missing or damaged photograph. */
async function readPhotograph(
  { storage, log }: ApprovalPictureContext,
  url: string,
): Promise<Raster | undefined> {
  const file = await readSitePicture(storage, url);
  if (!file) return undefined;
  const { default: sharp } = await import('sharp');
  try {
    return await decodeRaster(
      sharp(file)
        // Stretches the photograph to a square. The mesh fits nevertheless: its points are fractions of width and height.
        .resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'fill' }),
    );
  } catch (error) {
    log.error({ err: error, url }, 'product photograph damaged');
    return undefined;
  }
}

/** Draws a side onto `photograph`, which is changed. */
async function drawOnPhotograph(view: ProductView, photograph: Raster, sidePicture: Buffer): Promise<void> {
  const { default: sharp } = await import('sharp');
  drawOnSurface(photograph, await decodeRaster(sharp(sidePicture)), view.surface, view.base);
}

async function decodeRaster(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
