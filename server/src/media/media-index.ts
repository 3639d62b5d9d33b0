import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { codeOf } from '../http/errors.ts';

/**
 * Where a print area lies on a photograph: a grid of points, row by row from the area's top left corner, as fractions
 * of the photograph's width and height. The grid divides the area without its bleed into equal cells.
 */
export const surfaceSchema = z.object({
  /** `#rrggbb`, the colour of the surface in even light. */
  base: z.string(),
  columns: z.int().check(z.minimum(2), z.maximum(33)),
  rows: z.int().check(z.minimum(2), z.maximum(33)),
  points: z.array(z.tuple([z.number(), z.number()])),
});

/** A demo picture of this build. */
export const mediaSchema = z.object({
  /** `/media/<hash>/<slug>-<width>x<height>.webp` */
  url: z.string(),
  /** A tiny data: URI that is shown until the picture has loaded. */
  placeholder: z.string(),
  /** For pictures of a product without its print: where its print areas are, by side. */
  surfaces: z.optional(z.record(z.string(), surfaceSchema)),
});

/** The pictures of a build by their keys, as `media.json` lists them. */
export const mediaIndexSchema = z.record(z.string(), mediaSchema);

export type Media = z.infer<typeof mediaSchema>;
export type MediaIndex = Readonly<Record<string, Media>>;

/**
 * Reads the demo pictures of this build.
 * @returns undefined when the pictures have not been built
 */
export async function readMediaIndex(mediaDir: string): Promise<MediaIndex | undefined> {
  try {
    return mediaIndexSchema.parse(JSON.parse(await readFile(join(mediaDir, 'media.json'), 'utf8')));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return undefined;
  }
}

/**
 * Returns the picture with a key, without the fields for previews.
 * @throws Error when there is none
 */
export function mediaFor(index: MediaIndex, key: string): Pick<Media, 'url' | 'placeholder'> {
  const media = index[key];
  if (!media) throw new Error(`There is no picture with the key ${key}.`);
  return { url: media.url, placeholder: media.placeholder };
}
