import { useEffect, useMemo, useState } from 'react';
import type { Product } from '@rangmala/shared/contract';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { choosePhotograph } from '@rangmala/shared/contract/design-warnings';
import { ProductPreview } from '../../../components/preview/ProductPreview.tsx';
import { drawFlat, createFlatCanvas } from '../../../lib/preview/draw-flat.ts';
import type { Editor } from './use-editor.ts';

export interface DesignPreviewProps {
  editor: Pick<Editor, 'area' | 'layers' | 'side' | 'resources'>;
  product: Product;
  chosenOptions: ChosenOptions;
}

interface Drawing {
  flatDesign: HTMLCanvasElement;
  /** Increases each time the design is drawn. */
  version: number;
  isEmpty: boolean;
}

/** The preview of the edited side on the photograph of the product. */
export function DesignPreview({
  editor: { area, layers, side, resources },
  product,
  chosenOptions,
}: DesignPreviewProps) {
  const pictures = useDecodedPictures(resources.assets);
  const [drawing, setDrawing] = useState<Drawing>();

  useEffect(() => {
    // Waits for the next frame, because the design can change faster than it can be drawn.
    const frame = requestAnimationFrame(() =>
      setDrawing((previous) => {
        const flatDesign =
          previous && previous.flatDesign.dataset['side'] === side
            ? previous.flatDesign
            : createFlatCanvas(area);
        flatDesign.dataset['side'] = side;
        drawFlat(flatDesign, layers, area, resources, pictures);
        return { flatDesign, version: (previous?.version ?? 0) + 1, isEmpty: layers.length === 0 };
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [layers, area, side, resources.assets, resources.outlines, pictures]); // eslint-disable-line react-hooks/exhaustive-deps -- the functions of `resources` are new at every render

  return (
    <ProductPreview
      label="Preview of your design"
      view={choosePhotograph(product.views, side, chosenOptions)}
      flatDesign={drawing?.isEmpty ? undefined : drawing?.flatDesign}
      version={drawing?.version ?? 0}
    />
  );
}

/** Returns the loaded pictures of a design by id. Renders the component again when another picture has loaded. */
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
