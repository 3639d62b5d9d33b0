import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CartLine, type LineDesign, useCart } from '@rangmala/shared/cart';
import type { Design } from '@rangmala/shared/contract/designs';
import { fetchDesign } from '../../api/designs.ts';
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
  /** Keeps the design that was just begun for the next visit. */
  remember: (design: LineDesign) => void;
  /** Begins afresh: what was designed is in the cart. */
  forget: () => void;
}

/** The design that this browser has begun for a product, or that of a cart line named in the address. */
export function useBegunDesign(productId: string): BegunDesignState {
  const { lines, isKnown } = useCart();
  const [params] = useSearchParams();
  const wanted = params.get(DESIGN_PARAMETER);
  const line =
    wanted === null ? undefined : lines.find(({ id, design }) => id === productId && design?.id === wanted);
  const [begun, setBegun] = useState<BegunDesign>();
  const [isLoading, setLoading] = useState(true);
  const token = line?.design?.token;

  useEffect(() => {
    if (!isKnown) return;
    const held = wanted !== null && token !== undefined ? { id: wanted, token } : readDraft(productId);
    let isCurrent = true;
    const fetched = held ? fetchDesign(held) : Promise.resolve(undefined);
    fetched
      .then((content) => {
        if (!isCurrent || !held) return;
        if (content && !content.is_ordered) setBegun({ design: held, content });
        else if (token === undefined) storeDraft(productId, undefined);
      })
      // Out of reach just now: the draft stays where it is, for the next visit.
      .catch(() => undefined)
      .finally(() => isCurrent && setLoading(false));
    return () => {
      isCurrent = false;
    };
  }, [isKnown, productId, wanted, token]);

  return {
    line,
    begun,
    isLoading,
    remember: (design) => storeDraft(productId, design),
    forget() {
      storeDraft(productId, undefined);
      setBegun(undefined);
    },
  };
}
