import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/**
 * Widths in pixels of the smaller copies of a picture. Pages use all AVIF copies and some WebP copies; earlier releases
 * of the apps use all of them.
 */
const WIDTHS = [160, 240, 320, 480, 640, 960, 1280];

/**
 * The lowest effort: a first start draws all pictures, and more effort saves a tenth of the bytes for twice the
 * time. Small pictures keep their full colour resolution, which thin red lines need.
 */
const avif = (width: number) =>
  ({ quality: 52, effort: 0, chromaSubsampling: width <= 480 ? '4:4:4' : '4:2:0' }) as const;
const WEBP = { quality: 78, effort: 0 };

/** Width of the placeholder in pixels; it is shown enlarged and blurred. */
const PLACEHOLDER_WIDTH = 16;

/** An image in memory; each call returns a new sharp pipeline over its pixels. */
export type Pixels = () => Sharp;

/** Computes the pixels of an image once, so that several files can be made of them. */
export async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** Writes `<name>.avif`, `<name>.webp` and their smaller copies `<name>.<width>w.…`. */
export async function writeSizes(folder: string, name: string, pixels: Pixels, width: number): Promise<void> {
  for (const w of [...WIDTHS.filter((each) => each < width), width]) {
    const file = join(folder, w === width ? name : `${name}.${w}w`);
    const image = w === width ? pixels : await pixelsOf(pixels().resize(w));
    await image().avif(avif(w)).toFile(`${file}.avif`);
    await image().webp(WEBP).toFile(`${file}.webp`);
  }
}

/** Writes `<name>.webp` only: previews load one file. */
export async function writeBlank(folder: string, name: string, pixels: Pixels): Promise<void> {
  await pixels()
    .webp({ quality: 82, effort: 0 })
    .toFile(join(folder, `${name}.webp`));
}

/** Returns a tiny data: URI that is shown until the picture has loaded. */
export async function placeholderOf(pixels: Pixels): Promise<string> {
  const tiny = await pixels().resize(PLACEHOLDER_WIDTH).blur(0.8).webp({ quality: 30, effort: 4 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
