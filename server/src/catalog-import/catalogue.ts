import type { Database } from '../database/database.ts';
import { RuleError } from '../http/errors.ts';
import { slugOf } from '../lib/slug.ts';
import { type StoredPicture, type StorePicture, withPictures } from './pictures.ts';
import { type ShopFile, withoutTwins } from './shop-file.ts';

/** Writes rows that are ready, and says what it did. */
export type Write = (db: Database) => Promise<string[]>;

/**
 * Gets categories and products ready to be written. Products that the file does not name are withdrawn;
 * a category stays until it is given another picture.
 */
export async function importCatalogue(file: ShopFile, store: StorePicture): Promise<Write[]> {
  const writes: Write[] = [];
  if (file.categories) writes.push(await categoriesOf(file.categories, store));
  if (file.products) writes.push(await productsOf(file.products, store));
  return writes;
}

async function categoriesOf(categories: NonNullable<ShopFile['categories']>, store: StorePicture) {
  const pictured = await withPictures(categories, store, ({ name }) => name);
  const rows = pictured.map(({ name, stored: { url, placeholder } }, position) => ({
    slug: slugOf(name),
    name,
    hero_image: url,
    placeholder,
    position,
  }));
  return async (db: Database) => {
    for (const row of rows) {
      await db
        .insertInto('categories')
        .values(row)
        .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
        .execute();
    }
    return [`${rows.length} categories`];
  };
}

async function productsOf(products: NonNullable<ShopFile['products']>, store: StorePicture) {
  withoutTwins('products', products);
  const images: ({ product_id: string; position: number } & StoredPicture)[] = [];
  for (const { id, pictures } of products) {
    for (const [position, file] of pictures.entries()) {
      images.push({ product_id: id, position, ...(await store(file, id)) });
    }
  }
  return async (db: Database) => {
    const known = new Set(
      (await db.selectFrom('categories').select('slug').execute()).map(({ slug }) => slug),
    );
    const lost = products.find(({ category }) => !known.has(slugOf(category)));
    if (lost) throw new RuleError(`The product ${lost.id} is in ${lost.category}, which is no category.`);
    await db.deleteFrom('product_images').execute();
    await db.deleteFrom('products').execute();
    for (const [position, { id, category, name, price, description }] of products.entries()) {
      const price_paise = Math.round(price * 100);
      await db
        .insertInto('products')
        .values({ id, category_slug: slugOf(category), name, price_paise, description, position })
        .execute();
    }
    for (const image of images) await db.insertInto('product_images').values(image).execute();
    return [`${products.length} products with ${images.length} pictures`];
  };
}
