import type { Product } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { rupees } from '../../database/money.ts';

/** One product with its first picture; undefined when there is none of that id. */
export async function findProduct(db: Database, id: string): Promise<Product | undefined> {
  const row = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.slug', 'products.category_slug')
    .leftJoin('product_images', 'product_images.product_id', 'products.id')
    .where('products.id', '=', id)
    .orderBy('product_images.position')
    .select([
      'products.id',
      'products.name',
      'products.price_paise',
      'products.description',
      'categories.name as category',
      'product_images.url',
      'product_images.placeholder',
    ])
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { price_paise, url, placeholder, ...product } = row;
  return { ...product, price: rupees(price_paise), img: url ?? '', ...(placeholder && { placeholder }) };
}
