import { useMemo, useState } from 'react';
import { applyVariant } from '@rangmala/shared/contract/design-fields';
import type { Layer } from '@rangmala/shared/contract/designs';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { isOutlineLoading, type LayerResources } from '../../../lib/designer/layers.ts';

/**
 * Returns the layers in the colours and with the art of the chosen options. A text whose outline is loaded in a moment
 * looks as before, at its new place. Returns the same list until the layers or the options look different.
 */
export function useShownLayers(
  layers: readonly Layer[],
  chosenOptions: ChosenOptions,
  resources: LayerResources,
): readonly Layer[] {
  const [shown, setShown] = useState(layers);
  const latest = layers.map((layer) => {
    const previous = isOutlineLoading(layer, resources) && shown.find(({ id }) => id === layer.id);
    return previous ? placeLike(previous, layer) : layer;
  });
  if (latest.length !== shown.length || latest.some((layer, index) => layer !== shown[index]))
    setShown(latest);
  const chosenOptionsJson = JSON.stringify(chosenOptions);
  return useMemo(() => {
    const options = JSON.parse(chosenOptionsJson) as ChosenOptions;
    return shown.map((layer) => applyVariant(layer, options));
  }, [shown, chosenOptionsJson]);
}

/** Returns a layer at the place of another one; the same layer when it is there. */
function placeLike(layer: Layer, { cx, cy, rotation }: Layer): Layer {
  const isThere = layer.cx === cx && layer.cy === cy && layer.rotation === rotation;
  return isThere ? layer : { ...layer, cx, cy, rotation };
}
