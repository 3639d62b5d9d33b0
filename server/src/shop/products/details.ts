import { type ProductDetails, productDetailsSchema } from '@rangmala/shared/contract';
import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import type { ProductDetailsRow } from '../../database/design-tables.ts';
import { parseJson } from '../../database/json-column.ts';

const NO_DETAILS: ProductDetails = { options: [], facts: [], sides: [], views: [] };

/**
 * Stores the details of a product in place of the previous details. `db` may be a transaction.
 * @throws ZodError when the details do not match `productDetailsSchema`
 */
export async function saveProductDetails(
  db: Database,
  productId: string,
  details: z.input<typeof productDetailsSchema>,
): Promise<void> {
  const { options, facts, sides, views, size_chart, dispatch_days } = productDetailsSchema.parse(details);
  const columns = {
    options: JSON.stringify(options),
    facts: JSON.stringify(facts),
    sides: JSON.stringify(sides),
    views: JSON.stringify(views),
    size_chart: size_chart ? JSON.stringify(size_chart) : null,
    dispatch_days: dispatch_days ? JSON.stringify(dispatch_days) : null,
  };
  await db
    .insertInto('product_details')
    .values({ product_id: productId, ...columns })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(columns))
    .execute();
}

/** Parses a row of product details. Returns empty lists when all columns are null, as for a product without a row. */
export function parseProductDetails(row: {
  [Column in keyof Omit<Selectable<ProductDetailsRow>, 'product_id'>]: string | null;
}): ProductDetails {
  if (row.options === null) return NO_DETAILS;
  const { shape } = productDetailsSchema;
  return {
    options: parseJson(shape.options, row.options),
    facts: parseJson(shape.facts, row.facts ?? '[]'),
    sides: parseJson(shape.sides, row.sides ?? '[]'),
    views: parseJson(shape.views, row.views ?? '[]'),
    ...(row.size_chart !== null && { size_chart: parseJson(shape.size_chart, row.size_chart) }),
    ...(row.dispatch_days !== null && { dispatch_days: parseJson(shape.dispatch_days, row.dispatch_days) }),
  };
}
