import { SHOP_CATEGORIES, slug } from '@rangmala/shared/links';

/** A shop category by what stands in its address, in any case; undefined when there is none. */
export function categoryOf(name: string): string | undefined {
  const wanted = slug(name);
  return SHOP_CATEGORIES.find((category) => slug(category) === wanted);
}

type ShopCategory = (typeof SHOP_CATEGORIES)[number];

const LEADS: Record<ShopCategory, string> = {
  Mugs: 'Ceramic mugs printed edge to edge with folk patterns, or with a picture of your own.',
  Tees: 'Soft cotton tees with prints by our artists, or with your own design on the chest.',
  'Wall Decor': 'Hangings, plates and panels that bring a painted wall home, ready to hang.',
  Posters: 'Art prints on heavy matte paper: our artists’ work, or the picture you have always wanted large.',
  Cushions: 'Cushion covers with zips and bold prints, to match a sofa or to argue with it.',
  Stationery: 'Notebooks, cards and desk things worth writing on, personalised one at a time.',
};

/** One sentence on a category, for its page and for search engines. */
export function leadOf(category: string): string {
  return LEADS[category as ShopCategory] ?? `Personalised ${category.toLowerCase()} by our artists.`;
}
