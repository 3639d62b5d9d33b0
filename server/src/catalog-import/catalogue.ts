import { createSlug } from '@rangmala/shared/contract/rules';
import type { Database } from '../database/database.ts';
import { RuleError } from '../http/errors.ts';
import { type PictureStore, storePictures, type WithStoredPicture } from './pictures.ts';
import { formatCount } from '../lib/format-count.ts';
import { type ProductToStore, saveProduct } from '../shop/products/save.ts';
import { storeViews } from './views.ts';
import { type ProductEntry, normalizeProductPicture } from './product-file.ts';
import type { CategoryEntry, ShopFile } from './shop-file.ts';

/** Writes prepared rows to the database. @returns lines for the report of the import */
export type CatalogueWrite = (db: Database) => Promise<string[]>;

/**
 * Stores the pictures of categories and products. Returns the functions that write categories and products. Writing
 * products deletes the products that the file omits. Writing categories deletes no categories.
 */
export async function prepareCatalogueWrites(file: ShopFile, store: PictureStore): Promise<CatalogueWrite[]> {
  const writes: CatalogueWrite[] = [];
  if (file.categories) {
    const categories = await storePictures(file.categories, store, ({ name }) => name);
    writes.push((db) => writeCategories(db, categories));
  }
  if (file.products) {
    const products: ProductToStore[] = [];
    for (const product of file.products) products.push(await storeProductPictures(product, store));
    writes.push((db) => writeProducts(db, products));
  }
  return writes;
}

/** Adds or updates categories in display order. @returns lines for the report of the import */
export async function writeCategories(
  db: Database,
  categories: readonly WithStoredPicture<CategoryEntry>[],
): Promise<string[]> {
  for (const [position, { name, storedPicture }] of categories.entries()) {
    const { url: hero_image, placeholder } = storedPicture;
    const row = { slug: createSlug(name), name, hero_image, placeholder, position };
    await db
      .insertInto('categories')
      .values(row)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .execute();
  }
  return [formatCount(categories.length, 'category', 'categories')];
}

async function storeProductPictures(product: ProductEntry, store: PictureStore): Promise<ProductToStore> {
  const views = await storeViews(product, store);
  const images: ProductToStore['images'][number][] = [];
  for (const entry of product.pictures) {
    const { picture, ...choices } = normalizeProductPicture(entry);
    images.push({ ...(await store.store(picture, product.id)), ...choices });
  }
  return { ...product, images, views };
}

async function writeProducts(db: Database, products: readonly ProductToStore[]): Promise<string[]> {
  const rows = await db.selectFrom('categories').select('slug').execute();
  const categorySlugs = new Set(rows.map(({ slug }) => slug));
  const productWithoutCategory = products.find(({ category }) => !categorySlugs.has(createSlug(category)));
  if (productWithoutCategory)
    throw new RuleError(
      `The product ${productWithoutCategory.id} is in ${productWithoutCategory.category}, which is no category.`,
    );
  const ids = products.map(({ id }) => id);
  await db
    .deleteFrom('products')
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute();
  for (const [position, product] of products.entries()) await saveProduct(db, product, position);
  const pictureCount = products.reduce((sum, { images }) => sum + images.length, 0);
  const productCount = formatCount(products.length, 'product', 'products');
  return [`${productCount} with ${formatCount(pictureCount, 'picture', 'pictures')}`];
}
