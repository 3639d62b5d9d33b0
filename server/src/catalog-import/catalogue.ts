import type { ProductDetails } from '@rangmala/shared/contract';
import type { Database } from '../database/database.ts';
import { RuleError } from '../http/errors.ts';
import { slugOf } from '../lib/slug.ts';
import { type StoredPicture, type StorePicture, withPictures } from './pictures.ts';
import { saveProductDetails } from '../shop/products/details.ts';
import { saveProductSupply } from '../shop/products/supply.ts';
import { detailsOf } from './product-details.ts';
import type { ProductEntry } from './product-file.ts';
import type { ShopFile } from './shop-file.ts';

/** Writes prepared rows, and returns lines for the report. */
export type Write = (db: Database) => Promise<string[]>;

/**
 * Prepares the rows of categories and products. Products that are not in the file are deleted; such categories stay.
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
  const details = new Map<string, ProductDetails>();
  for (const product of products) details.set(product.id, await detailsOf(product, store));
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
    const ids = products.map(({ id }) => id);
    await db
      .deleteFrom('products')
      .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
      .execute();
    for (const [position, product] of products.entries()) await writeProduct(db, product, position);
    for (const [id, product] of details) await saveProductDetails(db, id, product);
    for (const image of images) await db.insertInto('product_images').values(image).execute();
    return [`${products.length} products with ${images.length} pictures`];
  };
}

async function writeProduct(db: Database, product: ProductEntry, position: number): Promise<void> {
  const { id, category, name, price, description, tax, stock, country_of_origin } = product;
  const price_paise = Math.round(price * 100);
  const row = { category_slug: slugOf(category), name, price_paise, description, position };
  await db
    .insertInto('products')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await saveProductSupply(db, id, { tax, stock, country_of_origin });
}
