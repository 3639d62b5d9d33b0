import type { Product } from '@rangmala/shared/contract';
import { fillFields, type FieldValues, readFieldValues } from '@rangmala/shared/contract/design-fields';
import type { DesignContent, FieldValue, Layer } from '@rangmala/shared/contract/designs';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { getSideLayers } from './layers.ts';

/** Returns the shop's own design of a product; without layers when the product has none. */
export function createTemplateContent(
  { sides, template }: Pick<Product, 'sides' | 'template'>,
  options: ChosenOptions,
): DesignContent {
  return {
    v: 1,
    options,
    note: '',
    sides: sides.map(({ name }) => ({
      side: name,
      layers: template?.sides.find(({ side }) => side === name)?.layers ?? [],
    })),
  };
}

export const fillValues = (
  { template }: Pick<Product, 'template'>,
  content: DesignContent,
  values: FieldValues,
): DesignContent => ({ ...content, sides: fillFields(content.sides, template ?? { sides: [] }, values) });

/** Returns the values of the product's fields in a design; '' for an empty field. */
export const readValues = (
  { fields }: Pick<Product, 'fields'>,
  content: Pick<DesignContent, 'sides'>,
): Record<string, FieldValue> =>
  Object.fromEntries(
    Object.entries(readFieldValues(content, fields)).map(([name, value]) => [name, value ?? '']),
  );

/** Returns whether a design differs from the shop's own design only in the values of the product's fields. */
export function isFilledTemplate(product: Product, content: DesignContent): boolean {
  const { fields } = product;
  if (!product.template || fields.length === 0) return false;
  const photoNames = fields.flatMap(({ name, kind }) => (kind === 'photo' ? [name] : []));
  // An empty photo field keeps its layer.
  const values = Object.entries(readValues(product, content)).filter(
    ([name, value]) => !(value === '' && photoNames.includes(name)),
  );
  const filled = fillValues(product, createTemplateContent(product, {}), Object.fromEntries(values));
  return filled.sides.every(({ side, layers }) => areEqual(layers, getSideLayers(content, side)));
}

/** Compares by values: the server and the browser may write the properties in another order. */
const areEqual = (first: readonly Layer[], second: readonly Layer[]): boolean =>
  JSON.stringify(first.map(sortProperties)) === JSON.stringify(second.map(sortProperties));

const sortProperties = (layer: Layer) =>
  Object.entries(layer)
    .filter(([, value]) => value !== undefined)
    .sort(([first], [second]) => (first < second ? -1 : 1));
