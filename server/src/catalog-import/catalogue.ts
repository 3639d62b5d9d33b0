import { createSlug } from '@rangmala/shared/contract/rules';
import type { Database } from '../database/database.ts';
import { RuleError } from '../http/errors.ts';
import { formatCount } from '../lib/format-count.ts';
import { type ProductToStore, saveProduct } from '../shop/products/save.ts';
import type { StoredFiles, StoredPicture } from './pictures.ts';
import { type ProductEntry, normalizeProductPicture } from './product-file.ts';
import type { CategoryEntry, OrnamentEntry, ShopFile } from './shop-file.ts';
import { toTemplate } from './template-file.ts';
import { toViews } from './views.ts';

/**
 * Writes categories, products, ornaments and the picture of the home page. Deletes products and ornaments that a list of
 * the file omits, and no categories.
 * @param ornamentSizes width and height of the drawings of ornaments by id
 * @returns lines for the report of the import
 */
export async function writeCatalogue(
  db: Database,
  { home, categories, products, ornaments }: ShopFile,
  files: StoredFiles,
  ornamentSizes: ReadonlyMap<string, { width: number; height: number }>,
): Promise<string[]> {
  const report: string[] = [];
  if (home) report.push(await writeHomePicture(db, files.getPicture(home.picture)));
  if (categories) report.push(await writeCategories(db, categories, files));
  if (products)
    report.push(
      await writeProducts(
        db,
        products.map((product) => toProduct(product, files)),
      ),
    );
  if (ornaments) report.push(await writeOrnaments(db, ornaments, files, ornamentSizes));
  return report;
}

async function writeOrnaments(
  db: Database,
  ornaments: readonly OrnamentEntry[],
  { getDrawing }: StoredFiles,
  sizes: ReadonlyMap<string, { width: number; height: number }>,
): Promise<string> {
  await db.deleteFrom('ornaments').execute();
  for (const [position, { art: file, name, style, keywords = '' }] of ornaments.entries()) {
    const art = getDrawing(file);
    const { width = 1, height = 1 } = sizes.get(art) ?? {};
    await db
      .insertInto('ornaments')
      .values({ art, name, style, keywords, width, height, position })
      .onConflict((conflict) => conflict.column('art').doNothing())
      .execute();
  }
  return formatCount(ornaments.length, 'ornament', 'ornaments');
}

async function writeHomePicture(db: Database, picture: StoredPicture): Promise<string> {
  await db
    .insertInto('site_pictures')
    .values({ name: 'home', ...picture })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(picture))
    .execute();
  return 'the picture of the home page';
}

async function writeCategories(
  db: Database,
  categories: readonly CategoryEntry[],
  { getPicture }: StoredFiles,
): Promise<string> {
  for (const [position, { name, picture }] of categories.entries()) {
    const { url: hero_image, placeholder } = getPicture(picture);
    const row = { slug: createSlug(name), name, hero_image, placeholder, position };
    await db
      .insertInto('categories')
      .values(row)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .execute();
  }
  return formatCount(categories.length, 'category', 'categories');
}

const toProduct = (product: ProductEntry, files: StoredFiles): ProductToStore => ({
  ...product,
  images: product.pictures.map((entry) => {
    const { picture, ...choices } = normalizeProductPicture(entry);
    return { ...files.getPicture(picture), ...choices };
  }),
  views: toViews(product, files),
  template: product.template && toTemplate(product.template, files.getDrawing),
});

async function writeProducts(db: Database, products: readonly ProductToStore[]): Promise<string> {
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
  return `${productCount} with ${formatCount(pictureCount, 'picture', 'pictures')}`;
}
