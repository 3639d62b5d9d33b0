import {
  productDetailsSchema,
  type Product,
  type ProductOption,
  type ProductSide,
  type ProductView,
} from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { parseJson } from '../../database/json-column.ts';
import { toRupees } from '../../database/money.ts';
import { parseProductDetails } from './details.ts';
import { findImages } from './images.ts';
import { findCountryOfOrigin, findStock } from './supply.ts';

/** Returns a product with all its details; undefined for an unknown id. */
export async function findProduct(db: Database, id: string): Promise<Product | undefined> {
  const row = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.slug', 'products.category_slug')
    .leftJoin('product_details', 'product_details.product_id', 'products.id')
    .where('products.id', '=', id)
    .select([
      'products.id',
      'products.name',
      'products.price_paise',
      'products.description',
      'categories.name as category',
      'product_details.options',
      'product_details.facts',
      'product_details.sides',
      'product_details.views',
      'product_details.size_chart',
      'product_details.dispatch_days',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const images = (await findImages(db, [id])).get(id) ?? [];
  const stock = await findStock(db, id);
  const country_of_origin = await findCountryOfOrigin(db, id);
  const { id: productId, name, price_paise, description, category, ...details } = row;
  return {
    id: productId,
    name,
    price: toRupees(price_paise),
    img: images[0]?.url ?? '',
    description,
    category,
    ...(images[0]?.placeholder && { placeholder: images[0].placeholder }),
    images,
    ...parseProductDetails(details),
    country_of_origin,
    ...(stock !== undefined && { stock }),
  };
}

/** A product with the fields that designs need. `price_paise` does not include the price differences of options. */
export interface PricedProduct {
  id: string;
  name: string;
  price_paise: number;
  options: ProductOption[];
  sides: ProductSide[];
  views: ProductView[];
}

/** Returns a product for designs; undefined for an unknown id. `db` may be a transaction. */
export async function findPricedProduct(db: Database, id: string): Promise<PricedProduct | undefined> {
  const row = await db
    .selectFrom('products')
    .leftJoin('product_details', 'product_details.product_id', 'products.id')
    .where('products.id', '=', id)
    .select(['id', 'name', 'price_paise', 'options', 'sides', 'views'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { shape } = productDetailsSchema;
  return {
    ...row,
    options: parseJson(shape.options, row.options ?? '[]'),
    sides: parseJson(shape.sides, row.sides ?? '[]'),
    views: parseJson(shape.views, row.views ?? '[]'),
  };
}
