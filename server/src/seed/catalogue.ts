import type { Database } from '../database/database.ts';
import { type MediaIndex, mediaFor } from '../media/media-index.ts';
import type { SeedFile } from './seed-file.ts';

/** Loads the categories and products, unless the database already has a category. */
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
        const { url, placeholder } = mediaFor(media, picture);
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
    .values(
      products.flatMap(({ id, pictures }) =>
        pictures.map((key, position) => ({ product_id: id, position, ...mediaFor(media, key) })),
      ),
    )
    .execute();
}
