import type { SeedFile } from '../seed-types.ts';
import { demoArtworks } from '../pictures/artworks/index.ts';
import { demoArtists, demoArtTypes, demoTestimonials } from './artists/index.ts';
import { categories, products } from './catalogue/index.ts';

/** The demo data as the server loads them into an empty database. */
export const seed: SeedFile = {
  categories: [...categories],
  products: [...products],
  art_types: [...demoArtTypes],
  artists: [...demoArtists],
  artworks: demoArtworks.map(({ type, ...artwork }) => ({ ...artwork, art_types: [type] })),
  testimonials: [...demoTestimonials],
};
