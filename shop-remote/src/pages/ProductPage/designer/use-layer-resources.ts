import { useRef, useState } from 'react';
import type { OutlinedText } from '@rangmala/shared/contract/design-fields';
import type { DesignContent, TextOutline } from '@rangmala/shared/contract/designs';
import { fetchOutline } from '../../../api/layer-resources.ts';
import type { Retries } from './use-retries.ts';
import { createOutlineKey, type ShownAsset, type LayerResources } from '../../../lib/designer/layers.ts';

export interface LoadedLayerResources extends LayerResources {
  addAssets: (assets: readonly ShownAsset[]) => void;
  /**
   * Returns the outline of a text. Requests an outline that is not loaded, and repeats the request after a temporary
   * failure.
   * @param isNeeded returns whether the outline is still needed after a failed request
   * @throws ApiError when the server refuses the text, or when the outline is no longer needed
   */
  loadOutline: (text: OutlinedText, isNeeded?: () => boolean) => Promise<TextOutline>;
  /** Loads the outlines of all texts of a design. @throws ApiError when an outline cannot be loaded */
  loadOutlines: (content: DesignContent) => Promise<void>;
}

/** Returns the loaded pictures and outlines of a design's layers, and functions that add pictures and outlines. */
export function useLayerResources(retries: Pick<Retries, 'run'>): LoadedLayerResources {
  const [assets, setAssets] = useState<LayerResources['assets']>(new Map());
  const [outlines, setOutlines] = useState<LayerResources['outlines']>(new Map());

  /** All loaded outlines, including those that are not rendered yet. */
  const latestOutlines = useRef(outlines);

  async function loadOutline(text: OutlinedText, isNeeded?: () => boolean): Promise<TextOutline> {
    const key = createOutlineKey(text);
    const loadedOutline = latestOutlines.current.get(key);
    if (loadedOutline) return loadedOutline;
    const outline = await retries.run(() => fetchOutline(text), isNeeded);
    latestOutlines.current = new Map(latestOutlines.current).set(key, outline);
    setOutlines(latestOutlines.current);
    return outline;
  }

  return {
    assets,
    outlines,
    addAssets: (newAssets) =>
      setAssets((loaded) => new Map([...loaded, ...newAssets.map((asset) => [asset.id, asset] as const)])),
    loadOutline,
    async loadOutlines({ sides }) {
      const texts = sides.flatMap(({ layers }) => layers).filter((layer) => layer.kind === 'text');
      await Promise.all(texts.map((layer) => loadOutline(layer)));
    },
  };
}
