import { type CartLine, getLineKey } from '@rangmala/shared/cart';
import type { Item, ProductImage } from '@rangmala/shared/contract';
import {
  type ChosenOptions,
  completeOptions,
  computeUnitPrice,
  listMatchingImages,
  resolveAvailableOptions,
} from '@rangmala/shared/contract/product-options';

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

/** Returns the best picture for the chosen options: the first of `listMatchingImages`, or the item's first picture. */
export function chooseItemPicture(
  { image: [url = ''], images = [], options = [], placeholder }: Item,
  chosenOptions: Readonly<ChosenOptions> = {},
): ProductImage {
  return (
    listMatchingImages(images, resolveAvailableOptions(options, chosenOptions))[0] ?? {
      url,
      ...(placeholder && { placeholder }),
    }
  );
}

/** Converts rupees to whole paise, because sums of decimal fractions are inexact. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/**
 * Returns the price of several pieces in rupees.
 * @param price unit price in rupees
 */
export function computeLineTotal(price: number, quantity: number): number {
  return (toPaise(price) * quantity) / 100;
}

export interface Totals {
  subtotal: number;
  shipping: number;
  total: number;
}

/** Price of shipping in rupees. Shipping is always free. */
const SHIPPING = 0;

/**
 * Returns the totals of a cart in rupees.
 * @param lines quantities, and unit prices in rupees
 */
export function computeTotals(lines: Iterable<{ price: number; quantity: number }>): Totals {
  let paise = 0;
  for (const { price, quantity } of lines) paise += toPaise(price) * quantity;
  const subtotal = paise / 100;
  return { subtotal, shipping: SHIPPING, total: subtotal + SHIPPING };
}
