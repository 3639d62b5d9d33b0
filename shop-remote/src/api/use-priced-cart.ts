import { useState } from 'react';
import { useCart, type Cart } from '@rangmala/shared/cart';
import { useItemsById } from './use-items.ts';
import { priceLines, type PricedLine } from '../lib/priced-lines.ts';

export interface PricedCart extends Omit<Cart, 'lines'> {
  lines: readonly PricedLine[];
  /** Why there are no prices, in a sentence. */
  problem: string | undefined;
  /** Asks for the prices again. */
  reload: () => void;
}

/** The cart with the server's prices: what the browser has stored is never shown as a price. */
export function usePricedCart(): PricedCart {
  const cart = useCart();
  const ids = cart.lines.map(({ id }) => id);
  // Only grows, so that taking out a line does not ask again for the prices of the others.
  const [asked, setAsked] = useState(ids);
  const isMissing = ids.some((id) => !asked.includes(id));
  if (isMissing) setAsked([...new Set([...asked, ...ids])]);

  const { data: items, error, reload } = useItemsById(asked);
  return {
    ...cart,
    lines: priceLines(cart.lines, items),
    problem: items ? undefined : error?.message,
    reload: () => void reload(),
  };
}
