import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from './picture.ts';
import { allPictures } from './all-pictures.ts';
import type { Media, MediaIndex } from '../../server/src/media/media-index.ts';

/** Widths that pictures are offered in beside their own, as the interface's Picture asks for them. */
const WIDTHS = [160, 240, 320, 480, 640, 960, 1280];

/** Raised when the files below come out differently from the same drawing. */
const PIPELINE = 2;

/**
 * Least effort: a fresh clone draws all pictures before it starts, and more effort saves a tenth of the bytes for
 * twice the time. Small pictures keep their full colour resolution, which thin red lines need.
 */
const avif = (width: number) =>
  ({ quality: 52, effort: 0, chromaSubsampling: width <= 480 ? '4:4:4' : '4:2:0' }) as const;
const WEBP = { quality: 78, effort: 0 };

/** Width of the placeholder in pixels; it is shown enlarged and blurred. */
const PLACEHOLDER_WIDTH = 16;

/** Drawings that are worked on at once: one is being written as SVG while others are encoded. */
const AT_ONCE = 3;

/**
 * Renders drawings into `<outDir>/<hash>/<slug>-<W>x<H>.<…>` and lists them in `<outDir>/media.json`. What is
 * there from an unchanged drawing is kept, what belongs to none is removed.
 * @param progress hears how many of how many are done
 */
export async function renderPictures(
  outDir: string,
  drawings: readonly Picture[] = allPictures,
  progress: (done: number, of: number) => void = () => undefined,
): Promise<void> {
  await mkdir(outDir, { recursive: true });
  sharp.concurrency(1);
  const before = await readIndex(outDir);
  const index: Record<string, Media> = {};
  const waiting = [...drawings];
  let done = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let drawing = waiting.shift(); drawing; drawing = waiting.shift()) {
        index[drawing.key] = await renderPicture(outDir, drawing, before[drawing.key]);
        progress((done += 1), drawings.length);
      }
    }),
  );
  await removeOthers(outDir, index);
  const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(join(outDir, 'media.json'), `${JSON.stringify(sorted satisfies MediaIndex, null, 1)}\n`);
}

/** What the last run made, or nothing when it was cut short or never was. */
async function readIndex(outDir: string): Promise<MediaIndex> {
  try {
    return JSON.parse(await readFile(join(outDir, 'media.json'), 'utf8')) as MediaIndex;
  } catch {
    return {};
  }
}

async function renderPicture(outDir: string, drawing: Picture, before: Media | undefined): Promise<Media> {
  const { slug, width, height } = drawing;
  const source = Buffer.from(drawing.svg());
  const hash = createHash('sha256').update(source).update(`${PIPELINE}`).digest('hex').slice(0, 12);
  const name = `${slug}-${width}x${height}`;
  const url = `/media/${hash}/${name}.webp`;
  const folder = join(outDir, hash);
  if (before?.url === url && existsSync(folder)) return before;
  // Rasterising is the dear part, so it is done once and every size is made from the pixels.
  const picture = await pixels(sharp(source).resize(width, height, { fit: 'fill' }).removeAlpha());
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  for (const w of [...WIDTHS.filter((each) => each < width), width]) {
    const variant = join(unfinished, w === width ? name : `${name}.${w}w`);
    const image = w === width ? picture : await pixels(picture().resize(w));
    await image().avif(avif(w)).toFile(`${variant}.avif`);
    await image().webp(WEBP).toFile(`${variant}.webp`);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  const tiny = await picture()
    .resize(PLACEHOLDER_WIDTH)
    .blur(0.8)
    .webp({ quality: 30, effort: 4 })
    .toBuffer();
  return { url, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
}

/** Works an image out to plain pixels, and gives images of them to go on from. */
async function pixels(image: Sharp): Promise<() => Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

async function removeOthers(outDir: string, index: MediaIndex): Promise<void> {
  const kept = new Set(Object.values(index).map(({ url }) => url.split('/')[2]));
  for (const entry of await readdir(outDir, { withFileTypes: true })) {
    if (entry.isDirectory() && !kept.has(entry.name)) await rm(join(outDir, entry.name), { recursive: true });
  }
}
