import { useState } from 'react';
import { useCart, type Cart } from '@rangmala/shared/cart';
import { useItemsById } from './use-items.ts';
import { priceLines, type PricedLine } from '../lib/priced-lines.ts';

export interface PricedCart extends Omit<Cart, 'lines'> {
  lines: readonly PricedLine[];
  /** Message when the prices could not be loaded. */
  problem: string | undefined;
  /** Requests the prices again. */
  reload: () => void;
}

/** Returns the cart with the server's prices; prices stored in the browser are not used. */
export function usePricedCart(): PricedCart {
  const cart = useCart();
  const ids = cart.lines.map(({ id }) => id);
  // Keeps the ids of removed lines, so that removing a line does not request the prices of the other lines again.
  const [requestedIds, setRequestedIds] = useState(ids);
  const isMissing = ids.some((id) => !requestedIds.includes(id));
  if (isMissing) setRequestedIds([...new Set([...requestedIds, ...ids])]);

  const { data: items, error, reload } = useItemsById(requestedIds);
  return {
    ...cart,
    lines: priceLines(cart.lines, items),
    problem: items ? undefined : error?.message,
    reload: () => void reload(),
  };
}
