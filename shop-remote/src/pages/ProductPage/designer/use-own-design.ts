import { useMemo, useRef } from 'react';
import type { Product } from '@rangmala/shared/contract';
import { applyVariant, type FieldValues } from '@rangmala/shared/contract/design-fields';
import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { fillValues } from '../../../lib/designer/template-content.ts';
import type { DesignHistory } from './use-design-history.ts';
import type { LoadedLayerResources } from './use-layer-resources.ts';

/** Returns the layers in the colours and with the art of the chosen options; the same list for the same arguments. */
export function useShownLayers(layers: readonly Layer[], chosenOptions: ChosenOptions): readonly Layer[] {
  const chosenOptionsJson = JSON.stringify(chosenOptions);
  return useMemo(() => {
    const options = JSON.parse(chosenOptionsJson) as ChosenOptions;
    return layers.map((layer) => applyVariant(layer, options));
  }, [layers, chosenOptionsJson]);
}

/** Returns a design in the colours and with the art of the chosen options. */
export const applyOptions = (content: DesignContent, chosenOptions: ChosenOptions): DesignContent => ({
  ...content,
  sides: content.sides.map(({ side, layers }) => ({
    side,
    layers: layers.map((layer) => applyVariant(layer, chosenOptions)),
  })),
});

/** Returns a function that fills in the fields of the shop's own design. */
export function useOwnDesign(
  product: Product,
  { change, readLatestContent }: Pick<DesignHistory, 'change' | 'readLatestContent'>,
  { loadOutline }: Pick<LoadedLayerResources, 'loadOutline'>,
) {
  /** The values that were filled in last, by field name. Outlines of earlier values may load later. */
  const latestValues = useRef(new Map<string, FieldValues[string]>());
  return {
    /**
     * Fills in a value of a field. Changes the design after the outlines have loaded.
     * @throws ApiError when the text cannot be printed
     */
    async fillField(name: string, value: FieldValues[string]): Promise<void> {
      latestValues.current.set(name, value);
      const isLatest = () => latestValues.current.get(name) === value;
      const layers = fillValues(product, readLatestContent(), { [name]: value }).sides.flatMap(
        (side) => side.layers,
      );
      for (const layer of layers)
        if (layer.kind === 'text' && layer.field === name) await loadOutline(layer, isLatest);
      if (isLatest()) change((content) => fillValues(product, content, { [name]: value }), `field ${name}`);
    },
  };
}
