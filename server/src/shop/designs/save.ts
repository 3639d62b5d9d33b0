import type { DesignContent } from '@rangmala/shared/contract/designs';
import { isOutsideArea } from '@rangmala/shared/contract/design-geometry';
import { MAX_LAYERS } from '@rangmala/shared/contract/rules';
import { completeOptions } from '@rangmala/shared/contract/product-options';
import type { Database } from '../../database/database.ts';
import type { DesignRow } from '../../database/design-tables.ts';
import { ConflictError, NotFoundError, PreconditionFailedError, RuleError } from '../../http/errors.ts';
import type { Uploader } from '../../uploads/quota.ts';
import { findStoredProduct, type StoredProduct } from '../products/queries.ts';
import { type ExpectedDesign, findDesignRow, insertDesign, listAssets, updateDesign } from './queries.ts';
import type { DesignedProduct } from './ordered-products.ts';
import { type Assets, computeLayerBox } from './layer-size.ts';

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

/**
 * Validates a design against its product and its assets. The caller must have validated the structure of `content`
 * with `designContentSchema`.
 * @throws RuleError for the first broken rule
 */
function validateDesign(content: DesignContent, product: DesignedProduct, assets: Assets): void {
  checkOptions(content.options, product);
  const sideNames = content.sides.map(({ side }) => side);
  if (new Set(sideNames).size < sideNames.length) throw new RuleError('Each side may appear only once.');
  const layers = content.sides.flatMap((side) => side.layers);
  if (layers.length > MAX_LAYERS) throw new RuleError(`A design may have at most ${MAX_LAYERS} layers.`);
  if (new Set(layers.map(({ id }) => id)).size < layers.length) {
    throw new RuleError('Each layer needs a different id.');
  }
  for (const { side, layers: sideLayers } of content.sides) {
    const area = product.sides.find(({ name }) => name === side)?.area;
    if (!area) throw new RuleError(`This product has no side “${side}”.`);
    for (const layer of sideLayers) {
      if (isOutsideArea(computeLayerBox(layer, assets), area)) {
        const layerName = layer.kind === 'text' ? `The text “${layer.text.slice(0, 30)}”` : 'A picture';
        throw new RuleError(
          `${layerName} lies wholly outside the print area. Please move it back or delete it.`,
        );
      }
    }
  }
}

/** Checks chosen options. Accepts values that are not available. @throws RuleError for an unknown option or value */
function checkOptions(chosenOptions: DesignContent['options'], product: DesignedProduct): void {
  const optionsWithAllValues = product.options.map((option) => ({
    ...option,
    values: option.values.map((value) => ({ ...value, available: true })),
  }));
  const { problem } = completeOptions(optionsWithAllValues, chosenOptions);
  if (problem !== undefined) throw new RuleError(problem);
}
