import { createSlug } from '@rangmala/shared/contract/rules';
import type { Database } from '../database/database.ts';
import { RuleError } from '../http/errors.ts';
import type { WithStoredPicture } from './pictures.ts';
import { addPictures, type ImportContext, prepareEntries } from './prepare.ts';
import { formatCount } from '../lib/format-count.ts';
import { measureArt } from '../shop/designs/index.ts';
import { type ProductToStore, saveProduct } from '../shop/products/save.ts';
import { storeTemplate } from './template-file.ts';
import { storeViews } from './views.ts';
import { type ProductEntry, normalizeProductPicture } from './product-file.ts';
import type { CategoryEntry, OrnamentEntry, ShopFile } from './shop-file.ts';

/** Writes prepared rows to the database. @returns lines for the report of the import */
export type CatalogueWrite = (db: Database) => Promise<string[]>;

/**
 * Stores the pictures of categories and products. Returns the functions that write categories and products. Writing
 * products deletes the products that the file omits. Writing categories deletes no categories.
 */
export async function prepareCatalogueWrites(
  file: ShopFile,
  context: ImportContext,
): Promise<CatalogueWrite[]> {
  const writes: CatalogueWrite[] = [];
  if (file.home) {
    const [home] = await addPictures(context, 'home', [file.home]);
    if (home) writes.push((db) => writeHomePicture(db, home));
  }
  if (file.categories) {
    const categories = await addPictures(context, 'categories', file.categories);
    writes.push((db) => writeCategories(db, categories));
  }
  if (file.products) {
    const products = await prepareEntries(context, 'products', file.products, (product) =>
      storeProductPictures(product, context),
    );
    writes.push((db) => writeProducts(db, products));
  }
  if (file.ornaments) {
    const ornaments = await prepareEntries(context, 'ornaments', file.ornaments, async (ornament) => ({
      ...ornament,
      art: await context.storeArt(ornament.art),
    }));
    const sizes = await measureArt(
      context.storage,
      ornaments.map(({ art }) => art),
    );
    writes.push((db) => writeOrnaments(db, ornaments, sizes));
  }
  return writes;
}

/** Replaces the library of ornaments. @returns lines for the report of the import */
async function writeOrnaments(
  db: Database,
  ornaments: readonly OrnamentEntry[],
  sizes: ReadonlyMap<string, { width: number; height: number }>,
): Promise<string[]> {
  await db.deleteFrom('ornaments').execute();
  for (const [position, { art, name, style, keywords = '' }] of ornaments.entries()) {
    const { width = 1, height = 1 } = sizes.get(art) ?? {};
    await db
      .insertInto('ornaments')
      .values({ art, name, style, keywords, width, height, position })
      .onConflict((conflict) => conflict.column('art').doNothing())
      .execute();
  }
  return [formatCount(ornaments.length, 'ornament', 'ornaments')];
}

async function writeHomePicture(
  db: Database,
  { storedPicture }: WithStoredPicture<object>,
): Promise<string[]> {
  const { url, placeholder } = storedPicture;
  await db
    .insertInto('site_pictures')
    .values({ name: 'home', url, placeholder })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ url, placeholder }))
    .execute();
  return ['the picture of the home page'];
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

async function storeProductPictures(
  product: ProductEntry,
  { pictures, storeArt }: ImportContext,
): Promise<ProductToStore> {
  const views = await storeViews(product, pictures);
  const images: ProductToStore['images'][number][] = [];
  for (const entry of product.pictures) {
    const { picture, ...choices } = normalizeProductPicture(entry);
    images.push({ ...(await pictures.store(picture)), ...choices });
  }
  const template = product.template && (await storeTemplate(product.template, storeArt));
  return { ...product, images, views, template };
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
