import { useEffect, useState, type ReactNode } from 'react';
import type { CartLine } from '@rangmala/shared/cart';
import type { ProductSide } from '@rangmala/shared/contract';
import type { Design } from '@rangmala/shared/contract/designs';
import { nearestOptions } from '@rangmala/shared/contract/product-options';
import { chooseView } from '@rangmala/shared/contract/design-warnings';
import { useProduct } from '../../api/use-product.ts';
import { ProductPicture } from './ProductPreview.tsx';
import { flatCanvas } from '../../lib/preview/draw-flat.ts';

export interface LineDesignPreviewProps {
  line: CartLine;
  /** The design from the server; undefined while it loads. */
  design: Design | undefined;
  label: string;
  /** Shown until the design has loaded, and when it cannot be drawn. */
  children: ReactNode;
}

/** The design of a cart line on its product, with the options of the line. */
export function LineDesignPreview({ line, design, label, children }: LineDesignPreviewProps) {
  const { data: product } = useProduct(line.id);
  const printed = usePrintedSide(design?.previews[0], product?.sides);
  if (!product || !printed) return children;
  const chosen = nearestOptions(product.options, line.options ?? {});
  return (
    <ProductPicture label={label} view={chooseView(product.views, printed.side, chosen)} flat={printed.flat}>
      {children}
    </ProductPicture>
  );
}

interface PrintedSide {
  side: string;
  flat: HTMLCanvasElement;
}

/** Returns the first printed side of a design as the server draws it, without its bleed. */
function usePrintedSide(
  preview: Design['previews'][number] | undefined,
  sides: readonly ProductSide[] | undefined,
): PrintedSide | undefined {
  const [printed, setPrinted] = useState<PrintedSide>();
  const { side, url } = preview ?? {};
  const area = sides?.find(({ name }) => name === side)?.area;
  useEffect(() => {
    if (side === undefined || url === undefined || !area) return;
    let isCurrent = true;
    const picture = new Image();
    picture.src = url;
    picture
      .decode()
      .then(() => {
        const flat = flatCanvas(area);
        const scale = flat.width / area.width;
        const [width, height] = [area.width + 2 * area.bleed, area.height + 2 * area.bleed];
        const from = -area.bleed * scale;
        flat.getContext('2d')?.drawImage(picture, from, from, width * scale, height * scale);
        if (isCurrent) setPrinted({ side, flat });
      })
      // Keeps the line's picture.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [side, url, area]);
  return printed;
}
