import { readFile } from 'node:fs/promises';
import {
  dispatchDaysSchema,
  pictureChoicesSchema,
  productFactSchema,
  productOptionSchema,
  productSideSchema,
  sizeChartSchema,
  weekSchema,
} from '@rangmala/shared/contract';
import * as z from 'zod/mini';
import { getErrorCode } from '../http/errors.ts';

/** The key of a picture in `media.json`. */
const pictureKeySchema = z.string();
const namesSchema = z.array(z.string());

const productSchema = z.object({
  id: z.string(),
  /** Slug of the category. */
  category: z.string(),
  name: z.string(),
  /** Price in rupees. */
  price: z.number(),
  description: z.string(),
  /** Pictures with the print. Lists show the first picture, which has the default options. */
  pictures: z.array(z.extend(pictureChoicesSchema, { picture: pictureKeySchema })),
  options: z.array(productOptionSchema),
  size_chart: z.optional(sizeChartSchema),
  facts: z.array(productFactSchema),
  sides: z.array(productSideSchema),
  /** Pictures without the print; `media.json` contains the position of the print area on each picture. */
  views: z.array(
    z.object({ side: z.string(), options: z.record(z.string(), z.string()), picture: pictureKeySchema }),
  ),
  tax: z.object({ hsn: z.string(), gst_percent: z.number() }),
  /** Pieces in stock; absent when stock is not counted. */
  stock: z.optional(z.int()),
  dispatch_days: dispatchDaysSchema,
});

const artistSchema = z.object({
  /** The artist ID for signing in. */
  id: z.string(),
  name: z.string(),
  picture: pictureKeySchema,
  bio: z.string(),
  testimonial: z.string(),
  /** From 0 to 5, with at most one decimal. */
  rating: z.number(),
  /** Names of art types, the main art type first. */
  art_types: namesSchema,
  skills: namesSchema,
  /** Whether the gallery overview may show the artist. */
  featured: z.boolean(),
  /** Weekly hours in the business time zone. */
  availability: weekSchema,
});

/** The demo data that the build writes. Every list is in display order. */
export const seedFileSchema = z.object({
  categories: z.array(z.object({ slug: z.string(), name: z.string(), picture: pictureKeySchema })),
  products: z.array(productSchema),
  art_types: z.array(z.object({ name: z.string(), type: z.string(), popularity: z.number() })),
  artists: z.array(artistSchema),
  artworks: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      art_types: namesSchema,
      picture: pictureKeySchema,
      artist: z.string(),
    }),
  ),
  testimonials: z.array(z.object({ name: z.string(), testimonial: z.string(), picture: pictureKeySchema })),
});

export type SeedFile = z.infer<typeof seedFileSchema>;
export type SeedProduct = z.infer<typeof productSchema>;
export type SeedArtist = z.infer<typeof artistSchema>;

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
