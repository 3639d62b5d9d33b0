import { useMemo, useState } from 'react';
import type { Product } from '@rangmala/shared/contract';
import { applyVariant, type FieldValues } from '@rangmala/shared/contract/design-fields';
import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { isOutlineLoading, type LayerResources } from '../../../lib/designer/layers.ts';
import { fillValues } from '../../../lib/designer/template-content.ts';
import type { DesignHistory } from './use-design-history.ts';
import { listTexts, type LoadedLayerResources } from './use-layer-resources.ts';

/**
 * Returns the layers in the colours and with the art of the chosen options. A text whose outline is loaded in a moment is
 * the text that was shown before. Returns the same list until the layers or the options look different.
 */
export function useShownLayers(
  layers: readonly Layer[],
  chosenOptions: ChosenOptions,
  resources: LayerResources,
): readonly Layer[] {
  const [shown, setShown] = useState(layers);
  const latest = layers.map((layer) =>
    isOutlineLoading(layer, resources) ? (shown.find(({ id }) => id === layer.id) ?? layer) : layer,
  );
  if (latest.length !== shown.length || latest.some((layer, index) => layer !== shown[index]))
    setShown(latest);
  const chosenOptionsJson = JSON.stringify(chosenOptions);
  return useMemo(() => {
    const options = JSON.parse(chosenOptionsJson) as ChosenOptions;
    return shown.map((layer) => applyVariant(layer, options));
  }, [shown, chosenOptionsJson]);
}

/** Returns a design in the colours and with the art of the chosen options. */
export const applyOptions = (content: DesignContent, chosenOptions: ChosenOptions): DesignContent => ({
  ...content,
  sides: content.sides.map(({ side, layers }) => ({
    side,
    layers: layers.map((layer) => applyVariant(layer, chosenOptions)),
  })),
});

export interface FieldTarget {
  product: Product;
  history: Pick<DesignHistory, 'change' | 'readLatestContent'>;
  resources: Pick<LoadedLayerResources, 'loadOutline'>;
}

/**
 * Fills in a value of a field of the shop's own design, and waits for the outlines.
 * @throws ApiError when the text cannot be printed
 */
export async function fillField(
  { product, history, resources }: FieldTarget,
  name: string,
  value: FieldValues[string],
): Promise<void> {
  history.change((content) => fillValues(product, content, { [name]: value }), `field ${name}`);
  const texts = listTexts(history.readLatestContent()).filter(({ field }) => field === name);
  await Promise.all(texts.map(resources.loadOutline));
}
