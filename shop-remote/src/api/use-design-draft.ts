import { useEffect, useState } from 'react';
import { createProductLink } from '../lib/edit-design-link.ts';
import { buildPreviewUrl } from '../lib/preview/preview-url.ts';
import { readFieldDraft, readUnfinishedDesign, storeUnfinishedDesign } from './design-store.ts';

/** What a card shows of the visitor's unfinished design of a product. */
export interface DesignDraft {
  /** URL of a picture of the design. */
  picture: string;
  /** URL of the page that continues the design. */
  link: string;
}

/**
 * Returns the visitor's unfinished design of a product. Returns undefined when there is none, when it was ordered or has
 * no picture, while it loads, and after a failure.
 */
export function useDesignDraft(productId: string): DesignDraft | undefined {
  const [draft, setDraft] = useState<DesignDraft>();

  useEffect(() => {
    const storedDesign = readUnfinishedDesign(productId);
    const fieldDraft = readFieldDraft(productId);
    let isCurrent = true;
    const load = async (): Promise<DesignDraft | undefined> => {
      if (!storedDesign) {
        if (!fieldDraft) return undefined;
        const { side, options, values } = fieldDraft;
        return {
          picture: buildPreviewUrl(productId, side, options, values),
          link: createProductLink(productId, options),
        };
      }
      const { loadDesign } = await import(/* webpackChunkName: "load-design" */ './load-design.ts');
      const loaded = await loadDesign(storedDesign, false);
      if (!loaded) return undefined;
      // The id changes when the design is saved for the first time, and when its changes are saved in a copy.
      if (loaded.design.id !== storedDesign.id) storeUnfinishedDesign(productId, loaded.design);
      const { pictures, options } = loaded.content;
      return pictures[0] && { picture: pictures[0].url, link: createProductLink(productId, options) };
    };
    load().then(
      (loaded) => {
        if (isCurrent) setDraft(loaded);
      },
      // After a failure the card shows the product without the design.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [productId]);

  return draft;
}
