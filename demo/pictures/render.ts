import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Media, MediaIndex } from '../seed-types.ts';
import { allPictures } from './all-pictures.ts';
import { pixelsOf, placeholderOf, writeBlank, writeSizes } from './encode.ts';
import { findFault } from './find-fault.ts';
import type { Picture } from './picture.ts';
import { panelSvg, writeSharePicture } from './share-picture.ts';

/** Part of every picture's hash: raise it when the same drawing gives other files. */
const PIPELINE = 3;

/** Parallel pictures: one is written as SVG while others are encoded. */
const AT_ONCE = 3;

/**
 * Renders pictures into `<outDir>/<hash>/<slug>-<width>x<height>.…` and lists them in `<outDir>/media.json`.
 * Keeps the files of an unchanged drawing, and removes those that belong to no picture.
 * @param progress is called after each picture with the number of finished pictures and of all
 */
export async function renderPictures(
  outDir: string,
  pictures: readonly Picture[] = allPictures,
  progress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  await mkdir(outDir, { recursive: true });
  sharp.concurrency(1);
  const before = await readIndex(outDir);
  const index: Record<string, Media> = {};
  const waiting = [...pictures];
  let done = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
        index[picture.key] = await renderPicture(outDir, picture, before[picture.key]);
        progress((done += 1), pictures.length);
      }
    }),
  );
  await removeOthers(outDir, index);
  const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(join(outDir, 'media.json'), `${JSON.stringify(sorted satisfies MediaIndex)}\n`);
}

/** Reads the index of the last run; empty when that was interrupted or there was none. */
async function readIndex(outDir: string): Promise<MediaIndex> {
  try {
    return JSON.parse(await readFile(join(outDir, 'media.json'), 'utf8')) as MediaIndex;
  } catch {
    return {};
  }
}

async function renderPicture(outDir: string, picture: Picture, before: Media | undefined): Promise<Media> {
  const { slug, share, width, height } = picture;
  const { svg, surfaces } = picture.draw();
  const fault = findFault(svg);
  if (fault) throw new Error(`The drawing ${picture.key} is faulty: ${fault}.`);
  const source = Buffer.from(svg);
  const hash = createHash('sha256')
    .update(source)
    .update(`${PIPELINE}`)
    .update(share ? `${share}${panelSvg}` : '')
    .digest('hex')
    .slice(0, 12);
  const name = `${slug}-${width}x${height}`;
  const url = `/media/${hash}/${name}.webp`;
  const folder = join(outDir, hash);
  const mainFile = `${name}.webp`;
  if (before?.url === url && existsSync(join(folder, mainFile))) {
    return { url, placeholder: before.placeholder, ...(surfaces && { surfaces }) };
  }
  // Rasterising takes longest, so it is done once for all sizes.
  const pixels = await pixelsOf(sharp(source).resize(width, height, { fit: 'fill' }).removeAlpha());
  const unfinished = `${folder}.${slug}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  if (surfaces) await writeBlank(unfinished, name, pixels);
  else await writeSizes(unfinished, name, pixels, width);
  if (share) await writeSharePicture(join(unfinished, `${name}.share.jpg`), pixels, share === 'panel');
  await mkdir(folder, { recursive: true });
  const files = (await readdir(unfinished)).filter((file) => file !== mainFile);
  // The main file comes last, because a picture with it is complete. Pictures with the same drawing share a folder.
  for (const file of [...files, mainFile]) await rename(join(unfinished, file), join(folder, file));
  await rm(unfinished, { recursive: true });
  return { url, placeholder: await placeholderOf(pixels), ...(surfaces && { surfaces }) };
}

async function removeOthers(outDir: string, index: MediaIndex): Promise<void> {
  const kept = new Set(Object.values(index).map(({ url }) => url.split('/')[2]));
  for (const entry of await readdir(outDir, { withFileTypes: true })) {
    if (entry.isDirectory() && !kept.has(entry.name)) await rm(join(outDir, entry.name), { recursive: true });
  }
}
