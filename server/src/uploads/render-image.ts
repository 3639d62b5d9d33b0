import { UPLOAD_MAX_PIXELS } from '@rangmala/shared/contract';
import type SharpModule from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import type { ImageType } from './image-type.ts';

/** The stored form of a picture: WebP without metadata. */
export interface RenderedImage {
  width: number;
  height: number;
  /** The full picture (`variant` undefined) and smaller variants by width in pixels. */
  files: { variant: number | undefined; content: Uint8Array }[];
  /** A tiny WebP that browsers show until the picture is loaded. */
  placeholder: Uint8Array;
}

/** Reason for refusing a picture. */
export type RenderProblem = 'pixels' | 'damaged';

/** Longest side in pixels: 25 cm in print at 300 DPI. */
const MAX_SIDE = 3000;

/** Longest side of a rendered vector picture, in pixels. */
const VECTOR_SIDE = 2000;

/** Widths of the variants for pages, in pixels. Only variants smaller than the picture are made. */
const VARIANT_WIDTHS = [160, 320, 640, 1280];

/** Longest side of a placeholder, in pixels. */
const PLACEHOLDER_SIDE = 20;

/** sharp's name of each type. */
export const FORMATS: Record<ImageType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
};

/** Decodes a picture, applies its EXIF rotation, and encodes it again. Uses the first frame of an animation. */
export async function renderImage(
  bytes: Uint8Array,
  type: ImageType,
): Promise<RenderedImage | RenderProblem> {
  const { default: sharp } = await import('sharp');
  // Keeps no visitor's picture in memory.
  sharp.cache(false);
  const options: SharpOptions = { failOn: 'error', limitInputPixels: UPLOAD_MAX_PIXELS };
  try {
    const { format, width, height } = await sharp(bytes, options).metadata();
    if (format !== FORMATS[type] || !width || !height) return 'damaged';
    if (width * height > UPLOAD_MAX_PIXELS) return 'pixels';
    const density = type === 'image/svg+xml' ? densityFor(width, height) : undefined;
    return await encode(sharp, sharp(bytes, { ...options, ...(density && { density }) }));
  } catch (error) {
    return error instanceof Error && error.message.includes('pixel limit') ? 'pixels' : 'damaged';
  }
}

async function encode(sharp: typeof SharpModule, image: Sharp): Promise<RenderedImage> {
  // Decodes the picture once; the following steps process at most MAX_SIDE² pixels.
  const { data, info } = await image
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const files: RenderedImage['files'] = [
    { variant: undefined, content: await pixels().webp({ quality: 90 }).toBuffer() },
  ];
  for (const variant of VARIANT_WIDTHS.filter((each) => each < width)) {
    const content = await pixels().resize({ width: variant }).webp({ quality: 80 }).toBuffer();
    files.push({ variant, content });
  }
  const placeholder = await pixels()
    .resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' })
    .blur(0.8)
    .webp({ quality: 30 })
    .toBuffer();
  return { width, height, files, placeholder };
}

/**
 * Returns the DPI for rendering a drawing with the longest side {@link VECTOR_SIDE}. Width and height are at 72 DPI.
 */
export function densityFor(width: number, height: number): number {
  const density = (72 * VECTOR_SIDE) / Math.max(width, height);
  return Math.min(Math.max(density, 1), 100_000);
}
