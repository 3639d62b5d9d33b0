import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { getErrorCode } from '../http/errors.ts';

/**
 * The position of a print area on a picture as a grid of points, row by row from the top left corner of the area.
 * Coordinates are fractions of the picture's width and height. The grid divides the area without its bleed into
 * equal cells.
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
  /** Small data: URI that is shown until the picture has loaded. */
  placeholder: z.string(),
  /** The surfaces of the print areas by side. Present only in pictures that show a product without a print. */
  surfaces: z.optional(z.record(z.string(), surfaceSchema)),
});

/** The content of `media.json`, which lists the pictures of a build by key. */
export const mediaIndexSchema = z.record(z.string(), mediaSchema);

export type Media = z.infer<typeof mediaSchema>;
export type MediaIndex = Readonly<Record<string, Media>>;

/**
 * Reads the index of the demo pictures.
 * @returns undefined when the pictures have not been built
 */
export async function readMediaIndex(mediaDir: string): Promise<MediaIndex | undefined> {
  try {
    return mediaIndexSchema.parse(JSON.parse(await readFile(join(mediaDir, 'media.json'), 'utf8')));
  } catch (error) {
    if (getErrorCode(error) !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Returns the URL and placeholder of a picture. @throws Error for an unknown key */
export function requireMedia(index: MediaIndex, key: string): Pick<Media, 'url' | 'placeholder'> {
  const media = index[key];
  if (!media) throw new Error(`There is no picture with the key ${key}.`);
  return { url: media.url, placeholder: media.placeholder };
}

/** Adds the picture of an entry to the entry. @throws Error for an unknown key */
export const addMediaPicture = <Entry extends { picture: string }>(index: MediaIndex, entry: Entry) => ({
  ...entry,
  storedPicture: requireMedia(index, entry.picture),
});
