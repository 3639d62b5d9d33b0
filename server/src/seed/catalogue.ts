import type { ProductView } from '@rangmala/shared/contract';
import { writeCategories } from '../catalog-import/catalogue.ts';
import type { Database } from '../database/database.ts';
import { addMediaPicture, type MediaIndex, requireMedia } from '../media/media-index.ts';
import { saveProduct } from '../shop/products/save.ts';
import type { SeedFile, SeedProduct } from './seed-file.ts';

/** Loads the categories and products, unless the database already has a category. */
export async function seedCatalogue(
  db: Database,
  { categories, products }: SeedFile,
  media: MediaIndex,
): Promise<void> {
  if (categories.length === 0 || products.length === 0) return;
  if (await db.selectFrom('categories').select('slug').limit(1).executeTakeFirst()) return;
  await writeCategories(
    db,
    categories.map((category) => addMediaPicture(media, category)),
  );
  for (const [position, product] of products.entries()) {
    const images = product.pictures.map(({ picture, ...choices }) => ({
      ...requireMedia(media, picture),
      ...choices,
    }));
    await saveProduct(db, { ...product, images, views: createViews(product, media) }, position);
  }
}

/** Returns the views of a product. @throws Error when the picture of a view has no print area for the side */
function createViews({ views }: SeedProduct, media: MediaIndex): ProductView[] {
  return views.map(({ side, options, picture }) => {
    const surface = media[picture]?.surfaces?.[side];
    if (!surface) throw new Error(`The picture ${picture} does not show the side ${side}.`);
    const { base, ...grid } = surface;
    return { side, options, picture: requireMedia(media, picture), base, surface: grid };
  });
}
