import { fillFields, type FieldValues, findFieldProblem } from '@rangmala/shared/contract/design-fields';
import type { DesignContent, Layer, Template } from '@rangmala/shared/contract/designs';
import { isOutsideArea } from '@rangmala/shared/contract/design-geometry';
import { MAX_LAYERS } from '@rangmala/shared/contract/rules';
import { completeOptions } from '@rangmala/shared/contract/product-options';
import type { Database } from '../../database/database.ts';
import type { DesignRow } from '../../database/design-tables.ts';
import { ConflictError, NotFoundError, PreconditionFailedError, RuleError } from '../../http/errors.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Uploader } from '../../uploads/quota.ts';
import { findStoredProduct, type StoredProduct } from '../products/queries.ts';
import {
  type ExpectedDesign,
  findDesignRow,
  insertDesign,
  listAssets,
  parseDesignContent,
  updateDesign,
} from './queries.ts';
import type { DesignedProduct } from './ordered-products.ts';
import { hasArt } from './art.ts';
import { type Assets, computeLayerBox, outlineLayer } from './layer-size.ts';

export const DESIGN_ORDERED_MESSAGE = 'This design has already been ordered, so it can’t be changed.';
const DESIGN_CHANGED_MESSAGE =
  'This design was changed in another tab or on another device. Please open it and choose which version to keep.';

interface DesignContext {
  db: Database;
  storage: Storage;
}

/**
 * Creates a design of a product. Returns the existing design when a design of the product has the token `chosenToken`.
 * @param fields texts of fields by name; the design starts as the product's template. Undefined: an empty design.
 * @param chosenToken token of the design; random by default
 * @throws ConflictError when `chosenToken` belongs to a design of another product
 * @throws NotFoundError for an unknown product
 * @throws RuleError for a product without sides, and for invalid options and fields
 */
export async function createDesign(
  { db, storage }: DesignContext,
  productId: string,
  { options = {}, fields }: { options?: DesignContent['options']; fields?: FieldValues | undefined },
  { userId, now, uploader }: { userId: string | undefined; now: Date; uploader: Uploader },
  chosenToken?: string,
): Promise<{ row: DesignRow; token: string }> {
  const product = await requirePersonalisableProduct(db, productId);
  checkOptions(options, product);
  const emptySides = product.sides.map(({ name }) => ({ side: name, layers: [] }));
  const sides = fields ? fillTemplate(product, fields) : emptySides;
  const content: DesignContent = { v: 1, options, note: '', sides };
  if (fields) await validateDesign(content, product, new Map(), storage);
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
  { db, storage }: DesignContext,
  { id, product_id, ordered_at }: DesignRow,
  content: DesignContent,
  author: { userId: string | undefined; now: Date },
  expected: ExpectedDesign = {},
): Promise<DesignRow> {
  if (ordered_at !== null) throw new ConflictError(DESIGN_ORDERED_MESSAGE);
  const product = await requirePersonalisableProduct(db, product_id);
  const assets = new Map((await listAssets(db, id)).map((asset) => [asset.id, asset]));
  await validateDesign(content, product, assets, storage);
  const changedRow = await updateDesign(db, id, content, author, expected);
  if (changedRow) return changedRow;
  const currentRow = await findDesignRow(db, id);
  if (currentRow?.ordered_at === null) throw new PreconditionFailedError(DESIGN_CHANGED_MESSAGE);
  throw new ConflictError(DESIGN_ORDERED_MESSAGE);
}

/**
 * Changes the values of the fields of a design, and saves it.
 * @throws RuleError for an unknown field, and for a text that cannot be printed; the message names the field's label
 * @throws the errors of {@link saveDesign}
 */
export async function changeFields(
  context: DesignContext,
  design: DesignRow,
  fields: FieldValues,
  author: { userId: string | undefined; now: Date },
): Promise<DesignRow> {
  const product = await requirePersonalisableProduct(context.db, design.product_id);
  const content = parseDesignContent(design);
  const sides = fillProductFields(product, content.sides, fields);
  return saveDesign(context, design, { ...content, sides }, author, { revision: design.revision });
}

/**
 * Returns the layers of a product's own design with the values of the fields, for each side of the product.
 * @throws RuleError for a product without a design of its own, an unknown field and a refused value
 */
export function fillTemplate(product: StoredProduct, values: FieldValues): DesignContent['sides'] {
  const template = requireTemplate(product);
  const sides = product.sides.map(
    ({ name }) => template.sides.find(({ side }) => side === name) ?? { side: name, layers: [] },
  );
  return fillProductFields(product, sides, values);
}

/** Returns the sides with the values of the fields. @throws RuleError for an unknown field and a refused value */
function fillProductFields(
  product: StoredProduct,
  sides: DesignContent['sides'],
  values: FieldValues,
): DesignContent['sides'] {
  const template = requireTemplate(product);
  for (const [name, value] of Object.entries(values)) {
    const field = product.fields.find((each) => each.name === name);
    if (!field) throw new RuleError(`This product has no field “${name}”.`);
    const problem = findFieldProblem(field, value);
    if (problem !== undefined) throw new RuleError(problem);
  }
  const filledSides = fillFields(sides, template, values);
  for (const layer of filledSides.flatMap(({ layers }) => layers)) {
    const label = product.fields.find(({ name }) => name === layer.field)?.label;
    if (layer.kind !== 'text' || label === undefined || values[layer.field ?? ''] === undefined) continue;
    try {
      outlineLayer(layer);
    } catch (error) {
      throw error instanceof RuleError ? new RuleError(`${label}: ${error.message}`) : error;
    }
  }
  return filledSides;
}

function requireTemplate({ template }: StoredProduct): Template {
  if (!template) throw new RuleError('This product has no design of its own.');
  return template;
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
async function validateDesign(
  content: DesignContent,
  product: DesignedProduct,
  assets: Assets,
  storage: Storage,
): Promise<void> {
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
      if (
        layer.kind === 'picture' &&
        layer.asset === '' &&
        !(layer.field !== undefined && layer.height !== undefined)
      )
        throw new RuleError('A picture layer needs its asset.');
      if (layer.kind === 'picture' && layer.asset !== '' && !assets.has(layer.asset))
        throw new RuleError('A picture of this design is missing. Please add it again.');
      for (const art of listArt(layer))
        if (!(await hasArt(storage, art))) throw new RuleError(`There is no art called “${art}”.`);
      if (isOutsideArea(computeLayerBox(layer, assets), area)) {
        const layerName = layer.kind === 'text' ? `The text “${layer.text.slice(0, 30)}”` : 'A picture';
        throw new RuleError(
          `${layerName} lies wholly outside the print area. Please move it back or delete it.`,
        );
      }
    }
  }
}

/** Returns the ids of the drawings that a layer shows, also for other options. */
const listArt = (layer: Layer): string[] =>
  layer.kind === 'art' ? [layer.art, ...(layer.variants ?? []).flatMap(({ art }) => art ?? [])] : [];

/** Checks chosen options. Accepts values that are not available. @throws RuleError for an unknown option or value */
function checkOptions(chosenOptions: DesignContent['options'], product: DesignedProduct): void {
  const optionsWithAllValues = product.options.map((option) => ({
    ...option,
    values: option.values.map((value) => ({ ...value, available: true })),
  }));
  const { problem } = completeOptions(optionsWithAllValues, chosenOptions);
  if (problem !== undefined) throw new RuleError(problem);
}
