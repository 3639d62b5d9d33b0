import type { Database } from '../database/database.ts';

/** Inserts the categories Mugs and Wall Decor. */
export async function insertCategories(db: Database): Promise<void> {
  await db
    .insertInto('categories')
    .values([
      {
        slug: 'wall-decor',
        name: 'Wall Decor',
        hero_image: '/media/w/wall-800x600.webp',
        placeholder: null,
        position: 1,
      },
      {
        slug: 'mugs',
        name: 'Mugs',
        hero_image: '/media/m/mugs-800x600.webp',
        placeholder: 'data:x',
        position: 0,
      },
    ])
    .execute();
}

/** Inserts a small shop: two categories, and three products with two, one and no pictures. */
export async function insertCatalogue(db: Database): Promise<void> {
  await insertCategories(db);
  await db
    .insertInto('products')
    .values([
      {
        id: '1',
        category_slug: 'mugs',
        name: 'Warli Mug',
        price_paise: 34950,
        description: 'White on earth.',
        position: 1,
      },
      {
        id: '2',
        category_slug: 'mugs',
        name: 'Gond Mug',
        price_paise: 39900,
        description: 'A deer in dots.',
        position: 0,
      },
      {
        id: '3',
        category_slug: 'wall-decor',
        name: 'Jharokha',
        price_paise: 149900,
        description: 'A window.',
        position: 0,
      },
    ])
    .execute();
  await db
    .insertInto('product_images')
    .values([
      { product_id: '1', position: 1, url: '/media/b/back-800x800.webp', placeholder: null },
      { product_id: '1', position: 0, url: '/media/a/front-800x800.webp', placeholder: 'data:y' },
      { product_id: '2', position: 0, url: '/media/c/gond-800x800.webp', placeholder: null },
    ])
    .execute();
}
