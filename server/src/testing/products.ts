import type {
  ProductDetails,
  ProductOption,
  productDetailsSchema,
  ProductView,
} from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { toDetailsColumns } from '../shop/products/columns.ts';
import { testWithApp } from './app.ts';
import { insertCatalogue } from './catalogue.ts';

/** A colour option with a more expensive value and an unavailable value. */
export const mugColour: ProductOption = {
  name: 'colour',
  label: 'Colour',
  default: 'white',
  values: [
    { value: 'white', label: 'White', price_difference: 0, available: true, swatch: '#ffffff' },
    { value: 'indigo', label: 'Indigo', price_difference: 50.5, available: true, swatch: '#23306f' },
    { value: 'pink', label: 'Pink', price_difference: 0, available: false },
  ],
};

/** A blank picture with a rectangular print area. */
export const mugView: ProductView = {
  side: 'wrap',
  options: {},
  picture: { url: '/media/x/blank-960x960.webp' },
  base: '#f6ecda',
  surface: {
    columns: 2,
    rows: 2,
    points: [
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
    ],
  },
};

/** A mug with a colour option and one printable side. */
export const mugDetails: ProductDetails = {
  options: [mugColour],
  facts: [{ label: 'Material', value: 'Stoneware' }],
  sides: [{ name: 'wrap', label: 'Around', area: { width: 200, height: 80, bleed: 3, safe: 5 } }],
  views: [mugView],
  fields: [],
  template: null,
};

/** A T-shirt with two printable sides and no other details. */
export const teeDetails: ProductDetails = {
  options: [],
  facts: [],
  sides: [
    { name: 'front', label: 'Front', area: { width: 300, height: 400, bleed: 0, safe: 10 } },
    { name: 'back', label: 'Back', area: { width: 300, height: 400, bleed: 0, safe: 10 } },
  ],
  views: [],
  fields: [],
  template: null,
};

/** Replaces the details of a product. @throws ZodError when the details do not match `productDetailsSchema` */
export async function setProductDetails(
  db: Database,
  id: string,
  details: z.input<typeof productDetailsSchema>,
): Promise<void> {
  await db.updateTable('products').set(toDetailsColumns(details)).where('id', '=', id).execute();
}

/** Sets the counted stock of a product. */
export async function setStock(db: Database, id: string, stock: number): Promise<void> {
  await db.updateTable('products').set({ stock }).where('id', '=', id).execute();
}

/** Returns the stock of a product; null when the stock is not counted. */
export async function readStock(db: Database, id: string): Promise<number | null> {
  const query = db.selectFrom('products').select('stock').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).stock;
}

/** Sets the HSN code and the GST rate of a product, in percent. */
export async function setTax(db: Database, id: string, hsn: string, gstPercent: number): Promise<void> {
  const tax = { hsn, gst_rate_hundredths: gstPercent * 100 };
  await db.updateTable('products').set(tax).where('id', '=', id).execute();
}

/** Inserts a small shop. Product 1 is a mug, product 2 is a T-shirt, and product 3 has no details. */
export async function insertPersonalisedCatalogue(app: FastifyInstance): Promise<void> {
  await insertCatalogue(app.db);
  await setProductDetails(app.db, '1', mugDetails);
  await setProductDetails(app.db, '2', teeDetails);
}

/** Test with the shop of {@link insertPersonalisedCatalogue}. */
export const test = testWithApp({ prepare: insertPersonalisedCatalogue });

/** Adds a third picture to product 1. The picture shows the mug in indigo. */
export async function insertPictureOfChoice(db: Database): Promise<void> {
  await db
    .insertInto('product_images')
    .values({
      product_id: '1',
      position: 2,
      url: '/media/i/indigo-800x800.webp',
      placeholder: null,
      label: 'In indigo',
      options: '{"colour":"indigo"}',
    })
    .execute();
}
