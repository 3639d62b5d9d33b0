import { UPLOAD_MAX_PIXELS } from '@rangmala/shared/contract';
import type SharpModule from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import { describeEmptyDrawing } from './drawing-warnings.ts';
import { resizeDrawing } from './drawing-size.ts';
import type { ImageType } from './image-type.ts';

/** Reason for the refusal of a picture: too many pixels, damaged, or a sentence about a drawing. */
export type ImageProblem = 'pixels' | 'damaged' | `This drawing ${string}`;

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

/** Encodes a decoded picture. */
type Encoder<Result> = (image: Sharp, sharp: typeof SharpModule) => Promise<Result>;

/**
 * Decodes a picture and passes it to `encode` in sRGB and with its EXIF rotation applied. Uses the first frame of an
 * animation.
 * @param drawingSide longest side in pixels at which an SVG drawing is rendered
 * @returns the result of `encode`; `pixels` for too many pixels, `damaged` when the picture is not of `type` or cannot
 * be read or encoded, a sentence for a drawing without visible content
 */
export async function decodeImage<Result>(
  buffer: Uint8Array,
  type: DecodableType,
  encode: Encoder<Result>,
  drawingSide = DRAWING_SIDE,
): Promise<Result | ImageProblem> {
  const { default: sharp } = await import('sharp');
  // Disables the cache, which would keep visitors' pictures in memory.
  sharp.cache(false);
  const options: SharpOptions = { failOn: 'error', limitInputPixels: UPLOAD_MAX_PIXELS };
  try {
    if (type === 'image/svg+xml') return await decodeDrawing(sharp, buffer, encode, drawingSide);
    const { format, width, height } = await sharp(buffer, options).metadata();
    if (format !== FORMATS[type] || !width || !height) return 'damaged';
    if (width * height > UPLOAD_MAX_PIXELS) return 'pixels';
    // Converts at the start. At the end, sharp would keep the numbers of a 16-bit picture in Display P3 and darken CMYK.
    const image = sharp(buffer, options).autoOrient().pipelineColourspace('srgb');
    return await encode(image, sharp);
  } catch (error) {
    return error instanceof Error && error.message.includes('pixel limit') ? 'pixels' : 'damaged';
  }
}

async function decodeDrawing<Result>(
  sharp: typeof SharpModule,
  buffer: Uint8Array,
  encode: Encoder<Result>,
  side: number,
): Promise<Result | ImageProblem> {
  const text = Buffer.from(buffer).toString('utf8');
  const drawing = await resizeDrawing(text, side, async (content) => {
    const { width, height } = await sharp(Buffer.from(content)).metadata();
    return { width, height };
  });
  const { data, info } = await sharp(Buffer.from(drawing), { failOn: 'error' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (!data.some((value, index) => index % channels === channels - 1 && value > 0))
    return describeEmptyDrawing(text);
  const image = sharp(data, { raw: { width, height, channels } });
  return encode(image, sharp);
}
