import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint-definition.ts';
import { creditsSchema } from './earnings.ts';
import { limitSchema, pageQuerySchema, pageSchema, pinCodeSchema, placeholderSchema } from './fields.ts';
import { ATTRIBUTE_NAMES } from './product-attributes.ts';
import {
  dispatchDaysSchema,
  pictureChoicesSchema,
  productDetailsSchema,
  productFieldSchema,
  productOptionSchema,
} from './product-details.ts';

const categorySchema = z.object({
  name: z.string(),
  hero_image: z.string(),
  placeholder: placeholderSchema,
});

/** A picture of the finished product. */
const productImageSchema = z.extend(pictureChoicesSchema, {
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
const itemSchema = z.object({
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

/** Sort orders of products. Without one, lists have the order of the shop, and results the best first. */
const ITEM_SORTS = ['relevance', 'popular', 'price', '-price', 'new'] as const;

/** Largest number of values of one filter. */
const MAX_FILTER_VALUES = 30;

/** Values of a filter: separated by commas, or a parameter that is repeated. */
const filterValuesSchema = z.optional(
  z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.transform((values) =>
      [values]
        .flat()
        .flatMap((value) => value.split(','))
        .map((value) => value.trim())
        .filter(Boolean)
        .slice(0, MAX_FILTER_VALUES),
    ),
  ),
);

/**
 * The filters of products. Values of one filter are alternatives; all filters must fit. `price` is a range in rupees,
 * with both ends: `-500`, `500-1000`, `2000-`. `ready_by` is the day by which an order of this moment arrives at the PIN
 * code `pin`; without `pin`, at most of India.
 */
const itemFiltersSchema = z.object({
  price: z.optional(
    z
      .string()
      .check(
        z.regex(/^(\d{1,7}-\d{0,7}|-\d{1,7})$/, 'The price must be a range such as -500, 500-1000 or 2000-.'),
      ),
  ),
  takes: filterValuesSchema,
  occasion: filterValuesSchema,
  for: filterValuesSchema,
  style: filterValuesSchema,
  artist: filterValuesSchema,
  colour: filterValuesSchema,
  ready_by: z.optional(z.iso.date('The day must be a date such as 2026-12-04.')),
  pin: z.optional(pinCodeSchema),
});

/**
 * `category` is a name or a slug, regardless of case. `ids` is a comma-separated list of item ids. With `ids`, the
 * response contains the listed items, and the server ignores the other parameters. `related` is the id of an item: the
 * response contains what resembles it most. With `page` or `limit`, the response contains one page.
 */
const itemsQuerySchema = z.extend(itemFiltersSchema, {
  category: z.optional(z.string()),
  ids: z.optional(z.string()),
  related: z.optional(z.string()),
  sort: z.optional(z.enum(ITEM_SORTS, `The sort order must be one of ${ITEM_SORTS.join(', ')}.`)),
  ...pageQuerySchema.shape,
});

const searchTextSchema = z.string().check(z.maxLength(200, 'A search has at most 200 characters.'));

/**
 * The filters with their choices. `count` is the number of products that a choice leaves when the other filters stay.
 * `total` is the number of products that fit all filters.
 */
const itemChoicesSchema = z.object({
  total: z.int(),
  groups: z.array(
    z.object({
      name: z.enum(['price', ...ATTRIBUTE_NAMES, 'ready_by']),
      choices: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
    }),
  ),
});

/** Rows of products with a common subject. `query` has the parameters of the list of all its products. */
const shelvesSchema = z.array(
  z.object({
    title: z.string(),
    query: z.string(),
    items: z.array(z.pick(itemSchema, { id: true, name: true, price: true, image: true })),
  }),
);

const productSchema = z.object({
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

/** What a query finds, best first. `total` is the number of products on all pages. */
const searchResultsSchema = z.object({
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: z.number(),
      image: z.string(),
      placeholder: placeholderSchema,
      choices: itemSchema.shape.choices,
    }),
  ),
  categories: z.array(z.object({ name: z.string() })),
  artists: z.array(z.object({ id: z.string(), name: z.string() })),
  art_types: z.array(z.object({ name: z.string() })),
  total: z.int(),
  /** The filters that the query names in words, such as “under 500”, and the query without these words. */
  understood: z.optional(z.object({ price: z.string(), q: z.string() })),
});

export const catalogueEndpoints = {
  'GET /categories': {
    summary: 'The categories of the shop, in menu order',
    response: { 200: z.array(categorySchema) },
  },
  'GET /items': {
    summary: 'Items by category, filters, similarity or ids. X-Total-Count is their number on all pages',
    query: itemsQuerySchema,
    response: { 200: z.array(itemSchema) },
  },
  'GET /items/choices': {
    summary: 'The choices of the filters of items, with the number of items of each choice',
    query: z.extend(itemFiltersSchema, {
      category: z.optional(z.string()),
      q: z.optional(searchTextSchema),
    }),
    response: { 200: itemChoicesSchema },
  },
  'GET /shelves': {
    summary: 'Rows of products with a common subject; a row without products is missing',
    response: { 200: shelvesSchema },
  },
  'GET /products/{id}': {
    summary: 'One product',
    response: { 200: productSchema },
  },
  'GET /search': {
    summary: 'What fits a query best: products by page, and categories, artists and art types',
    query: z.extend(itemFiltersSchema, {
      /** In English, Hindi or Telugu. */
      q: z._default(searchTextSchema, ''),
      sort: itemsQuerySchema.shape.sort,
      /** The number of products of a page. */
      limit: z._default(limitSchema, 24),
      page: z._default(pageSchema, 1),
    }),
    response: { 200: searchResultsSchema },
  },
} as const satisfies EndpointTable;

export type ItemFilters = z.output<typeof itemFiltersSchema>;
export type ItemSort = (typeof ITEM_SORTS)[number];
export type ItemChoices = z.infer<typeof itemChoicesSchema>;
export type Shelf = z.infer<typeof shelvesSchema>[number];
export type SearchResults = z.infer<typeof searchResultsSchema>;
export type Category = z.infer<typeof categorySchema>;
export type ItemChoice = z.infer<typeof itemChoiceSchema>;
export type Item = z.infer<typeof itemSchema>;
export type ProductImage = z.infer<typeof productImageSchema>;
export type Product = z.infer<typeof productSchema>;
