import type { Database } from '../../database/database.ts';

/** Tax, stock and origin of a product. */
export interface ProductSupply {
  /** HSN code and GST rate in percent. The rate may have two decimals. */
  tax?: { hsn: string; gst_percent: number } | undefined;
  /** Pieces in stock; undefined when the stock is not counted. */
  stock?: number | undefined;
  country_of_origin?: string | undefined;
}

/** First day on which the stored tax rates apply. India changed its GST rates on this day. */
const VALID_FROM = '2025-09-22';

/**
 * Stores tax, stock and origin of a product. Without `stock`, the stock is no longer counted. Without `tax` or
 * `country_of_origin`, the stored value is not changed.
 */
export async function saveProductSupply(
  db: Database,
  productId: string,
  { tax, stock, country_of_origin }: ProductSupply,
): Promise<void> {
  if (tax) {
    const rate = { hsn: tax.hsn, gst_rate_hundredths: Math.round(tax.gst_percent * 100) };
    await db
      .insertInto('product_tax_rates')
      .values({ product_id: productId, valid_from: VALID_FROM, ...rate })
      .onConflict((conflict) => conflict.columns(['product_id', 'valid_from']).doUpdateSet(rate))
      .execute();
  }
  if (stock === undefined) {
    await db.deleteFrom('product_stock').where('product_id', '=', productId).execute();
  } else {
    await db
      .insertInto('product_stock')
      .values({ product_id: productId, available: stock })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ available: stock }))
      .execute();
  }
  if (country_of_origin !== undefined) {
    await db
      .insertInto('product_origins')
      .values({ product_id: productId, country: country_of_origin })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ country: country_of_origin }))
      .execute();
  }
}

/** Returns the stock of a product; undefined when the stock is not counted. */
export async function findStock(db: Database, productId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('product_stock')
    .select('available')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.available;
}

const DEFAULT_COUNTRY = 'India';

/** Returns the country of origin of a product; {@link DEFAULT_COUNTRY} when none is stored. */
export async function findCountryOfOrigin(db: Database, productId: string): Promise<string> {
  const row = await db
    .selectFrom('product_origins')
    .select('country')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.country ?? DEFAULT_COUNTRY;
}
