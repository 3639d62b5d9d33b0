import { isOutsideArea } from '@rangmala/shared/contract/design-geometry';
import type { DesignContent } from '@rangmala/shared/contract/designs';
import { MAX_LAYERS } from '@rangmala/shared/contract/rules';
import { completeOptions } from '@rangmala/shared/contract/product-options';
import { RuleError } from '../../http/errors.ts';
import type { DesignedProduct } from './ordered-products.ts';
import { type Assets, computeLayerBox } from './layer-size.ts';

/**
 * Validates a design against its product and its assets. The caller must have validated the structure of `content`
 * with `designContentSchema`.
 * @throws RuleError for the first broken rule
 */
export function validateDesign(content: DesignContent, product: DesignedProduct, assets: Assets): void {
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
export function checkOptions(chosenOptions: DesignContent['options'], product: DesignedProduct): void {
  const optionsWithAllValues = product.options.map((option) => ({
    ...option,
    values: option.values.map((value) => ({ ...value, available: true })),
  }));
  const { problem } = completeOptions(optionsWithAllValues, chosenOptions);
  if (problem !== undefined) throw new RuleError(problem);
}
