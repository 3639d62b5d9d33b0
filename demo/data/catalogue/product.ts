import type { SeedProduct } from '../../../server/src/seed/seed-file.ts';

type Entry = readonly [
  id: string,
  name: string,
  price: number,
  description: string,
  morePictures?: readonly string[],
];

/** Returns the products of a category. The key of a product's first picture is the product's id. */
export const productsOf = (category: string, entries: readonly Entry[]): readonly SeedProduct[] =>
  entries.map(([id, name, price, description, morePictures = []]) => ({
    id,
    category,
    name,
    price,
    description,
    pictures: [id, ...morePictures],
  }));
