import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { weekSchema } from '@rangmala/shared/contract';
import * as z from 'zod/mini';
import { codeOf, RuleError } from '../http/errors.ts';

/** The shop as its owner writes it down, in a folder with its pictures. */
const FILE = 'shop.json';

const textSchema = z.string().check(z.trim(), z.minLength(1));
/** Part of an address, so of plain letters, digits and hyphens. */
const idSchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens'));
/** A file of the folder, by its path from there. */
const pictureSchema = textSchema;
const namesSchema = z.array(textSchema).check(z.minLength(1));

const shopFileSchema = z.strictObject({
  categories: z.optional(z.array(z.strictObject({ name: textSchema, picture: pictureSchema }))),
  products: z.optional(
    z.array(
      z.strictObject({
        id: idSchema,
        category: textSchema,
        name: textSchema,
        /** In rupees. */
        price: z.number().check(z.positive(), z.multipleOf(0.01)),
        description: textSchema,
        pictures: z.array(pictureSchema).check(z.minLength(1)),
      }),
    ),
  ),
  art_types: z.optional(z.array(z.strictObject({ name: textSchema, type: textSchema, popularity: z.int() }))),
  artists: z.optional(
    z.array(
      z.strictObject({
        id: idSchema,
        name: textSchema,
        picture: pictureSchema,
        bio: textSchema,
        testimonial: textSchema,
        /** Out of 5. */
        rating: z.number().check(z.minimum(0), z.maximum(5), z.multipleOf(0.1)),
        art_types: namesSchema,
        skills: z.array(textSchema),
        featured: z.optional(z.boolean()),
        availability: weekSchema,
      }),
    ),
  ),
  testimonials: z.optional(
    z.array(z.strictObject({ name: textSchema, testimonial: textSchema, picture: pictureSchema })),
  ),
});

export type ShopFile = z.infer<typeof shopFileSchema>;

/**
 * Reads a shop's file.
 * @param folder where `shop.json` and its pictures are
 * @throws RuleError with a sentence that names the place: `products.3.price`
 */
export async function readShopFile(folder: string): Promise<ShopFile> {
  const parsed = shopFileSchema.safeParse(await readJson(join(folder, FILE)));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RuleError(
    `${FILE}, ${issue?.path.join('.') || 'as a whole'}: ${issue?.message ?? 'unreadable'}.`,
  );
}

/** @throws RuleError when two entries of a list have one id */
export function withoutTwins(list: string, entries: readonly { id: string }[]): void {
  const twin = entries.find(({ id }, index) => entries.findIndex((each) => each.id === id) !== index);
  if (twin) throw new RuleError(`${FILE}, ${list}: two have the id ${twin.id}.`);
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new RuleError(`There is no ${path}.`);
    throw new RuleError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
