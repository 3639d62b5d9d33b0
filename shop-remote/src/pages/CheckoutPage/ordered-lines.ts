import type { CartLine } from '@rangmala/shared/cart';
import type { Checkout, Item } from '@rangmala/shared/contract';
import { choiceLabels } from '@rangmala/shared/contract/product-options';
import type { Choice } from '@rangmala/shared/ui';
import type { PricedLine } from '../../lib/priced-lines.ts';
import { lineTotal, totalsOf } from '../../lib/totals.ts';

/** A line of the cart with the server's price, in rupees. */
export interface OrderedLine {
  key: string;
  line: CartLine;
  item: Item;
  price: number;
  total: number;
  /** The options as text: `Size: M`. */
  choices: string[];
}

/** Returns the lines that can be ordered; undefined while a price is unknown. */
export function orderedLines(lines: readonly PricedLine[]): OrderedLine[] | undefined {
  if (lines.some(({ state }) => state === 'unknown')) return undefined;
  return lines.flatMap((priced) => {
    if (priced.state !== 'priced') return [];
    const { key, line, item, price } = priced;
    const choices = choiceLabels(item.options ?? [], line.options ?? {}).map(
      ({ label, value }) => `${label}: ${value}`,
    );
    return [{ key, line, item, price, total: lineTotal(price, line.quantity), choices }];
  });
}

export function totalOf(lines: readonly OrderedLine[]): number {
  return totalsOf(lines.map(({ price, line }) => ({ price, quantity: line.quantity }))).total;
}

const isPersonalised = ({ line }: OrderedLine): boolean =>
  line.customDesign !== undefined || line.design !== undefined;

/** Returns the payment methods as radio buttons. The hint of a disabled method says why it does not fit this order. */
export function offersFor(
  { payments, cash_limit, upi_limit }: Checkout,
  lines: readonly OrderedLine[],
  total: number,
): (Choice & { value: Checkout['payments'][number]['value'] })[] {
  return payments.map(({ value, label, hint }) => {
    const limit = value === 'cash' ? cash_limit : value === 'upi' ? upi_limit : Infinity;
    const reason =
      value === 'cash' && lines.some(isPersonalised)
        ? 'Not for personalised items.'
        : total > limit
          ? `Up to ₹${limit.toLocaleString('en-IN')}.`
          : undefined;
    return { value, label, hint: reason ?? hint, disabled: reason !== undefined };
  });
}
