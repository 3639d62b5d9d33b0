import type { ProductDetails } from '@rangmala/shared/contract';
import type { Database } from '../database/database.ts';
import { RuleError } from '../http/errors.ts';
import { createSlug } from '../lib/slug.ts';
import { type StoredPicture, type PictureStore, storePictures } from './pictures.ts';
import { formatCount } from '../lib/format-count.ts';
import { saveProductDetails } from '../shop/products/details.ts';
import { toChoiceColumns } from '../shop/products/images.ts';
import { saveProductSupply } from '../shop/products/supply.ts';
import { storeProductDetails } from './product-details.ts';
import { type ProductEntry, normalizeProductPicture } from './product-file.ts';
import type { ShopFile } from './shop-file.ts';

/** Writes prepared rows to the database. @returns lines for the report of the import */
export type CatalogueWrite = (db: Database) => Promise<string[]>;

/**
 * Stores the pictures of categories and products. Returns the functions that write categories and products. Writing
 * products deletes the products that the file omits. Writing categories deletes no categories.
 */
export async function prepareCatalogueWrites(file: ShopFile, store: PictureStore): Promise<CatalogueWrite[]> {
  const writes: CatalogueWrite[] = [];
  if (file.categories) writes.push(await prepareCategories(file.categories, store));
  if (file.products) writes.push(await prepareProducts(file.products, store));
  return writes;
}

async function prepareCategories(categories: NonNullable<ShopFile['categories']>, store: PictureStore) {
  const categoriesWithPictures = await storePictures(categories, store, ({ name }) => name);
  const rows = categoriesWithPictures.map(({ name, storedPicture: { url, placeholder } }, position) => ({
    slug: createSlug(name),
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
    return [formatCount(rows.length, 'category', 'categories')];
  };
}

async function prepareProducts(products: NonNullable<ShopFile['products']>, store: PictureStore) {
  const details = new Map<string, ProductDetails>();
  for (const product of products) details.set(product.id, await storeProductDetails(product, store));
  const images: ({ product_id: string; position: number } & StoredPicture &
    ReturnType<typeof toChoiceColumns>)[] = [];
  for (const { id, pictures } of products) {
    for (const [position, entry] of pictures.entries()) {
      const { picture, ...choices } = normalizeProductPicture(entry);
      images.push({
        product_id: id,
        position,
        ...(await store.store(picture, id)),
        ...toChoiceColumns(choices),
      });
    }
  }
  return async (db: Database) => {
    const categorySlugs = new Set(
      (await db.selectFrom('categories').select('slug').execute()).map(({ slug }) => slug),
    );
    const productWithoutCategory = products.find(({ category }) => !categorySlugs.has(createSlug(category)));
    if (productWithoutCategory)
      throw new RuleError(
        `The product ${productWithoutCategory.id} is in ${productWithoutCategory.category}, which is no category.`,
      );
    await db.deleteFrom('product_images').execute();
    const ids = products.map(({ id }) => id);
    await db
      .deleteFrom('products')
      .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
      .execute();
    for (const [position, product] of products.entries()) await writeProduct(db, product, position);
    for (const [id, product] of details) await saveProductDetails(db, id, product);
    for (const image of images) await db.insertInto('product_images').values(image).execute();
    const productCount = formatCount(products.length, 'product', 'products');
    return [`${productCount} with ${formatCount(images.length, 'picture', 'pictures')}`];
  };
}

async function writeProduct(db: Database, product: ProductEntry, position: number): Promise<void> {
  const { id, category, name, price, description, tax, stock, country_of_origin } = product;
  const price_paise = Math.round(price * 100);
  const row = { category_slug: createSlug(category), name, price_paise, description, position };
  await db
    .insertInto('products')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await saveProductSupply(db, id, { tax, stock, country_of_origin });
}
