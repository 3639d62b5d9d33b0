import type { Product, ProductDetails, ProductImage } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { toRupees } from '../../database/column-values.ts';
import { findProductCredits } from './credits.ts';
import { parseDetailsColumns, parseImageRow } from './columns.ts';

/** A product without its pictures. `price_paise` does not include the price differences of options. */
export interface StoredProduct extends ProductDetails {
  id: string;
  /** Name of the category. */
  category: string;
  name: string;
  price_paise: number;
  description: string;
  /** Pieces in stock; null when the stock is not counted. */
  stock: number | null;
  hsn: string | null;
  gst_rate_hundredths: number | null;
  country_of_origin: string;
}

const DEFAULT_COUNTRY = 'India';

/** Returns products by id. Omits unknown ids. `db` may be a transaction. */
export async function findStoredProducts(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, StoredProduct>> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.slug', 'products.category_slug')
    .where('products.id', 'in', ids)
    .select([
      'products.id',
      'categories.name as category',
      'products.name',
      'price_paise',
      'description',
      'stock',
      'hsn',
      'gst_rate_hundredths',
      'country_of_origin',
      'details',
      'views',
    ])
    .execute();
  return new Map(
    rows.map(({ details, views, country_of_origin, ...row }) => [
      row.id,
      {
        ...row,
        country_of_origin: country_of_origin ?? DEFAULT_COUNTRY,
        ...parseDetailsColumns({ details, views }),
      },
    ]),
  );
}

/** Returns a product; undefined for an unknown id. `db` may be a transaction. */
export async function findStoredProduct(db: Database, id: string): Promise<StoredProduct | undefined> {
  return (await findStoredProducts(db, [id])).get(id);
}

/** Returns a product as the API shows it; undefined for an unknown id. */
export async function findProduct(db: Database, id: string): Promise<Product | undefined> {
  const storedProduct = await findStoredProduct(db, id);
  if (!storedProduct) return undefined;
  const { price_paise, stock, hsn, gst_rate_hundredths, artist_share, ...product } = storedProduct;
  const designed_by = (await findProductCredits(db, [storedProduct])).get(id);
  const images = (await findImages(db, [id])).get(id) ?? [];
  return {
    ...product,
    price: toRupees(price_paise),
    img: images[0]?.url ?? '',
    ...(images[0]?.placeholder && { placeholder: images[0].placeholder }),
    images,
    ...(stock !== null && { stock }),
    ...(designed_by && { designed_by }),
  };
}

/**
 * Returns the pictures of products by product id, sorted by position. A product without pictures has an empty list.
 * @param isForList omits pictures with a label or options, except the first picture of a product
 */
export async function findImages(
  db: Database,
  ids: readonly string[],
  isForList = false,
): Promise<Map<string, ProductImage[]>> {
  const images = new Map<string, ProductImage[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return images;
  const rows = await db
    .selectFrom('product_images')
    .where('product_id', 'in', ids)
    .$if(isForList, (query) =>
      query.where((where) =>
        where.or([
          where('position', '=', 0),
          where.and([where('label', 'is', null), where('options', '=', '{}')]),
        ]),
      ),
    )
    .orderBy('position')
    .selectAll()
    .execute();
  for (const row of rows) images.get(row.product_id)?.push(parseImageRow(row));
  return images;
}
