import { SHOP_CATEGORIES, createSlug } from '@rangmala/shared/links';

/** Finds a shop category by its name or slug, ignoring case; undefined when there is none. */
export function findCategory(name: string): string | undefined {
  const searchedSlug = createSlug(name);
  return SHOP_CATEGORIES.find((category) => createSlug(category) === searchedSlug);
}

type ShopCategory = (typeof SHOP_CATEGORIES)[number];

const INTRODUCTIONS: Record<ShopCategory, string> = {
  Mugs: 'Ceramic mugs printed edge to edge with folk patterns, or with your own picture.',
  Tees: 'Soft cotton tees with prints by our artists, or your own design on the chest.',
  'Wall Decor': 'Hangings, plates and panels that bring a painted wall home, ready to hang.',
  Posters: 'Art prints on heavy matte paper: our artists’ work, or a picture of yours, printed large.',
  Cushions: 'Zipped cushion covers with bold prints, to match your sofa or argue with it.',
  Stationery: 'Notebooks, cards and desk accessories worth using, personalised one at a time.',
};

/** Returns the introduction of a category, for its page and for search engines. */
export function describeCategory(category: string): string {
  return INTRODUCTIONS[category as ShopCategory] ?? `Personalised ${category.toLowerCase()} by our artists.`;
}
