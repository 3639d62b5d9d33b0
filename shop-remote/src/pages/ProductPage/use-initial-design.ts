import { useEffect, useState } from 'react';
import { useSearchParams } from '@rangmala/shared/router';
import { type CartLine, type LineDesign, useCart } from '@rangmala/shared/cart';
import type { Product } from '@rangmala/shared/contract';
import { readUnfinishedDesign, storeUnfinishedDesign } from '../../api/design-store.ts';
import { DESIGN_PARAMETER } from '../../lib/edit-design-link.ts';
import type { InitialDesign } from '../../api/load-design.ts';

/** Loads the code on demand, because most visitors have no design of the product. */

export interface LoadFailure {
  /** A sentence about a design that cannot be used; undefined for other errors, such as a lost connection. */
  explanation?: string;
}

export interface InitialDesignState {
  /** The cart line with the edited design; undefined when the design belongs to no cart line. */
  line: CartLine | undefined;
  initial: InitialDesign | undefined;
  /** Whether the design differs from the shop's own design only in the values of the product's fields. */
  isFieldDesign: boolean;
  isLoading: boolean;
  /** The error when the design could not be loaded. A design that no longer exists is not a failure. */
  failure: LoadFailure | undefined;
  reload: () => void;
  /** Stores the design as the product's unfinished design, or in the cart line that is edited. */
  storeDesign: (design: LineDesign) => void;
  /** Removes the product's unfinished design after it was added to the cart. */
  clearDesign: () => void;
}

/** Returns the unfinished design of a product, or the design of the cart line that the URL refers to. */
export function useInitialDesign(product: Product): InitialDesignState {
  const { id: productId } = product;
  const { lines, isLoaded, replaceDesign } = useCart();
  const [params, setParams] = useSearchParams();
  const designId = params.get(DESIGN_PARAMETER);
  /** Id of the design, usually a copy, that has replaced the design of the cart line during editing. */
  const [replacementId, setReplacementId] = useState<string>();
  const line =
    designId === null
      ? undefined
      : lines.find(
          ({ id, design }) => id === productId && design && [designId, replacementId].includes(design.id),
        );
  const [initial, setInitial] = useState<InitialDesign>();
  const [isFieldDesign, setFieldDesign] = useState(false);
  const [isLoading, setLoading] = useState(true);
  const [failure, setFailure] = useState<LoadFailure>();
  const [attempt, setAttempt] = useState(0);
  const token = line?.design?.token;

  useEffect(() => {
    // Does not load the design that the editor has created and already shows.
    if (!isLoaded || (replacementId !== undefined && line?.design?.id === replacementId)) return;
    const storedDesign =
      designId !== null && token !== undefined ? { id: designId, token } : readUnfinishedDesign(productId);
    let isCurrent = true;
    const load = async () => {
      if (!storedDesign) return undefined;
      const { loadDesignForEditor, differsOnlyInFields } = await import(
        /* webpackChunkName: "load-design" */ '../../api/load-design.ts'
      );
      const loadedDesign = await loadDesignForEditor(storedDesign, token !== undefined, attempt > 0);
      if (isCurrent) setFieldDesign(loadedDesign ? differsOnlyInFields(product, loadedDesign) : false);
      return loadedDesign;
    };
    load()
      .then((loadedDesign) => {
        if (!isCurrent || !storedDesign) return;
        if (!loadedDesign)
          return token === undefined ? storeUnfinishedDesign(productId, undefined) : undefined;
        setInitial(loadedDesign);
        if (loadedDesign.design.id === storedDesign.id) return;
        // The id has changed, because the design was saved for the first time or was copied.
        if (token === undefined) return storeUnfinishedDesign(productId, loadedDesign.design);
        replaceLineDesign(storedDesign.id, loadedDesign.design);
      })
      // Does not remove the stored design after a failure, so that the customer can load it again.
      .catch((error: LoadFailure) => isCurrent && setFailure(error))
      .finally(() => isCurrent && setLoading(false));
    return () => {
      isCurrent = false;
    };
  }, [isLoaded, productId, designId, token, attempt]); // eslint-disable-line react-hooks/exhaustive-deps -- functions of the cart and the router, which change at each render, need no reload

  function replaceLineDesign(id: string, design: LineDesign): void {
    replaceDesign(id, design);
    setParams(
      (previousParams) => ({ ...Object.fromEntries(previousParams), [DESIGN_PARAMETER]: design.id }),
      {
        replace: true,
        preventScrollReset: true,
      },
    );
  }

  return {
    line,
    initial,
    isFieldDesign,
    isLoading,
    failure,
    reload() {
      setFailure(undefined);
      setLoading(true);
      setAttempt(attempt + 1);
    },
    storeDesign(design) {
      if (!line?.design) return storeUnfinishedDesign(productId, design);
      setReplacementId(design.id);
      replaceLineDesign(line.design.id, design);
    },
    clearDesign() {
      storeUnfinishedDesign(productId, undefined);
      setInitial(undefined);
    },
  };
}
