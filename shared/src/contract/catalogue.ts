import * as z from 'zod/mini';

/** A tiny data: URI shown, blurred, until the picture arrives. */
export const placeholderSchema = z.optional(z.string());

export const categorySchema = z.object({
  name: z.string(),
  hero_image: z.string(),
  placeholder: placeholderSchema,
});
export const categoriesSchema = z.array(categorySchema);

/** A product as lists show it; `price` is in rupees, with at most two decimals. */
export const itemSchema = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  image: z.array(z.string()),
  placeholder: placeholderSchema,
});
export const itemsSchema = z.array(itemSchema);

/** `category` takes a name or a slug, in any case; `ids` (comma-separated) names the items to return instead. */
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
});

export type Category = z.infer<typeof categorySchema>;
export type Item = z.infer<typeof itemSchema>;
export type Product = z.infer<typeof productSchema>;
