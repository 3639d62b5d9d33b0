import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Product } from '@rangmala/shared/contract';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { choosePhotograph } from '@rangmala/shared/contract/design-warnings';
import { ProductPreview } from '../../../components/preview/ProductPreview.tsx';
import { drawFlatDesign, createFlatCanvas } from '../../../lib/preview/draw-flat.ts';
import type { Editor } from './use-editor.ts';

export interface DesignPreviewProps {
  editor: Pick<Editor, 'area' | 'layers' | 'side' | 'resources'>;
  product: Product;
  chosenOptions: ChosenOptions;
}

/** The preview of the edited side on the photograph of the product. */
export function DesignPreview({
  editor: { area, layers, side, resources },
  product,
  chosenOptions,
}: DesignPreviewProps) {
  const { assets, outlines } = resources;
  const pictures = useDecodedPictures(assets);
  const flatDesign = useRef<{ side: string; canvas: HTMLCanvasElement }>(undefined);

  const drawDesign = useCallback(() => {
    if (layers.length === 0) return undefined;
    if (flatDesign.current?.side !== side) flatDesign.current = { side, canvas: createFlatCanvas(area) };
    drawFlatDesign(flatDesign.current.canvas, layers, area, { assets, outlines }, pictures);
    return flatDesign.current.canvas;
  }, [layers, area, side, assets, outlines, pictures]);

  return (
    <ProductPreview
      label="Preview of your design"
      view={choosePhotograph(product.views, side, chosenOptions)}
      drawDesign={drawDesign}
    />
  );
}

/** Returns the loaded pictures of a design by id. Loads the pictures that are not decoded yet. */
function useDecodedPictures(assets: Editor['resources']['assets']): ReadonlyMap<string, CanvasImageSource> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, HTMLImageElement>>(new Map());
  useEffect(() => {
    for (const { id, url, picture } of assets.values()) {
      if (picture || pictures.has(id)) continue;
      const image = new Image();
      image.onload = () => setPictures((loaded) => new Map(loaded).set(id, image));
      image.src = url;
    }
  }, [assets, pictures]);
  return useMemo(() => {
    const decoded = [...assets].flatMap(([id, { picture }]) => (picture ? [[id, picture] as const] : []));
    return new Map<string, CanvasImageSource>([...pictures, ...decoded]);
  }, [assets, pictures]);
}
