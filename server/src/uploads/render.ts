import type SharpModule from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import type { ImageType } from './image-type.ts';

/** What a picture is made into: WebP, without a trace of what the camera or the author wrote into it. */
export interface RenderedImage {
  width: number;
  height: number;
  /** The picture itself (`variant` undefined) and smaller ones, by their width. */
  files: { variant: number | undefined; content: Uint8Array }[];
  /** A tiny WebP that is shown, blurred, until the picture arrives. */
  placeholder: Uint8Array;
}

/** Why a picture cannot be taken. */
export type RenderProblem = 'pixels' | 'damaged';

/** 50 million: more than most cameras have; it is refused before a single one is decoded. */
export const MAX_PIXELS = 50_000_000;

/** Longest side of what is kept: 25 cm in print at 300 dots an inch. */
const MAX_SIDE = 3000;

/** A vector picture has no size of its own in pixels: it is drawn so that its longest side is this. */
const VECTOR_SIDE = 2000;

/** Widths that pages ask for; only those smaller than the picture are made. */
const VARIANT_WIDTHS = [160, 320, 640, 1280];

/** In pixels, on its longest side. */
const PLACEHOLDER_SIDE = 20;

/** What sharp calls each type. */
export const FORMATS: Record<ImageType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
};

/** Decodes a picture, turns it upright, and encodes it anew. Of an animation the first frame is taken. */
export async function renderImage(
  bytes: Uint8Array,
  type: ImageType,
): Promise<RenderedImage | RenderProblem> {
  const { default: sharp } = await import('sharp');
  // Nothing of one visitor's picture stays in memory for the next.
  sharp.cache(false);
  const options: SharpOptions = { failOn: 'error', limitInputPixels: MAX_PIXELS };
  try {
    const { format, width, height } = await sharp(bytes, options).metadata();
    if (format !== FORMATS[type] || !width || !height) return 'damaged';
    if (width * height > MAX_PIXELS) return 'pixels';
    const density = type === 'image/svg+xml' ? densityFor(width, height) : undefined;
    return await encode(sharp, sharp(bytes, { ...options, ...(density && { density }) }));
  } catch (error) {
    return error instanceof Error && error.message.includes('pixel limit') ? 'pixels' : 'damaged';
  }
}

async function encode(sharp: typeof SharpModule, image: Sharp): Promise<RenderedImage> {
  // Decoded once; what follows works on at most MAX_SIDE² pixels.
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

/** Dots an inch at which a drawing of this size, given at 72, gets {@link VECTOR_SIDE}. */
export function densityFor(width: number, height: number): number {
  const density = (72 * VECTOR_SIDE) / Math.max(width, height);
  return Math.min(Math.max(density, 1), 100_000);
}
