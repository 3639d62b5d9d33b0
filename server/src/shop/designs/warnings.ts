import {
  choosePhotograph,
  listDesignWarnings,
  type LayerFacts,
} from '@rangmala/shared/contract/design-warnings';
import { applyVariant } from '@rangmala/shared/contract/design-fields';
import type { DesignContent } from '@rangmala/shared/contract/designs';
import { completeOptions } from '@rangmala/shared/contract/product-options';
import type { DesignedProduct } from './ordered-products.ts';
import { parseLightnessHistogram } from './assets.ts';
import { type Assets, computeLayerBox, outlineLayer } from './layer-size.ts';

/** Returns the warnings about a design that the editor and the job sheet show; [] when the product was deleted. */
export function listPrintWarnings(
  content: DesignContent,
  product: DesignedProduct | undefined,
  assets: Assets,
): string[] {
  if (!product) return [];
  const facts: LayerFacts = {
    getBox: (layer) => computeLayerBox(layer, assets),
    getPixelSize: (layer) => (layer.kind === 'picture' ? assets.get(layer.asset) : undefined),
    getFontSize(layer) {
      if (layer.kind !== 'text') return undefined;
      const { size, width } = outlineLayer(layer);
      return size === undefined ? undefined : (size / width) * layer.width;
    },
    getTones: (layer) => {
      const asset = layer.kind === 'picture' ? assets.get(layer.asset) : undefined;
      return asset && parseLightnessHistogram(asset);
    },
  };
  const { chosenOptions = content.options } = completeOptions(product.options, content.options);
  const sides = content.sides.map(({ side, layers }) => ({
    side,
    layers: layers.map((layer) => applyVariant(layer, chosenOptions)),
  }));
  return listDesignWarnings(
    { sides },
    (side) => {
      const area = product.sides.find(({ name }) => name === side)?.area;
      return (
        area && {
          area,
          backgroundColour: choosePhotograph(product.views, side, chosenOptions)?.base ?? '#ffffff',
        }
      );
    },
    facts,
  );
}
