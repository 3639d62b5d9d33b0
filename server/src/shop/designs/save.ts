import type { DesignContent } from '@rangmala/shared/contract/designs';
import type { Database } from '../../database/database.ts';
import type { DesignRow } from '../../database/design-tables.ts';
import { ConflictError, NotFoundError, PreconditionFailedError, RuleError } from '../../http/errors.ts';
import type { Uploader } from '../../uploads/quota.ts';
import { findStoredProduct, type StoredProduct } from '../products/queries.ts';
import { type ExpectedDesign, findDesignRow, insertDesign, listAssets, updateDesign } from './queries.ts';
import { checkOptions, validateDesign } from './validate.ts';

export const DESIGN_ORDERED_MESSAGE = 'This design has already been ordered, so it can’t be changed.';
const DESIGN_CHANGED_MESSAGE =
  'This design was changed in another tab or on another device. Please open it and choose which version to keep.';

/**
 * Creates an empty design of a product. Returns the existing design when a design of the product has the token
 * `chosenToken`.
 * @param chosenToken token of the design; random by default
 * @throws ConflictError when `chosenToken` belongs to a design of another product
 * @throws NotFoundError for an unknown product
 * @throws RuleError for a product without sides, and for invalid options
 */
export async function createDesign(
  db: Database,
  productId: string,
  options: DesignContent['options'],
  { userId, now, uploader }: { userId: string | undefined; now: Date; uploader: Uploader },
  chosenToken?: string,
): Promise<{ row: DesignRow; token: string }> {
  const product = await requirePersonalisableProduct(db, productId);
  checkOptions(options, product);
  const sides = product.sides.map(({ name }) => ({ side: name, layers: [] }));
  const content: DesignContent = { v: 1, options, note: '', sides };
  const design = await insertDesign(db, {
    productId,
    userId,
    now,
    content,
    token: chosenToken,
    uploader,
  });
  if (design.row.product_id !== productId)
    throw new ConflictError('This token belongs to a design of another product.');
  return design;
}

/**
 * Replaces the content of a design.
 * @param expected the revision that the change is based on, and the editor that makes the change
 * @throws ConflictError when the design was ordered or deleted
 * @throws NotFoundError when the product was deleted
 * @throws PreconditionFailedError when another editor has changed the design since the expected revision
 * @throws RuleError for a product without sides, and for invalid content
 */
export async function saveDesign(
  db: Database,
  { id, product_id, ordered_at }: DesignRow,
  content: DesignContent,
  author: { userId: string | undefined; now: Date },
  expected: Pick<ExpectedDesign, 'revision' | 'editorId'> = {},
): Promise<DesignRow> {
  if (ordered_at !== null) throw new ConflictError(DESIGN_ORDERED_MESSAGE);
  const product = await requirePersonalisableProduct(db, product_id);
  const assets = new Map((await listAssets(db, id)).map((asset) => [asset.id, asset]));
  validateDesign(content, product, assets);
  const changedRow = await updateDesign(db, id, content, author, expected);
  if (changedRow) return changedRow;
  const currentRow = await findDesignRow(db, id);
  if (currentRow?.ordered_at === null) throw new PreconditionFailedError(DESIGN_CHANGED_MESSAGE);
  throw new ConflictError(DESIGN_ORDERED_MESSAGE);
}

/**
 * Returns a product if it has sides and can therefore be personalised.
 * @throws NotFoundError for an unknown product
 * @throws RuleError for a product without sides
 */
export async function requirePersonalisableProduct(db: Database, id: string): Promise<StoredProduct> {
  const product = await findStoredProduct(db, id);
  if (!product) throw new NotFoundError('Product not found');
  if (product.sides.length === 0) throw new RuleError('This product cannot be personalised.');
  return product;
}
