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
 * Adds the missing pictures of demo products that have only their first picture, as in databases of older versions. Also
 * stores the label and the choices of the first picture. Skips products whose first picture the owner has replaced.
 */
export async function addMissingPictures(
  db: Database,
  { products }: SeedFile,
  media: MediaIndex,
): Promise<void> {
  const rows = await db.selectFrom('product_images').select(['product_id', 'url']).execute();
  for (const product of products) {
    const storedPictures = rows.filter(({ product_id }) => product_id === product.id);
    const [first, ...others] = createImageRows(product, media);
    if (storedPictures.length !== 1 || storedPictures[0]?.url !== first?.url || !first || others.length === 0)
      continue;
    const { label, options } = first;
    await db
      .updateTable('product_images')
      .set({ label, options })
      .where('product_id', '=', product.id)
      .execute();
    await db.insertInto('product_images').values(others).execute();
  }
}
