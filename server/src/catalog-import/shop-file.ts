import { join } from 'node:path';
import { artistShareSchema, ARTWORK_TITLE_MAX, weekSchema } from '@rangmala/shared/contract';
import * as z from 'zod/mini';
import { RuleError } from '../http/errors.ts';
import { getErrorCode } from '../lib/error-code.ts';
import type { FileFinder } from './folder.ts';
import type { FileUse } from './pictures.ts';
import { formatPosition } from './position.ts';
import { readTextFile } from '../lib/text-file.ts';
import { deliveryRulesChangeSchema } from '../shop/delivery/index.ts';
import { idSchema, pictureSchema, textSchema } from './file-schemas.ts';
import { findContradiction, productEntrySchema } from './product-file.ts';
import { listTemplateProblems } from './template-problems.ts';

const namesSchema = z.array(textSchema).check(z.minLength(1));

const categoryEntrySchema = z.strictObject({ name: textSchema, picture: pictureSchema });

const artTypeEntrySchema = z.strictObject({ name: textSchema, type: textSchema, popularity: z.int() });

const artistEntrySchema = z.strictObject({
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
  /** Per cent of a sale without tax, when it differs from ARTIST_SHARE. */
  share: z.optional(artistShareSchema),
  /** Weekly hours in the business time zone. */
  availability: weekSchema,
});

const artworkEntrySchema = z.strictObject({
  id: idSchema,
  title: textSchema.check(z.maxLength(ARTWORK_TITLE_MAX)),
  picture: pictureSchema,
  /** The ID of the artist. */
  artist: idSchema,
  /** Names of art types, the main art type first. */
  art_types: namesSchema,
  /** Whether customers may put it on products. */
  printable: z.optional(z.boolean()),
});

const testimonialEntrySchema = z.strictObject({
  name: textSchema,
  testimonial: textSchema,
  picture: pictureSchema,
});

const ornamentEntrySchema = z.strictObject({
  name: textSchema,
  /** Path of an SVG drawing, relative to the import folder. */
  art: pictureSchema,
  /** The group in which customers find the ornament. */
  style: textSchema,
  /** Further words for the search, with spaces between them. */
  keywords: z.optional(textSchema),
});

const shopFileSchema = z.strictObject({
  /** The large picture of the home page. */
  home: z.optional(z.strictObject({ picture: pictureSchema })),
  categories: z.optional(z.array(categoryEntrySchema)),
  products: z.optional(z.array(productEntrySchema)),
  /** Drawings that customers add to their designs. */
  ornaments: z.optional(z.array(ornamentEntrySchema)),
  art_types: z.optional(z.array(artTypeEntrySchema)),
  artists: z.optional(z.array(artistEntrySchema)),
  artworks: z.optional(z.array(artworkEntrySchema)),
  testimonials: z.optional(z.array(testimonialEntrySchema)),
  /** The rules for arrival dates. A field that is omitted has its default. */
  delivery: z.optional(deliveryRulesChangeSchema),
});

export type ShopFile = z.infer<typeof shopFileSchema>;
export type OrnamentEntry = z.infer<typeof ornamentEntrySchema>;
export type CategoryEntry = z.infer<typeof categoryEntrySchema>;
export type ArtTypeEntry = z.infer<typeof artTypeEntrySchema>;
export type ArtistEntry = z.infer<typeof artistEntrySchema>;
export type ArtworkEntry = z.infer<typeof artworkEntrySchema>;
export type TestimonialEntry = z.infer<typeof testimonialEntrySchema>;

/** What is wrong at a position of the file. */
interface Problem {
  path: readonly PropertyKey[];
  message: string;
}

const MAX_LISTED_PROBLEMS = 20;

/**
 * Reads and validates the file `shop.json`, and checks that the pictures exist.
 * @param folder path of the folder with `shop.json` and its pictures
 * @throws RuleError when the file is missing, unreadable or invalid; the message lists up to
 * {@link MAX_LISTED_PROBLEMS} problems, each with its position in the file
 */
export async function readShopFile(folder: string, findFile: FileFinder): Promise<ShopFile> {
  const json = await readJson(join(folder, 'shop.json'));
  const result = shopFileSchema.safeParse(json);
  const problems: Problem[] = result.success
    ? [...listContradictions(result.data), ...listMissingFiles(result.data, findFile)]
    : result.error.issues.map(({ path, message }) => ({
        path,
        // The message names the field, which the position already does.
        message: message.replace(`“${path.map(String).join('.')}”`, 'This').replace(/\.?$/, '.'),
      }));
  if (result.success && problems.length === 0) return result.data;
  const lines = problems
    .slice(0, MAX_LISTED_PROBLEMS)
    .map(({ path, message }) => `${formatPosition(path, json)}: ${message}`);
  if (problems.length > MAX_LISTED_PROBLEMS)
    lines.push(`… and ${problems.length - MAX_LISTED_PROBLEMS} more.`);
  throw new RuleError(lines.join('\n'));
}

function listContradictions(file: ShopFile): Problem[] {
  const listDuplicates = (list: 'products' | 'artists' | 'artworks'): Problem[] => {
    const ids = (file[list] ?? []).map(({ id }) => id);
    return ids.flatMap((id, index) =>
      ids.indexOf(id) === index
        ? []
        : [{ path: [list, index, 'id'], message: `another one has the id ${id}.` }],
    );
  };
  return [
    ...listDuplicates('products'),
    ...listDuplicates('artists'),
    ...listDuplicates('artworks'),
    ...(file.products ?? []).flatMap((product, index) => {
      const contradiction = findContradiction(product);
      return [
        ...(contradiction ? [{ path: ['products', index], message: `${product.id} ${contradiction}.` }] : []),
        ...listTemplateProblems(product).map(({ path, message }) => ({
          path: ['products', index, ...path],
          message,
        })),
      ];
    }),
  ];
}

/** Returns a problem for each picture and drawing that is not in the folder. */
const listMissingFiles = (shop: ShopFile, findFile: FileFinder): Problem[] =>
  [...findNamedFiles(shop, [])]
    .filter(({ file }) => findFile(file) === undefined)
    .map(({ path, file }) => ({ path, message: `There is no file ${file}.` }));

/** Lists the pictures and drawings that `shop.json` names. */
export const listFileUses = (shop: ShopFile): FileUse[] =>
  [...findNamedFiles(shop, [])].map(({ path, file }) => ({
    file,
    kind: path.at(-1) === 'art' ? 'drawing' : path.includes('photographs') ? 'photograph' : 'picture',
    position: formatPosition(path, shop),
  }));

/** Yields every picture and drawing of a part of the file with its position. */
function* findNamedFiles(
  part: unknown,
  path: readonly PropertyKey[],
): Generator<{ path: readonly PropertyKey[]; file: string }> {
  if (typeof part !== 'object' || part === null) return;
  const isList = Array.isArray(part);
  for (const [key, value] of Object.entries(part) as [string, unknown][]) {
    const valuePath = [...path, isList ? Number(key) : key];
    const isFile = key === 'picture' || key === 'art' || path.at(-1) === 'pictures';
    if (isFile && typeof value === 'string') yield { path: valuePath, file: value };
    else yield* findNamedFiles(value, valuePath);
  }
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
