import { useEffect, useState, type ReactNode } from 'react';
import type { CartLine, LineDesign } from '@rangmala/shared/cart';
import type { ProductSide } from '@rangmala/shared/contract';
import { nearestOptions } from '@rangmala/shared/contract/product-options';
import { fetchDesign } from '../../api/designs.ts';
import { useProduct } from '../../api/use-product.ts';
import { ProductPicture } from '../../components/preview/ProductPreview.tsx';
import { chooseView } from '../../lib/preview/choose-view.ts';
import { flatCanvas } from '../../lib/preview/draw-flat.ts';

export interface LineDesignPreviewProps {
  line: CartLine;
  design: LineDesign;
  label: string;
  /** Shown until the design is there, and where it cannot be drawn. */
  children: ReactNode;
}

/** The design of a cart line on its product, with the choices of the line. */
export function LineDesignPreview({ line, design, label, children }: LineDesignPreviewProps) {
  const { data: product } = useProduct(line.id);
  const printed = usePrintedSide(design, product?.sides);
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

/** The first printed side of a design as the server draws it, without its bleed. */
function usePrintedSide(
  { id, token }: LineDesign,
  sides: readonly ProductSide[] | undefined,
): PrintedSide | undefined {
  const [printed, setPrinted] = useState<PrintedSide>();
  useEffect(() => {
    if (!sides) return;
    let isCurrent = true;
    fetchDesign({ id, token })
      .then(async (design) => {
        const preview = design?.previews[0];
        const area = sides.find(({ name }) => name === preview?.side)?.area;
        if (!preview || !area) return;
        const picture = new Image();
        picture.src = preview.url;
        await picture.decode();
        const flat = flatCanvas(area);
        const scale = flat.width / area.width;
        const [width, height] = [area.width + 2 * area.bleed, area.height + 2 * area.bleed];
        const from = -area.bleed * scale;
        flat.getContext('2d')?.drawImage(picture, from, from, width * scale, height * scale);
        if (isCurrent) setPrinted({ side: preview.side, flat });
      })
      // The picture of the line stays as it was.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [id, token, sides]);
  return printed;
}
