import * as z from 'zod/mini';

/** A tiny data: URI shown, blurred, until the picture arrives. */
export const placeholder = z.optional(z.string());

export const category = z.object({
  name: z.string(),
  hero_image: z.string(),
  placeholder,
});
export const categories = z.array(category);

/** A product as lists show it; `price` is in rupees, with at most two decimals. */
export const item = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  image: z.array(z.string()),
  placeholder,
});
export const items = z.array(item);

/** `category` takes a name or a slug, in any case; `ids` (comma-separated) names the items to return instead. */
export const itemsQuery = z.object({
  category: z.optional(z.string()),
  ids: z.optional(z.string()),
});

export const product = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  img: z.string(),
  description: z.string(),
  category: z.string(),
  placeholder,
});

export type Category = z.infer<typeof category>;
export type Item = z.infer<typeof item>;
export type Product = z.infer<typeof product>;
