import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from '@rangmala/shared/router';
import type { Product } from '@rangmala/shared/contract';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import type { DesignToDraw } from '../../lib/preview/design-pictures.ts';
import { type DesignPicture, listPictures } from '../../lib/preview/list-pictures.ts';
import { buildPreviewUrl } from '../../lib/preview/preview-url.ts';
import { findProblems, readFieldParameters } from './fields/field-values.ts';

const RETRY_DELAY_MS = 3000;

export type DesignPictures = ReturnType<typeof useDesignPictures>;

export function useDesignPictures(product: Product, chosenOptions: ChosenOptions) {
  const [params] = useSearchParams();
  const [pictures, setPictures] = useState(() => listServerPictures(product, chosenOptions, params));
  const shownId = useRef<string>(undefined);
  const stopDrawing = useRef<() => void>(undefined);
  useEffect(() => () => stopDrawing.current?.(), []);

  return {
    /** Empty until the first pictures are drawn, and in a browser that cannot draw. */
    pictures: pictures ?? [],
    isDrawing: pictures === undefined,
    /** Id of the picture that the customer has chosen to see, which is drawn early. */
    shownId,
    /**
     * Draws a design in place of the one that is being drawn. After a failure, shows what could be drawn, and tries again
     * from time to time.
     * @param prepare returns the design; undefined when nothing is to be drawn. Its argument tells whether the drawing is
     * still wanted.
     */
    draw(prepare: (isCurrent: () => boolean) => Promise<DesignToDraw | undefined>): void {
      stopDrawing.current?.();
      let isCurrent = true;
      let retry: ReturnType<typeof setTimeout> | undefined;
      stopDrawing.current = () => {
        isCurrent = false;
        clearTimeout(retry);
      };
      const drawOnce = async () => {
        const design = await prepare(() => isCurrent);
        const { drawDesignPictures } = await import(
          /* webpackChunkName: "fields" */ '../../lib/preview/design-pictures.ts'
        );
        if (!design || !isCurrent) return;
        await drawDesignPictures(design, shownId.current, (drawnPictures) => {
          if (isCurrent) setPictures(drawnPictures);
          return isCurrent;
        });
      };
      const drawOrRetry = () =>
        void drawOnce().catch(() => {
          if (!isCurrent) return;
          // Nothing is said to be drawn while the connection is lost.
          setPictures((latest) => latest ?? []);
          retry = setTimeout(drawOrRetry, RETRY_DELAY_MS);
        });
      drawOrRetry();
    },
    clear(): void {
      stopDrawing.current?.();
      setPictures(undefined);
    },
  };
}

/** Returns the server's pictures of texts in the URL, which are shown without JavaScript; undefined without texts. */
function listServerPictures(
  product: Product,
  chosenOptions: ChosenOptions,
  params: URLSearchParams,
): DesignPicture[] | undefined {
  const { template, fields } = product;
  const values = readFieldParameters(fields, params);
  if (!template || Object.keys(values).length === 0) return undefined;
  if (Object.keys(findProblems(fields, values)).length > 0) return undefined;
  return listPictures(product, template, chosenOptions).map((picture) => ({
    ...picture,
    source: buildPreviewUrl(product.id, picture.side, chosenOptions, values, picture.inUse),
  }));
}
