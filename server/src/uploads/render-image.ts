import type SharpModule from 'sharp';
import type { Sharp } from 'sharp';
import { decodeImage, type DecodableType, type ImageProblem } from './decode-image.ts';

/** A picture as WebP files without metadata. */
export interface RenderedImage {
  width: number;
  height: number;
  /** The full picture (`variant` undefined) and smaller variants by width in pixels. */
  files: { variant: number | undefined; content: Uint8Array }[];
  /** A tiny WebP that browsers show until the picture is loaded. */
  placeholder: Uint8Array;
}

/** Longest side in pixels: about 25 cm in print at 300 DPI. */
const MAX_SIDE = 3000;

/** Widths of the variants for pages, in pixels. Only variants smaller than the picture are made. */
const VARIANT_WIDTHS = [160, 320, 640, 1280];

/** Longest side of a placeholder, in pixels. */
const PLACEHOLDER_SIDE = 20;

/** Decodes a picture, applies its EXIF rotation, and encodes it again. Uses the first frame of an animation. */
export function renderImage(buffer: Uint8Array, type: DecodableType): Promise<RenderedImage | ImageProblem> {
  return decodeImage(buffer, type, encode);
}

async function encode(image: Sharp, sharp: typeof SharpModule): Promise<RenderedImage> {
  // Decodes the picture once. The following steps process at most MAX_SIDE² pixels.
  const { data, info } = await image
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const createImage = () => sharp(data, { raw: { width, height, channels } });
  const files: RenderedImage['files'] = [
    { variant: undefined, content: await createImage().webp({ quality: 90 }).toBuffer() },
  ];
  for (const variant of VARIANT_WIDTHS.filter((each) => each < width)) {
    const content = await createImage().resize({ width: variant }).webp({ quality: 80 }).toBuffer();
    files.push({ variant, content });
  }
  const placeholder = await createImage()
    .resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' })
    .blur(0.8)
    .webp({ quality: 30 })
    .toBuffer();
  return { width, height, files, placeholder };
}
