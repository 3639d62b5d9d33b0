import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CartLine, type LineDesign, useCart } from '@rangmala/shared/cart';
import type { Design } from '@rangmala/shared/contract/designs';
import { fetchDesign } from '../../api/designs.ts';
import { saveUnsaved } from '../../api/unsaved-designs.ts';
import { readDraft, storeDraft } from '../../api/stored-drafts.ts';
import { DESIGN_PARAMETER } from '../../lib/edit-design-link.ts';

/** A design with what the server has of it. */
export interface BegunDesign {
  design: LineDesign;
  content: Design;
}

export interface BegunDesignState {
  /** The line of the cart whose design is edited; undefined: a new one. */
  line: CartLine | undefined;
  begun: BegunDesign | undefined;
  /** Whether a design that was begun before is still on its way. */
  isLoading: boolean;
  /** Whether it could not be loaded: the server cannot be reached just now. */
  hasFailed: boolean;
  /** Tries to load it again. */
  reload: () => void;
  /** Keeps the design that was just begun for the next visit. */
  remember: (design: LineDesign) => void;
  /** Begins afresh: what was designed is in the cart. */
  forget: () => void;
}

/** The design that this browser has begun for a product, or that of a cart line named in the address. */
export function useBegunDesign(productId: string): BegunDesignState {
  const { lines, isKnown, replaceDesign } = useCart();
  const [params, setParams] = useSearchParams();
  const wanted = params.get(DESIGN_PARAMETER);
  const line =
    wanted === null ? undefined : lines.find(({ id, design }) => id === productId && design?.id === wanted);
  const [begun, setBegun] = useState<BegunDesign>();
  const [isLoading, setLoading] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const token = line?.design?.token;

  useEffect(() => {
    if (!isKnown) return;
    const held = wanted !== null && token !== undefined ? { id: wanted, token } : readDraft(productId);
    let isCurrent = true;
    loadDesign(held)
      .then((found) => {
        if (!isCurrent || !held) return;
        if (!found) return token === undefined ? storeDraft(productId, undefined) : undefined;
        setBegun(found);
        if (found.design.id === held.id) return;
        // It was kept in this browser until now: from here on the server's name for it counts.
        if (token === undefined) return storeDraft(productId, found.design);
        replaceDesign(held.id, found.design);
        setParams((before) => ({ ...Object.fromEntries(before), [DESIGN_PARAMETER]: found.design.id }), {
          replace: true,
          preventScrollReset: true,
        });
      })
      // The draft stays where it is.
      .catch(() => isCurrent && setFailed(true))
      .finally(() => isCurrent && setLoading(false));
    return () => {
      isCurrent = false;
    };
  }, [isKnown, productId, wanted, token, attempt]); // eslint-disable-line react-hooks/exhaustive-deps -- the functions of the cart and the address never matter

  return {
    line,
    begun,
    isLoading,
    hasFailed,
    reload() {
      setFailed(false);
      setLoading(true);
      setAttempt(attempt + 1);
    },
    remember: (design) => storeDraft(productId, design),
    forget() {
      storeDraft(productId, undefined);
      setBegun(undefined);
    },
  };
}

/**
 * What the server has of a design, after it has got what this browser has kept of it.
 * @returns undefined when there is no such design any more, or it was ordered
 */
async function loadDesign(held: LineDesign | undefined): Promise<BegunDesign | undefined> {
  if (!held) return undefined;
  const design = await saveUnsaved(held);
  const content = await fetchDesign(design);
  return content && !content.is_ordered ? { design, content } : undefined;
}
