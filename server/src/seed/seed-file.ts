import { readFile } from 'node:fs/promises';
import { pictureChoicesSchema, productSideSchema } from '@rangmala/shared/contract';
import * as z from 'zod/mini';
import { productEntrySchema } from '../catalog-import/product-file.ts';
import {
  artistEntrySchema,
  artTypeEntrySchema,
  categoryEntrySchema,
  testimonialEntrySchema,
} from '../catalog-import/shop-file.ts';
import { getErrorCode } from '../http/errors.ts';

/** The key of a picture in `media.json`. */
const pictureKeySchema = z.string();

const seedProductSchema = z.extend(productEntrySchema, {
  /** Pictures with the print. Lists show the first picture, which has the default options. */
  pictures: z.array(z.extend(pictureChoicesSchema, { picture: pictureKeySchema })),
  sides: z.array(productSideSchema),
  /** Pictures without the print; `media.json` contains the position of the print area on each picture. */
  views: z.array(
    z.object({ side: z.string(), options: z.record(z.string(), z.string()), picture: pictureKeySchema }),
  ),
});

/**
 * The demo data that the build writes: entries as in `shop.json`, with keys of pictures instead of file names. Every
 * list is in display order.
 */
const seedFileSchema = z.object({
  categories: z.array(categoryEntrySchema),
  products: z.array(seedProductSchema),
  art_types: z.array(artTypeEntrySchema),
  artists: z.array(artistEntrySchema),
  artworks: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      art_types: z.array(z.string()),
      picture: pictureKeySchema,
      artist: z.string(),
    }),
  ),
  testimonials: z.array(testimonialEntrySchema),
});

export type SeedFile = z.infer<typeof seedFileSchema>;
export type SeedProduct = z.infer<typeof seedProductSchema>;

/**
 * Reads the demo data of this build.
 * @returns undefined when the demo data has not been built
 * @throws ZodError when the file does not have the expected shape
 */
export async function readSeedFile(path: string): Promise<SeedFile | undefined> {
  try {
    return seedFileSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (getErrorCode(error) !== 'ENOENT') throw error;
    return undefined;
  }
}
