import type { Database } from '../database/database.ts';
import { type MediaIndex, requireMedia } from '../media/media-index.ts';
import { toChoiceColumns } from '../shop/products/images.ts';
import type { SeedFile, SeedProduct } from './seed-file.ts';

/** Loads the categories, products and product pictures, unless the database already has a category. */
export async function seedCatalogue(
  db: Database,
  { categories, products }: SeedFile,
  media: MediaIndex,
): Promise<void> {
  if (categories.length === 0 || products.length === 0) return;
  if (await db.selectFrom('categories').select('slug').limit(1).executeTakeFirst()) return;
  await db
    .insertInto('categories')
    .values(
      categories.map(({ slug, name, picture }, position) => {
        const { url, placeholder } = requireMedia(media, picture);
        return { slug, name, hero_image: url, placeholder, position };
      }),
    )
    .execute();
  await db
    .insertInto('products')
    .values(
      products.map(({ id, category, name, price, description }, position) => ({
        id,
        category_slug: category,
        name,
        price_paise: Math.round(price * 100),
        description,
        position,
      })),
    )
    .execute();
  await db
    .insertInto('product_images')
    .values(products.flatMap((product) => createImageRows(product, media)))
    .execute();
}

const createImageRows = ({ id, pictures }: SeedProduct, media: MediaIndex) =>
  pictures.map(({ picture, ...choices }, position) => ({
    product_id: id,
    position,
    ...requireMedia(media, picture),
    ...toChoiceColumns(choices),
  }));

/**
 * Adds the pictures that demo products lack, for example in a database of an older version. Skips products with a
 * picture of the owner and products without the first demo picture.
 */
export async function addMissingPictures(
  db: Database,
  { products }: SeedFile,
  media: MediaIndex,
): Promise<void> {
  const rows = await db
    .selectFrom('product_images')
    .select(['product_id', 'url'])
    .orderBy('position')
    .execute();
  const storedUrls = new Map<string, string[]>();
  for (const { product_id, url } of rows) {
    storedUrls.set(product_id, [...(storedUrls.get(product_id) ?? []), url]);
  }
  for (const product of products) {
    const pictures = createImageRows(product, media);
    const demoUrls = new Set(pictures.map(({ url }) => url));
    const urls = storedUrls.get(product.id) ?? [];
    const isDemo = urls[0] === pictures[0]?.url && urls.every((url) => demoUrls.has(url));
    if (!isDemo || urls.length >= pictures.length) continue;
    await db.deleteFrom('product_images').where('product_id', '=', product.id).execute();
    await db.insertInto('product_images').values(pictures).execute();
  }
}
