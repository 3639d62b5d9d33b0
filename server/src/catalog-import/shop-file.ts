import { join } from 'node:path';
import { weekSchema } from '@rangmala/shared/contract';
import * as z from 'zod/mini';
import { getErrorCode, RuleError } from '../http/errors.ts';
import { readTextFile } from '../lib/text-file.ts';
import {
  findContradiction,
  idSchema,
  pictureSchema,
  productEntrySchema,
  textSchema,
} from './product-file.ts';

const SHOP_FILE = 'shop.json';

const namesSchema = z.array(textSchema).check(z.minLength(1));

export const categoryEntrySchema = z.strictObject({ name: textSchema, picture: pictureSchema });

export const artTypeEntrySchema = z.strictObject({ name: textSchema, type: textSchema, popularity: z.int() });

export const artistEntrySchema = z.strictObject({
  /** The artist ID for signing in. */
  id: idSchema,
  name: textSchema,
  picture: pictureSchema,
  bio: textSchema,
  testimonial: textSchema,
  rating: z.number().check(z.minimum(0), z.maximum(5), z.multipleOf(0.1)),
  /** Names of art types, the main art type first. */
  art_types: namesSchema,
  skills: z.array(textSchema),
  /** Whether the gallery overview may show the artist. */
  featured: z.optional(z.boolean()),
  /** Weekly hours in the business time zone. */
  availability: weekSchema,
});

export const testimonialEntrySchema = z.strictObject({
  name: textSchema,
  testimonial: textSchema,
  picture: pictureSchema,
});

const shopFileSchema = z.strictObject({
  categories: z.optional(z.array(categoryEntrySchema)),
  products: z.optional(z.array(productEntrySchema)),
  art_types: z.optional(z.array(artTypeEntrySchema)),
  artists: z.optional(z.array(artistEntrySchema)),
  testimonials: z.optional(z.array(testimonialEntrySchema)),
});

export type ShopFile = z.infer<typeof shopFileSchema>;
export type CategoryEntry = z.infer<typeof categoryEntrySchema>;
export type ArtTypeEntry = z.infer<typeof artTypeEntrySchema>;
export type ArtistEntry = z.infer<typeof artistEntrySchema>;
export type TestimonialEntry = z.infer<typeof testimonialEntrySchema>;

const MAX_LISTED_PROBLEMS = 20;

/**
 * Reads and validates the file `shop.json`.
 * @param folder path of the folder with `shop.json` and its pictures
 * @throws RuleError when the file is missing, unreadable or invalid; the message lists up to
 * {@link MAX_LISTED_PROBLEMS} problems
 */
export async function readShopFile(folder: string): Promise<ShopFile> {
  const json = await readJson(join(folder, SHOP_FILE));
  const result = shopFileSchema.safeParse(json);
  const problems = result.success
    ? listContradictions(result.data)
    : result.error.issues.map(
        ({ path, message }) => `${SHOP_FILE}, ${formatLocation(path, json)}: ${message.replace(/\.?$/, '.')}`,
      );
  if (result.success && problems.length === 0) return result.data;
  const omissionNote =
    problems.length > MAX_LISTED_PROBLEMS ? [`… and ${problems.length - MAX_LISTED_PROBLEMS} more.`] : [];
  throw new RuleError([...problems.slice(0, MAX_LISTED_PROBLEMS), ...omissionNote].join('\n'));
}

/** Returns the location of a problem in the file, such as `products.3.price (kulhad-mug)`. */
function formatLocation(path: readonly PropertyKey[], json: unknown): string {
  if (path.length === 0) return 'as a whole';
  const entry = findEntryAt(json, path[0], path[1]);
  const id = typeof entry?.['id'] === 'string' ? ` (${entry['id']})` : '';
  return `${path.join('.')}${id}`;
}

function findEntryAt(json: unknown, list: PropertyKey | undefined, index: PropertyKey | undefined) {
  const entries = z.record(z.string(), z.unknown()).safeParse(json).data?.[String(list)];
  const entry: unknown = Array.isArray(entries) ? entries[Number(index)] : undefined;
  return z.record(z.string(), z.unknown()).safeParse(entry).data;
}

function listContradictions({ products = [], artists = [] }: ShopFile): string[] {
  const listDuplicates = (list: string, entries: readonly { id: string }[]) =>
    entries
      .filter(({ id }, index) => entries.findIndex((each) => each.id === id) !== index)
      .map(({ id }) => `${SHOP_FILE}, ${list}: two have the id ${id}.`);
  return [
    ...listDuplicates('products', products),
    ...listDuplicates('artists', artists),
    ...products.flatMap((product, index) => {
      const contradiction = findContradiction(product);
      return contradiction ? [`${SHOP_FILE}, products.${index}: ${product.id} ${contradiction}.`] : [];
    }),
  ];
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readTextFile(path));
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') throw new RuleError(`There is no ${path}.`);
    if (error instanceof TypeError) throw new RuleError(error.message);
    throw new RuleError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
