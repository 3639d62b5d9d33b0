import type { Database } from '../../database/database.ts';

/** Standard rate of GST in hundredths of a percent, for products without a tax rate. */
export const STANDARD_RATE = 1800;

export interface TaxRate {
  hsn: string;
  /** GST rate in hundredths of a percent. */
  rate: number;
}

/**
 * Returns the tax rates of products by product id. Chooses the latest rate that is valid on `day`, such as
 * `2026-11-23`. Omits products without a rate.
 */
export async function findTaxRates(
  db: Database,
  productIds: readonly string[],
  day: string,
): Promise<Map<string, TaxRate>> {
  const rows = await db
    .selectFrom('product_tax_rates')
    .selectAll()
    .where('product_id', 'in', productIds)
    .where('valid_from', '<=', day)
    .orderBy('valid_from')
    .execute();
  return new Map(rows.map((row) => [row.product_id, { hsn: row.hsn, rate: row.gst_rate_hundredths }]));
}
