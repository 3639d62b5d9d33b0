import * as z from 'zod/mini';
import { creditsSchema } from './earnings.ts';
import { placeholderSchema } from './fields.ts';
import {
  dispatchDaysSchema,
  pictureChoicesSchema,
  productDetailsSchema,
  productFieldSchema,
  productOptionSchema,
} from './product-details.ts';

export const categorySchema = z.object({
  name: z.string(),
  hero_image: z.string(),
  placeholder: placeholderSchema,
});
export const categoriesSchema = z.array(categorySchema);

/** A picture of the finished product. */
export const productImageSchema = z.extend(pictureChoicesSchema, {
  url: z.string(),
  placeholder: placeholderSchema,
});

/** An option of a product in a list. `values` is the number of available values. */
const itemChoiceSchema = z.object({
  name: z.string(),
  label: z.string(),
  values: z.int(),
  swatches: z.optional(z.array(z.string())),
});

/** A product in a list. `price` is in rupees, with at most two decimals. */
export const itemSchema = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  /**
   * The first picture of the finished product, then the product's other pictures that have no label and fit all
   * options.
   */
  image: z.array(z.string()),
  placeholder: placeholderSchema,
  /** The options with more than one available value. Not set for items requested by `ids`. */
  choices: z.optional(z.array(itemChoiceSchema)),
  /** Set only for items requested by `ids`. */
  options: z.optional(z.array(productOptionSchema)),
  /** Set only for items requested by `ids`. */
  dispatch_days: z.optional(dispatchDaysSchema),
  /** What the customer can fill in. Set only for items requested by `ids`. */
  fields: z.optional(z.array(z.pick(productFieldSchema, { name: true, label: true, sample: true }))),
  /** The artists of the product's art. Set only for items requested by `ids`. */
  designed_by: z.optional(creditsSchema),
  /** The pictures, each with the choices that it shows. Set only for items requested by `ids`. */
  images: z.optional(z.array(productImageSchema)),
});
export const itemsSchema = z.array(itemSchema);

/**
 * `category` is a name or a slug, regardless of case. `ids` is a comma-separated list of item ids. With `ids`, the
 * response contains the listed items, and the server ignores `category`.
 */
export const itemsQuerySchema = z.object({
  category: z.optional(z.string()),
  ids: z.optional(z.string()),
});

export const productSchema = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  img: z.string(),
  description: z.string(),
  category: z.string(),
  placeholder: placeholderSchema,
  /** All pictures of the finished product, `img` first. */
  images: z.array(productImageSchema),
  ...z.omit(productDetailsSchema, { artist_share: true }).shape,
  /** The artists of the product's art. */
  designed_by: z.optional(creditsSchema),
  /** Number of pieces in stock; missing when stock is not counted. */
  stock: z.optional(z.int()),
  country_of_origin: z.optional(z.string()),
});

/** A query in English, Hindi or Telugu. `limit` is the number of products of a page. */
export const searchQuerySchema = z.object({
  q: z._default(z.string().check(z.maxLength(200, 'A search has at most 200 characters.')), ''),
  limit: z._default(
    z.coerce.number().check(z.int('The limit must be a whole number.'), z.minimum(1), z.maximum(100)),
    24,
  ),
  page: z._default(
    z.coerce.number().check(z.int('The page must be a whole number.'), z.minimum(1), z.maximum(10_000)),
    1,
  ),
});

/** What a query finds, best first. `total` is the number of products on all pages. */
export const searchResultsSchema = z.object({
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: z.number(),
      image: z.string(),
      placeholder: placeholderSchema,
    }),
  ),
  categories: z.array(z.object({ name: z.string() })),
  artists: z.array(z.object({ id: z.string(), name: z.string() })),
  art_types: z.array(z.object({ name: z.string() })),
  total: z.int(),
});

export type SearchResults = z.infer<typeof searchResultsSchema>;
export type Category = z.infer<typeof categorySchema>;
export type ItemChoice = z.infer<typeof itemChoiceSchema>;
export type Item = z.infer<typeof itemSchema>;
export type ProductImage = z.infer<typeof productImageSchema>;
export type Product = z.infer<typeof productSchema>;
