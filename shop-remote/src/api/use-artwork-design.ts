import { useState } from 'react';
import { useAction } from '@rangmala/shared/api';
import { callApi } from '@rangmala/shared/endpoints';
import { useNavigate } from '@rangmala/shared/router';
import { createEditDesignLink } from '../lib/edit-design-link.ts';
import { keepDesign } from './design-store.ts';

export function useArtworkDesign() {
  const navigate = useNavigate();
  const [busyId, setBusyId] = useState<string>();
  const { run, failure } = useAction('We couldn’t put it on this product. Please try again.');
  return {
    /** The product or artwork for which a design is being made. */
    busyId,
    /** A sentence when the last design could not be made. */
    problem: failure,
    /** Makes a design of a product with an artwork of the gallery, and opens it. @param id value of `busyId` meanwhile */
    async start(artworkId: string, productId: string, id: string): Promise<void> {
      setBusyId(id);
      await run(async () => {
        const design = await callApi('POST /artworks/{id}/designs', {
          params: { id: artworkId },
          body: { product_id: productId },
        });
        keepDesign(design);
        void navigate(createEditDesignLink(productId, design.id));
      });
      setBusyId(undefined);
    },
  };
}
