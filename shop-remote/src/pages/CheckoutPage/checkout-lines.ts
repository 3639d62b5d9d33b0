import type { CartLine } from '@rangmala/shared/cart';
import type { Checkout, Item } from '@rangmala/shared/contract';
import { listChoiceLabels } from '@rangmala/shared/contract/product-options';
import type { Choice } from '@rangmala/shared/ui';
import { computeLineTotal, computeTotals, type PricedLine } from '../../lib/cart-lines.ts';

/**
 * A line of the cart with the server's prices. `price` is the unit price and `total` the price of all pieces, in
 * rupees.
 */
export interface CheckoutLine {
  key: string;
  line: CartLine;
  item: Item;
  price: number;
  total: number;
  /** The options as text, for example `Size: M`. */
  choices: string[];
}

/** Returns the lines that have a price; undefined while a price is unknown. Unavailable lines are omitted. */
export function toCheckoutLines(lines: readonly PricedLine[]): CheckoutLine[] | undefined {
  if (lines.some(({ state }) => state === 'unknown')) return undefined;
  return lines.flatMap((pricedLine) => {
    if (pricedLine.state !== 'priced') return [];
    const { key, line, item, price } = pricedLine;
    const choices = listChoiceLabels(item.options ?? [], line.options ?? {}).map(
      ({ label, value }) => `${label}: ${value}`,
    );
    return [{ key, line, item, price, total: computeLineTotal(price, line.quantity), choices }];
  });
}

/** Returns the total in rupees. `shipping` is the price of the shipping in whole rupees. */
export function computeOrderTotal(lines: readonly CheckoutLine[], shipping = 0): number {
  return computeTotals(lines.map(({ price, line }) => ({ price, quantity: line.quantity }))).total + shipping;
}

const isPersonalised = ({ line }: CheckoutLine): boolean =>
  line.customDesign !== undefined || line.design !== undefined;

/** Returns the payment methods as radio buttons. The hint of a disabled method says why the method is disabled. */
export function listPaymentChoices(
  { payments, cash_limit, upi_limit }: Checkout,
  lines: readonly CheckoutLine[],
  total: number,
): (Choice & { value: Checkout['payments'][number]['value'] })[] {
  const limits: Record<string, number | undefined> = { cash: cash_limit, upi: upi_limit };
  return payments.map(({ value, label, hint }) => {
    const limit = limits[value] ?? Infinity;
    let reason: string | undefined;
    if (value === 'cash' && lines.some(isPersonalised)) reason = 'Not for personalised items.';
    else if (total > limit) reason = `Up to ₹${limit.toLocaleString('en-IN')}.`;
    return { value, label, hint: reason ?? hint, disabled: reason !== undefined };
  });
}
