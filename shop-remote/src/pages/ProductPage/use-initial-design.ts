import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CartLine, type LineDesign, useCart } from '@rangmala/shared/cart';
import type { Design } from '@rangmala/shared/contract/designs';
import { fetchDesign } from '../../api/designs.ts';
import { saveUnsaved } from '../../api/unsaved-designs.ts';
import { readUnfinishedDesign, storeUnfinishedDesign } from '../../api/unfinished-designs.ts';
import { DESIGN_PARAMETER } from '../../lib/edit-design-link.ts';

/** A design with its content on the server. */
export interface InitialDesign {
  design: LineDesign;
  content: Design;
}

export interface InitialDesignState {
  /** The cart line whose design is edited; undefined for a new one. */
  line: CartLine | undefined;
  initial: InitialDesign | undefined;
  /** Whether an unfinished design is loading. */
  isLoading: boolean;
  /** Whether it could not be loaded because the server is unreachable. */
  hasFailed: boolean;
  /** Loads it again. */
  reload: () => void;
  /** Stores the new design for the next visit. */
  remember: (design: LineDesign) => void;
  /** Starts a new design, because the current one is in the cart. */
  forget: () => void;
}

/** Returns the unfinished design of a product, or the design of a cart line that the address names. */
export function useInitialDesign(productId: string): InitialDesignState {
  const { lines, isKnown, replaceDesign } = useCart();
  const [params, setParams] = useSearchParams();
  const wanted = params.get(DESIGN_PARAMETER);
  const line =
    wanted === null ? undefined : lines.find(({ id, design }) => id === productId && design?.id === wanted);
  const [initial, setInitial] = useState<InitialDesign>();
  const [isLoading, setLoading] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const token = line?.design?.token;

  useEffect(() => {
    if (!isKnown) return;
    const held =
      wanted !== null && token !== undefined ? { id: wanted, token } : readUnfinishedDesign(productId);
    let isCurrent = true;
    loadDesign(held)
      .then((found) => {
        if (!isCurrent || !held) return;
        if (!found) return token === undefined ? storeUnfinishedDesign(productId, undefined) : undefined;
        setInitial(found);
        if (found.design.id === held.id) return;
        // It was stored in this browser only; from here on it has the server's id.
        if (token === undefined) return storeUnfinishedDesign(productId, found.design);
        replaceDesign(held.id, found.design);
        setParams((before) => ({ ...Object.fromEntries(before), [DESIGN_PARAMETER]: found.design.id }), {
          replace: true,
          preventScrollReset: true,
        });
      })
      // Keeps the stored design.
      .catch(() => isCurrent && setFailed(true))
      .finally(() => isCurrent && setLoading(false));
    return () => {
      isCurrent = false;
    };
  }, [isKnown, productId, wanted, token, attempt]); // eslint-disable-line react-hooks/exhaustive-deps -- the functions of the cart and the address never matter

  return {
    line,
    initial,
    isLoading,
    hasFailed,
    reload() {
      setFailed(false);
      setLoading(true);
      setAttempt(attempt + 1);
    },
    remember: (design) => storeUnfinishedDesign(productId, design),
    forget() {
      storeUnfinishedDesign(productId, undefined);
      setInitial(undefined);
    },
  };
}

/**
 * Loads a design from the server, after saving changes that this browser stored.
 * @returns undefined when it no longer exists or was ordered
 */
async function loadDesign(held: LineDesign | undefined): Promise<InitialDesign | undefined> {
  if (!held) return undefined;
  const design = await saveUnsaved(held);
  const content = await fetchDesign(design);
  return content && !content.is_ordered ? { design, content } : undefined;
}
