import type { Database } from '../database/database.ts';
import { type MediaIndex, mediaFor } from '../../demo/media.ts';

/** What the demo shop sells, in the order in which it is shown; pictures are named by the keys of their drawings. */
export interface DemoCatalogue {
  categories: readonly { slug: string; name: string; hero: string }[];
  products: readonly DemoProduct[];
}

export interface DemoProduct {
  id: string;
  /** Slug of the category. */
  category: string;
  name: string;
  /** In rupees. */
  price: number;
  description: string;
  pictures: readonly string[];
}

/** Fills an empty shop; one that has a category is left alone. */
export async function seedCatalogue(
  db: Database,
  { categories, products }: DemoCatalogue,
  media: MediaIndex,
): Promise<void> {
  if (await db.selectFrom('categories').select('slug').limit(1).executeTakeFirst()) return;
  await db
    .insertInto('categories')
    .values(
      categories.map(({ slug, name, hero }, position) => {
        const { url, placeholder } = mediaFor(media, hero);
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
