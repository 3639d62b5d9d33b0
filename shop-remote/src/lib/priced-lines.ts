import { getLineKey, type CartLine } from '@rangmala/shared/cart';
import type { Item } from '@rangmala/shared/contract';
import { completeOptions, computeUnitPrice } from '@rangmala/shared/contract/product-options';

/** A line of the cart with the server's data about its product. */
export type PricedLine = { key: string; line: CartLine } &
  /** `price` is the unit price with the line's options, in rupees. */
  (
    | { state: 'priced'; item: Item; price: number; problem?: string | undefined }
    /** The prices are loading or could not be loaded. */
    | { state: 'unknown' }
    /** The server does not have the product. */
    | { state: 'unavailable' }
  );

/** Adds the server's data to the lines. `items` is undefined while the items are not loaded. */
export function priceLines(lines: readonly CartLine[], items: readonly Item[] | undefined): PricedLine[] {
  const itemsById = new Map(items?.map((item) => [item.id, item]));
  return lines.map((line) => {
    const key = getLineKey(line);
    const item = itemsById.get(line.id);
    if (item) {
      const price = computeUnitPrice(item.price, item.options, line.options);
      const { problem } = completeOptions(item.options ?? [], line.options ?? {});
      return { key, line, state: 'priced', item, price, problem };
    }
    return { key, line, state: items ? 'unavailable' : 'unknown' };
  });
}
