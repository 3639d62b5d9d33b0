import { useState } from 'react';
import { useAction } from '@rangmala/shared/api';
import type { LineDesign } from '@rangmala/shared/cart';
import type { DesignOnProduct } from '@rangmala/shared/contract/my-designs';
import { ProductPictures } from '@rangmala/shared/pictures';
import { useNavigate } from '@rangmala/shared/router';
import { Notice } from '@rangmala/shared/ui';
import { keepDesign } from '../api/design-store.ts';
import { copyDesign, fetchOtherProducts } from '../api/designs.ts';
import { createEditDesignLink } from '../lib/edit-design-link.ts';
import { loadImage } from '../lib/load-image.ts';
import { Fold } from './Fold.tsx';

interface SeeItOnProps {
  /** The design, or a function that saves it first. */
  design: LineDesign | (() => Promise<LineDesign>);
}

/** Pictures of a design on other products. A tap copies the design to the product and opens the copy. */
export function SeeItOn({ design }: SeeItOnProps) {
  const navigate = useNavigate();
  const [saved, setSaved] = useState<{ design: LineDesign; products: readonly DesignOnProduct[] }>();
  const [busyId, setBusyId] = useState<string>();
  const loading = useAction('The pictures could not be loaded. Please try again.');
  const copying = useAction('This design could not be copied. Please try again.');
  const failure = loading.failure ?? copying.failure;

  const load = () =>
    loading.run(async () => {
      const savedDesign = typeof design === 'function' ? await design() : design;
      const products = await fetchOtherProducts(savedDesign);
      setSaved({ design: savedDesign, products });
      // The server may draw the pictures only now. A picture that fails does not matter here.
      await Promise.allSettled(products.map(({ url }) => loadImage(url)));
    });

  async function choose(source: LineDesign, productId: string, pictureUrl = ''): Promise<void> {
    setBusyId(productId);
    await copying.run(async () => {
      const { design: copy } = await copyDesign(source, productId, readVersion(pictureUrl));
      keepDesign(copy);
      await navigate(createEditDesignLink(productId, copy.id));
    });
    setBusyId(undefined);
  }

  return (
    <div className="script-only">
      <Fold summary="See it on…" label="See it on other products" onOpen={() => void load()}>
        {saved && (
          <ProductPictures
            label="Your design on other products"
            products={saved.products.map(({ product_id: id, name, url }) => ({ id, name, url }))}
            busyId={busyId}
            onChoose={(productId) => void choose(saved.design, productId, saved.products[0]?.url)}
          />
        )}
        {loading.busy && <p role="status">Putting it on other things…</p>}
        {saved?.products.length === 0 && <p>Nothing else in the shop has a shape that suits it.</p>}
        {failure && <Notice tone="bad">{failure}</Notice>}
      </Fold>
    </div>
  );
}

/** Returns the digest of the design's content from the address of a picture. */
const readVersion = (url: string): string => new URLSearchParams(url.split('?')[1]).get('version') ?? '';
