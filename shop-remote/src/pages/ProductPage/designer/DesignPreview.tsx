import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Product } from '@rangmala/shared/contract';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import type { Layer } from '@rangmala/shared/contract/designs';
import { choosePhotograph } from '@rangmala/shared/contract/design-warnings';
import { ProductPreview } from '../../../components/preview/ProductPreview.tsx';
import { createFlatCanvas, drawFlatDesign, getArtUrl } from '../../../lib/preview/draw-flat.ts';
import type { Editor } from './use-editor.ts';

export interface DesignPreviewProps {
  editor: Pick<Editor, 'area' | 'shownLayers' | 'side' | 'resources'>;
  product: Product;
  chosenOptions: ChosenOptions;
}

/** The preview of the edited side on the photograph of the product. */
export function DesignPreview({
  editor: { area, shownLayers: layers, side, resources },
  product,
  chosenOptions,
}: DesignPreviewProps) {
  const { assets, outlines, textProblems } = resources;
  const view = choosePhotograph(product.views, side, chosenOptions);
  const pictures = useDecodedPictures(assets, layers);
  const flatDesign = useRef<{ key: string; canvas: HTMLCanvasElement }>(undefined);

  const drawDesign = useCallback(
    (size: number) => {
      if (layers.length === 0) return undefined;
      const key = `${side} ${size}`;
      if (flatDesign.current?.key !== key)
        flatDesign.current = { key, canvas: createFlatCanvas(area, view, size) };
      drawFlatDesign(flatDesign.current.canvas, layers, area, { assets, outlines, textProblems }, pictures);
      return flatDesign.current.canvas;
    },
    [layers, area, view, side, assets, outlines, textProblems, pictures],
  );

  return <ProductPreview label="Preview of your design" view={view} drawDesign={drawDesign} />;
}

/**
 * Returns the loaded pictures of a design by id, and its drawings by art id. Loads those that are not decoded yet.
 */
function useDecodedPictures(
  assets: Editor['resources']['assets'],
  layers: readonly Layer[],
): ReadonlyMap<string, CanvasImageSource> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, HTMLImageElement>>(new Map());
  useEffect(() => {
    const load = (id: string, url: string) => {
      if (pictures.has(id)) return;
      const image = new Image();
      image.onload = () => setPictures((loaded) => new Map(loaded).set(id, image));
      image.src = url;
    };
    for (const { id, url, picture } of assets.values()) if (!picture) load(id, url);
    for (const layer of layers) if (layer.kind === 'art') load(layer.art, getArtUrl(layer.art));
  }, [assets, layers, pictures]);
  return useMemo(() => {
    const decoded = [...assets].flatMap(([id, { picture }]) => (picture ? [[id, picture] as const] : []));
    return new Map<string, CanvasImageSource>([...pictures, ...decoded]);
  }, [assets, pictures]);
}
