import type { Database } from '../../database/database.ts';

/** Tax rate of a product without one, in hundredths of a percent: the standard rate of GST. */
export const STANDARD_RATE = 1800;

export interface TaxRate {
  hsn: string;
  /** In hundredths of a percent. */
  rate: number;
}

/**
 * Returns the tax rates of products on a day (`2026-11-23`), by product id: for each the latest one that is valid.
 * The rates are the owner's data, confirmed by their accountant.
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
