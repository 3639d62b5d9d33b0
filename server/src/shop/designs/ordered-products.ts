import { createHash } from 'node:crypto';
import { productDetailsSchema } from '@rangmala/shared/contract';
import { listSideLayers } from '@rangmala/shared/contract/design-fields';
import { listPicturedSides, listSidesOfPhotograph } from '@rangmala/shared/contract/design-warnings';
import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import { type ChosenOptions, resolveAvailableOptions } from '@rangmala/shared/contract/product-options';
import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import type { DesignRow } from '../../database/design-tables.ts';
import { parseJson } from '../../database/column-values.ts';
import { NotFoundError } from '../../http/errors.ts';
import { findStoredProduct, type StoredProduct } from '../products/queries.ts';

/** The fields of a product that the product's designs use. */
export type DesignedProduct = Pick<StoredProduct, 'id' | 'name' | 'options' | 'sides' | 'views' | 'fields'>;

const { options, sides, views, fields } = productDetailsSchema.shape;
const contentSchema = z.object({ id: z.string(), name: z.string(), options, sides, views, fields });

/**
 * Stores the current state of a product for an ordered design. `db` may be a transaction.
 * @returns the id of the row in `ordered_products`; null for a deleted product
 */
export async function storeOrderedProduct(db: Database, productId: string): Promise<string | null> {
  const product = await findStoredProduct(db, productId);
  if (!product) return null;
  const content = JSON.stringify(contentSchema.parse(product));
  const id = createHash('sha256').update(content).digest('base64url');
  await db
    .insertInto('ordered_products')
    .values({ id, content })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return id;
}

/**
 * Returns the product that was stored when the design was ordered. Returns the current product for a design without a
 * stored product. Returns undefined when the product is missing.
 */
export async function findProductOfDesign(
  db: Database,
  { product_id, ordered_product_id }: Pick<DesignRow, 'product_id' | 'ordered_product_id'>,
): Promise<DesignedProduct | undefined> {
  if (ordered_product_id === null) return findStoredProduct(db, product_id);
  const row = await db
    .selectFrom('ordered_products')
    .select('content')
    .where('id', '=', ordered_product_id)
    .executeTakeFirst();
  return row && parseJson(contentSchema, row.content);
}

/**
 * Returns the product of a design like {@link findProductOfDesign}.
 * @throws NotFoundError for a missing product
 */
export async function requireProductOfDesign(db: Database, design: DesignRow): Promise<DesignedProduct> {
  const product = await findProductOfDesign(db, design);
  if (!product) throw new NotFoundError('Product not found');
  return product;
}

/** Returns those of `urls` that a current or an ordered product uses as a photograph for previews. */
export async function findPreviewPhotographs(db: Database, urls: readonly string[]): Promise<string[]> {
  const currentRows = await db.selectFrom('products').select('views as content').execute();
  const orderedRows = await db.selectFrom('ordered_products').select('content').execute();
  const contents = [...currentRows, ...orderedRows].map(({ content }) => content);
  return urls.filter((url) => contents.some((content) => content.includes(JSON.stringify(url))));
}

/**
 * Returns the pictures that show a whole design: a side for each photograph, and its label. A photograph of several
 * sides with layers, such as a set of pencils, has one label. Without a product, returns each side with layers.
 */
export function listPictureLabels(
  product: DesignedProduct | undefined,
  content: Pick<DesignContent, 'sides' | 'options'>,
): { side: string; label: string }[] {
  const usedSides = content.sides.filter(({ layers }) => layers.length > 0).map(({ side }) => side);
  if (!product) return usedSides.map((side) => ({ side, label: side }));
  const chosenOptions = resolveAvailableOptions(product.options, content.options);
  return listPicturedSides(product, content, chosenOptions).map((side) => {
    const count = listSidesOfPhotograph(product, side, chosenOptions).filter((each) =>
      usedSides.includes(each.side),
    ).length;
    const label = product.sides.find(({ name }) => name === side)?.label ?? side;
    return { side, label: count > 1 ? 'All pieces' : label };
  });
}

/** Returns the layers of a side like `listSideLayers` of the contract, with a value for each option of the product. */
export const listProductSideLayers = (
  content: Pick<DesignContent, 'sides'>,
  side: string,
  product: Pick<DesignedProduct, 'options'>,
  options: ChosenOptions,
): Layer[] => listSideLayers(content, side, resolveAvailableOptions(product.options, options));
