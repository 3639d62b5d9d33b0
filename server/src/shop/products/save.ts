import { productDetailsSchema } from '@rangmala/shared/contract';
import { listProductAttributes } from '@rangmala/shared/contract/product-attributes';
import type * as z from 'zod/mini';
import { createSlug } from '@rangmala/shared/contract/rules';
import type { Database } from '../../database/database.ts';
import { type PictureToStore, toDetailsColumns, toImageRows } from './columns.ts';

/** A product as an owner describes it. */
export interface ProductToStore extends z.input<typeof productDetailsSchema> {
  id: string;
  /** Name or slug of the category. */
  category: string;
  name: string;
  /** Price in rupees. */
  price: number;
  description: string;
  images: readonly PictureToStore[];
  /** HSN code and GST rate in percent. The rate may have two decimals. */
  tax?: { hsn: string; gst_percent: number } | undefined;
  /** Pieces in stock; undefined when the stock is not counted. */
  stock?: number | undefined;
  country_of_origin?: string | undefined;
}

/**
 * Stores a product and its pictures in place of the previous product with the same id. Without `tax`,
 * `country_of_origin` or `added`, the stored value is not changed.
 * @param position sort key within the category
 * @throws ZodError when the details do not match `productDetailsSchema`
 */
export async function saveProduct(
  db: Database,
  {
    id,
    category,
    name,
    price,
    description,
    images,
    tax,
    stock,
    country_of_origin,
    ...details
  }: ProductToStore,
  position: number,
): Promise<void> {
  // Kysely leaves out columns with the value undefined.
  const columns = {
    category_slug: createSlug(category),
    name,
    price_paise: Math.round(price * 100),
    description,
    position,
    stock: stock ?? null,
    hsn: tax?.hsn,
    gst_rate_hundredths: tax && Math.round(tax.gst_percent * 100),
    country_of_origin,
    added_on: details.added,
    dispatch_days: details.dispatch_days?.to ?? null,
    dispatch_days_personalised: (details.dispatch_days_personalised ?? details.dispatch_days)?.to ?? null,
    ...toDetailsColumns(details),
  };
  await db
    .insertInto('products')
    .values({ id, ...columns, added_on: details.added ?? new Date().toISOString().slice(0, 10) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
  await db.deleteFrom('product_images').where('product_id', '=', id).execute();
  if (images.length > 0) await db.insertInto('product_images').values(toImageRows(id, images)).execute();
  await db.deleteFrom('product_attributes').where('product_id', '=', id).execute();
  const attributes = listProductAttributes(productDetailsSchema.parse(details));
  if (attributes.length > 0)
    await db
      .insertInto('product_attributes')
      .values(attributes.map((attribute) => ({ product_id: id, ...attribute })))
      .execute();
}
