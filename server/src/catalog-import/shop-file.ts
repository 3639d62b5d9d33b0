import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { week } from '@rangmala/shared/contract';
import * as z from 'zod/mini';
import { codeOf, RuleError } from '../http/errors.ts';

/** The shop as its owner writes it down, in a folder with its pictures. */
const FILE = 'shop.json';

const text = z.string().check(z.trim(), z.minLength(1));
/** Part of an address, so of plain letters, digits and hyphens. */
const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens'));
/** A file of the folder, by its path from there. */
const picture = text;
const names = z.array(text).check(z.minLength(1));

const shopFile = z.strictObject({
  categories: z.optional(z.array(z.strictObject({ name: text, picture }))),
  products: z.optional(
    z.array(
      z.strictObject({
        id,
        category: text,
        name: text,
        /** In rupees. */
        price: z.number().check(z.positive(), z.multipleOf(0.01)),
        description: text,
        pictures: z.array(picture).check(z.minLength(1)),
      }),
    ),
  ),
  art_types: z.optional(z.array(z.strictObject({ name: text, type: text, popularity: z.int() }))),
  artists: z.optional(
    z.array(
      z.strictObject({
        id,
        name: text,
        picture,
        bio: text,
        testimonial: text,
        /** Out of 5. */
        rating: z.number().check(z.minimum(0), z.maximum(5), z.multipleOf(0.1)),
        art_types: names,
        skills: z.array(text),
        featured: z.optional(z.boolean()),
        availability: week,
      }),
    ),
  ),
  testimonials: z.optional(z.array(z.strictObject({ name: text, testimonial: text, picture }))),
});

export type ShopFile = z.infer<typeof shopFile>;

/**
 * Reads a shop's file.
 * @param folder where `shop.json` and its pictures are
 * @throws RuleError with a sentence that names the place: `products.3.price`
 */
export async function readShopFile(folder: string): Promise<ShopFile> {
  const parsed = shopFile.safeParse(await readJson(join(folder, FILE)));
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
    throw new RuleError(`${path} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}
