import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Drawing } from './drawing/drawing.ts';
import { allDrawings } from './drawings.ts';
import type { Media, MediaIndex } from './media.ts';

/** Widths that pictures are offered in beside their own, as the interface's Picture asks for them. */
const WIDTHS = [160, 240, 320, 480, 640, 960, 1280];

/** Raised when the files below come out differently from the same drawing. */
const PIPELINE = 1;

/** Least effort: a fresh clone draws all pictures before it starts, and more effort saves a tenth of the bytes for twice the time. */
const AVIF = { quality: 52, effort: 0 };
const WEBP = { quality: 78, effort: 1 };

/** Width of the placeholder in pixels; it is shown enlarged and blurred. */
const PLACEHOLDER_WIDTH = 16;

/** Drawings that are worked on at once. */
const AT_ONCE = 2;

/**
 * Renders drawings into `<outDir>/<hash>/<slug>-<W>x<H>.<…>` and lists them in `<outDir>/media.json`. What is
 * there from an unchanged drawing is kept, what belongs to none is removed.
 * @param progress hears how many of how many are done
 */
export async function renderMedia(
  outDir: string,
  drawings: readonly Drawing[] = allDrawings,
  progress: (done: number, of: number) => void = () => undefined,
): Promise<void> {
  await mkdir(outDir, { recursive: true });
  sharp.concurrency(1);
  const index: Record<string, Media> = {};
  const waiting = [...drawings];
  let done = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let drawing = waiting.shift(); drawing; drawing = waiting.shift()) {
        index[drawing.key] = await renderDrawing(outDir, drawing);
        progress((done += 1), drawings.length);
      }
    }),
  );
  await removeOthers(outDir, index);
  const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(join(outDir, 'media.json'), `${JSON.stringify(sorted satisfies MediaIndex, null, 1)}\n`);
}

async function renderDrawing(outDir: string, { slug, width, height, svg }: Drawing): Promise<Media> {
  const source = Buffer.from(svg());
  const hash = createHash('sha256').update(source).update(`${PIPELINE}`).digest('hex').slice(0, 12);
  const name = `${slug}-${width}x${height}`;
  const url = `/media/${hash}/${name}.webp`;
  const folder = join(outDir, hash);
  // Rasterising is the dear part, so it is done once and every size is made from the pixels.
  const { data, info } = await sharp(source)
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  if (!existsSync(folder)) {
    const unfinished = `${folder}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    for (const w of [...WIDTHS.filter((each) => each < width), width]) {
      const variant = w === width ? name : `${name}.${w}w`;
      const resized = await pixels().resize(w).raw().toBuffer({ resolveWithObject: true });
      const image = () =>
        sharp(resized.data, {
          raw: { width: resized.info.width, height: resized.info.height, channels: resized.info.channels },
        });
      await image()
        .avif(AVIF)
        .toFile(join(unfinished, `${variant}.avif`));
      await image()
        .webp(WEBP)
        .toFile(join(unfinished, `${variant}.webp`));
    }
    await rename(unfinished, folder);
  }
  const tiny = await pixels().resize(PLACEHOLDER_WIDTH).blur(0.8).webp({ quality: 30, effort: 4 }).toBuffer();
  return { url, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
}

async function removeOthers(outDir: string, index: MediaIndex): Promise<void> {
  const kept = new Set(Object.values(index).map(({ url }) => url.split('/')[2]));
  for (const entry of await readdir(outDir, { withFileTypes: true })) {
    if (entry.isDirectory() && !kept.has(entry.name)) await rm(join(outDir, entry.name), { recursive: true });
  }
}
