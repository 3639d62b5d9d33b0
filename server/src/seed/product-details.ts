import type { ProductView } from '@rangmala/shared/contract';
import type { Database } from '../database/database.ts';
import { type MediaIndex, requireMedia } from '../media/media-index.ts';
import { saveProductDetails } from '../shop/products/details.ts';
import { saveProductSupply } from '../shop/products/supply.ts';
import type { SeedFile, SeedProduct } from './seed-file.ts';

/**
 * Stores the details, tax rate, stock and country of origin of demo products without stored details, for example in a
 * new database. Skips a product when the owner has replaced the first picture.
 */
export async function seedProductDetails(
  db: Database,
  { products }: SeedFile,
  media: MediaIndex,
): Promise<void> {
  const rows = await db
    .selectFrom('product_images')
    .leftJoin('product_details', 'product_details.product_id', 'product_images.product_id')
    .where('product_images.position', '=', 0)
    .where('product_images.url', 'like', '/media/%')
    .where('product_details.product_id', 'is', null)
    .select('product_images.product_id')
    .execute();
  const idsWithoutDetails = new Set(rows.map(({ product_id }) => product_id));
  for (const product of products) {
    if (!idsWithoutDetails.has(product.id)) continue;
    const { options, size_chart, facts, sides, dispatch_days, tax, stock } = product;
    const views = createViews(product, media);
    await saveProductDetails(db, product.id, { options, size_chart, facts, sides, views, dispatch_days });
    await saveProductSupply(db, product.id, { tax, stock, country_of_origin: 'India' });
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
