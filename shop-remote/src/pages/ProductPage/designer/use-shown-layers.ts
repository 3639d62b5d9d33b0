import { useMemo, useState } from 'react';
import { applyVariant } from '@rangmala/shared/contract/design-fields';
import type { Layer } from '@rangmala/shared/contract/designs';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { isOutlineLoading, type LayerResources } from '../../../lib/designer/layers.ts';

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
