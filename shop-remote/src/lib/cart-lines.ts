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
export type PricedLine = AvailableLine | UnpricedLine;

interface UnpricedLine {
  key: string;
  line: CartLine;
  /** `unknown` while the prices load and when they cannot be loaded, `unavailable` for a product that the shop does not have. */
  state: 'unknown' | 'unavailable';
}

export interface AvailableLine extends Omit<UnpricedLine, 'state'> {
  state: 'priced';
  item: Item;
  /** Price of a piece with the line's options, in rupees. */
  price: number;
  /** Price of all pieces, in rupees. */
  total: number;
  /** Why the line cannot be ordered with its options. */
  problem?: string | undefined;
}

/** Adds the server's data to the lines. `items` is undefined while the items are not loaded. */
export function priceLines(lines: readonly CartLine[], items: readonly Item[] | undefined): PricedLine[] {
  const itemsById = new Map(items?.map((item) => [item.id, item]));
  return lines.map((line) => {
    const key = getLineKey(line);
    const item = itemsById.get(line.id);
    if (item) {
      const price = computeUnitPrice(item.price, item.options, line.options);
      const { problem } = completeOptions(item.options ?? [], line.options ?? {});
      const total = computeLineTotal(price, line.quantity);
      return { key, line, state: 'priced', item, price, total, problem };
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

/**
 * Returns the price of several pieces in rupees. Computes in whole paise, because sums of decimal fractions are inexact.
 * @param price unit price in rupees
 */
export const computeLineTotal = (price: number, quantity: number): number =>
  (Math.round(price * 100) * quantity) / 100;

/** Returns the lines that can be ordered; undefined while a price is unknown. */
export function listAvailableLines(lines: readonly PricedLine[]): AvailableLine[] | undefined {
  if (lines.some(({ state }) => state === 'unknown')) return undefined;
  return lines.filter((line) => line.state === 'priced');
}

/** Returns the sum of the totals of lines in rupees. */
export const sumTotals = (lines: readonly Pick<AvailableLine, 'total'>[]): number =>
  lines.reduce((paise, { total }) => paise + Math.round(total * 100), 0) / 100;

/** Returns whether a line has a design or an uploaded picture of the customer. */
export const isPersonalised = ({ design, customDesign }: CartLine): boolean =>
  design !== undefined || customDesign !== undefined;
