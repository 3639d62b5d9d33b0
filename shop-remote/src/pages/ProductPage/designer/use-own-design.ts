import { useMemo, useState } from 'react';
import type { Product } from '@rangmala/shared/contract';
import { applyVariant, type FieldValues } from '@rangmala/shared/contract/design-fields';
import type { DesignContent, Layer, TextLayer } from '@rangmala/shared/contract/designs';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { createOutlineKey } from '../../../lib/designer/layers.ts';
import { fillValues } from '../../../lib/designer/template-content.ts';
import type { DesignHistory } from './use-design-history.ts';
import { listTexts, type LoadedLayerResources } from './use-layer-resources.ts';

/**
 * Returns the layers in the colours and with the art of the chosen options; the same list for the same arguments. A
 * text whose outline is loaded in a moment is the text that was shown before.
 */
export function useShownLayers(
  layers: readonly Layer[],
  chosenOptions: ChosenOptions,
  { outlines, textProblems }: Pick<LoadedLayerResources, 'outlines' | 'textProblems'>,
): readonly Layer[] {
  const chosenOptionsJson = JSON.stringify(chosenOptions);
  /** The latest texts with an outline, by layer id. */
  const [outlinedTexts, setOutlinedTexts] = useState<ReadonlyMap<string, TextLayer>>(new Map());
  const newTexts = layers.filter(
    (layer) =>
      layer.kind === 'text' && outlinedTexts.get(layer.id) !== layer && outlines.has(createOutlineKey(layer)),
  ) as TextLayer[];
  if (newTexts.length > 0)
    setOutlinedTexts(new Map([...outlinedTexts, ...newTexts.map((text) => [text.id, text] as const)]));
  return useMemo(() => {
    const options = JSON.parse(chosenOptionsJson) as ChosenOptions;
    return layers.map((layer) => {
      const key = layer.kind === 'text' ? createOutlineKey(layer) : undefined;
      const isLoading = key !== undefined && !outlines.has(key) && !textProblems.has(key);
      return applyVariant((isLoading && outlinedTexts.get(layer.id)) || layer, options);
    });
  }, [layers, chosenOptionsJson, outlines, textProblems, outlinedTexts]);
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
export const useOwnDesign = (
  product: Product,
  { change, readLatestContent }: Pick<DesignHistory, 'change' | 'readLatestContent'>,
  { loadOutline }: Pick<LoadedLayerResources, 'loadOutline'>,
) => ({
  /**
   * Fills in a value of a field, and waits for the outlines.
   * @throws ApiError when the text cannot be printed
   */
  async fillField(name: string, value: FieldValues[string]): Promise<void> {
    change((content) => fillValues(product, content, { [name]: value }), `field ${name}`);
    const texts = listTexts(readLatestContent()).filter(({ field }) => field === name);
    await Promise.all(texts.map(loadOutline));
  },
});
