import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from '@rangmala/shared/router';
import { type LineDesign, useCart } from '@rangmala/shared/cart';
import type { Product } from '@rangmala/shared/contract';
import {
  ACCOUNT_TOKEN,
  keepDesign,
  listStoredDesigns,
  readUnfinishedDesign,
  storeUnfinishedDesign,
} from '../../api/design-store.ts';
import { DESIGN_PARAMETER } from '../../lib/edit-design-link.ts';
import type { InitialDesign } from '../../api/load-design.ts';

export interface LoadFailure {
  /** A sentence about a design that cannot be used; undefined for other errors, such as a lost connection. */
  explanation?: string;
}

/**
 * Returns the design that the URL refers to: of a cart line, of this browser or of the signed-in customer. Returns the
 * unfinished design of the product when the URL refers to none that exists.
 */
export function useInitialDesign(product: Product) {
  const { id: productId } = product;
  const { lines, isLoaded, replaceDesign } = useCart();
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const designId = params.get(DESIGN_PARAMETER) || null;
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
  /** Whether the shown design is one that the URL refers to and that belongs to no cart line. */
  const [isKept, setKept] = useState(false);
  const token = line?.design?.token;

  useEffect(() => {
    // Does not load the design that the editor has created and already shows.
    if (!isLoaded || (replacementId !== undefined && [line?.design?.id, designId].includes(replacementId)))
      return;
    const draft = readUnfinishedDesign(productId);
    const isDraft = designId === null || (token === undefined && designId === draft?.id);
    const requested = isDraft ? undefined : findDesign(designId, token);
    let isCurrent = true;
    const load = async () => {
      if (!requested && !draft) return undefined;
      const { loadDesignForEditor, differsOnlyInFields } = await import(
        /* webpackChunkName: "load-design" */ '../../api/load-design.ts'
      );
      const found = requested && (await loadDesignForEditor(requested, true, attempt > 0));
      const isRequested = token !== undefined || found?.content.product_id === productId;
      const loadedDesign =
        isRequested || !draft ? found : await loadDesignForEditor(draft, false, attempt > 0);
      if (!isCurrent) return undefined;
      setFieldDesign(loadedDesign ? differsOnlyInFields(product, loadedDesign) : false);
      setKept(isRequested && token === undefined);
      if (!isRequested && !loadedDesign) storeUnfinishedDesign(productId, undefined);
      return loadedDesign?.content.product_id === productId ? { loadedDesign, isRequested } : undefined;
    };
    load()
      .then((result) => {
        if (!result) return;
        const { loadedDesign, isRequested } = result;
        const { design } = loadedDesign;
        setInitial(loadedDesign);
        // The id changes when the design was saved for the first time or was copied.
        if (!isRequested && design.id !== draft?.id) storeUnfinishedDesign(productId, design);
        if (isRequested && requested && design.id !== requested.id) replaceChosenDesign(requested.id, design);
      })
      // Does not remove the stored design after a failure, so that the customer can load it again.
      .catch((error: LoadFailure) => isCurrent && setFailure(error))
      .finally(() => isCurrent && setLoading(false));
    return () => {
      isCurrent = false;
    };
  }, [isLoaded, productId, designId, token, attempt]); // eslint-disable-line react-hooks/exhaustive-deps -- functions of the cart and the router, which change at each render, need no reload

  /** Puts a design in the place of the one that the URL refers to. */
  function replaceChosenDesign(id: string, design: LineDesign): void {
    if (line) replaceDesign(id, design);
    else keepDesign(design);
    setDesignParameter(design.id);
  }

  function setDesignParameter(id: string | undefined): void {
    setParams(
      (previousParams) => {
        const { [DESIGN_PARAMETER]: _previous, ...others } = Object.fromEntries(previousParams);
        return id === undefined ? others : { ...others, [DESIGN_PARAMETER]: id };
      },
      { replace: true, preventScrollReset: true, state },
    );
  }

  return {
    /** The cart line with the edited design; undefined when the design belongs to no cart line. */
    line,
    initial,
    /** Whether the design differs from the shop's own design only in the values of the product's fields. */
    isFieldDesign,
    isLoading,
    /** The error when the design could not be loaded. A design that no longer exists is not a failure. */
    failure,
    reload() {
      setFailure(undefined);
      setLoading(true);
      setAttempt(attempt + 1);
    },
    /** Stores the design as the product's unfinished design, or in the cart line that is edited. */
    storeDesign(design: LineDesign): void {
      const chosenId = line?.design?.id ?? (isKept ? designId : null);
      if (chosenId === null) return storeUnfinishedDesign(productId, design);
      setReplacementId(design.id);
      replaceChosenDesign(chosenId, design);
    },
    /** Removes the product's unfinished design after it was added to the cart. */
    clearDesign() {
      if (isKept) setDesignParameter(undefined);
      else storeUnfinishedDesign(productId, undefined);
      setInitial(undefined);
    },
  };
}

/** Returns a design with its token: that of the cart line, one of this browser, or that of the customer's session. */
const findDesign = (id: string, lineToken: string | undefined): LineDesign => ({
  id,
  token: lineToken ?? listStoredDesigns().find((design) => design.id === id)?.token ?? ACCOUNT_TOKEN,
});
