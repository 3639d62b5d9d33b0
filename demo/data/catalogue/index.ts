import { cushions } from './shelf/cushions.ts';
import { mugs } from './shelf/mugs.ts';
import { posters } from './shelf/posters.ts';
import { stationery } from './shelf/stationery.ts';
import { tees } from './shelf/tees.ts';
import { wallDecor } from './shelf/wall-decor.ts';
import type { DemoProduct } from './shelf/product.ts';

/** What the demo shop sells, in the order in which it is shown; `hero` and `pictures` are keys of drawings. */
export const catalogue = {
  categories: [
    { slug: 'mugs', name: 'Mugs', hero: 'hero-mugs' },
    { slug: 'tees', name: 'Tees', hero: 'hero-tees' },
    { slug: 'wall-decor', name: 'Wall Decor', hero: 'hero-wall-decor' },
    { slug: 'posters', name: 'Posters', hero: 'hero-posters' },
    { slug: 'cushions', name: 'Cushions', hero: 'hero-cushions' },
    { slug: 'stationery', name: 'Stationery', hero: 'hero-stationery' },
  ],
  products: [
    ...mugs,
    ...tees,
    ...wallDecor,
    ...posters,
    ...cushions,
    ...stationery,
  ] as readonly DemoProduct[],
} as const;
