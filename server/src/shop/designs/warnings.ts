import {
  choosePhotograph,
  listDesignWarnings,
  type LayerFacts,
} from '@rangmala/shared/contract/design-warnings';
import type { DesignContent } from '@rangmala/shared/contract/designs';
import { completeOptions } from '@rangmala/shared/contract/product-options';
import type { DesignedProduct } from './ordered-products.ts';
import { parseLightnessHistogram } from './assets.ts';
import { type Assets, computeLayerBox } from './layer-size.ts';

/** Returns the warnings about a design that the editor and the job sheet show; [] when the product was deleted. */
export function listPrintWarnings(
  content: DesignContent,
  product: DesignedProduct | undefined,
  assets: Assets,
): string[] {
  if (!product) return [];
  const facts: LayerFacts = {
    getBox: (layer) => computeLayerBox(layer, assets),
    getPixelWidth: (layer) => (layer.kind === 'picture' ? assets.get(layer.asset)?.width : undefined),
    getTones: (layer) => {
      const asset = layer.kind === 'picture' ? assets.get(layer.asset) : undefined;
      return asset && parseLightnessHistogram(asset);
    },
  };
  const { chosenOptions = content.options } = completeOptions(product.options, content.options);
  return listDesignWarnings(
    content,
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
