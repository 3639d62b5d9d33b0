import type { SeedFile, SeedProduct } from '../../seed-types.ts';
import { cushions } from './cushions.ts';
import { mugs } from './mugs.ts';
import { posters } from './posters.ts';
import { stationery } from './stationery.ts';
import { tees } from './tees.ts';
import { wallDecor } from './wall-decor.ts';

/** The categories of the demo shop in display order; `picture` is the key of a picture. */
export const categories: SeedFile['categories'] = [
  { name: 'Mugs', picture: 'hero-mugs' },
  { name: 'Tees', picture: 'hero-tees' },
  { name: 'Wall Decor', picture: 'hero-wall-decor' },
  { name: 'Posters', picture: 'hero-posters' },
  { name: 'Cushions', picture: 'hero-cushions' },
  { name: 'Stationery', picture: 'hero-stationery' },
];

/** The products of the demo shop in display order; `pictures` are keys of pictures, the main one first. */
export const products: readonly SeedProduct[] = [
  ...mugs,
  ...tees,
  ...wallDecor,
  ...posters,
  ...cushions,
  ...stationery,
];
