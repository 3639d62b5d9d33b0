import { UPLOAD_MAX_PIXELS } from '@rangmala/shared/contract';
import type SharpModule from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import type { ImageType } from './image-type.ts';

/** Reason for the refusal of a picture: too many pixels, or damaged. */
export type ImageProblem = 'pixels' | 'damaged';

/** Longest side of a rendered drawing for screens, in pixels. */
const DRAWING_SIDE = 2000;

/** Types that can be decoded: the types of uploads, and WebP, the type of stored uploads. */
export type DecodableType = ImageType | 'image/webp';

/** Name of each type in sharp. */
const FORMATS: Record<DecodableType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
};

/**
 * Decodes a picture and passes it to `encode` with its EXIF rotation applied. Uses the first frame of an animation.
 * @param drawingSide longest side in pixels at which an SVG drawing is rendered
 * @returns the result of `encode`; `pixels` for too many pixels, `damaged` when the picture is not of `type` or cannot
 * be read or encoded
 */
export async function decodeImage<Result>(
  buffer: Uint8Array,
  type: DecodableType,
  encode: (image: Sharp, sharp: typeof SharpModule) => Promise<Result>,
  drawingSide = DRAWING_SIDE,
): Promise<Result | ImageProblem> {
  const { default: sharp } = await import('sharp');
  // Disables the cache, which would keep visitors' pictures in memory.
  sharp.cache(false);
  const options: SharpOptions = { failOn: 'error', limitInputPixels: UPLOAD_MAX_PIXELS };
  try {
    const { format, width, height } = await sharp(buffer, options).metadata();
    if (format !== FORMATS[type] || !width || !height) return 'damaged';
    if (width * height > UPLOAD_MAX_PIXELS) return 'pixels';
    const density = type === 'image/svg+xml' ? computeDensity(width, height, drawingSide) : undefined;
    return await encode(sharp(buffer, { ...options, ...(density && { density }) }).autoOrient(), sharp);
  } catch (error) {
    return error instanceof Error && error.message.includes('pixel limit') ? 'pixels' : 'damaged';
  }
}

/**
 * Returns the DPI, from 1 to 100,000, at which the longest side of a drawing has `side` pixels.
 * @param width pixels at 72 DPI
 * @param height pixels at 72 DPI
 */
function computeDensity(width: number, height: number, side: number): number {
  const density = (72 * side) / Math.max(width, height);
  return Math.min(Math.max(density, 1), 100_000);
}
