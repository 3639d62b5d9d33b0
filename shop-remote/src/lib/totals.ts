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
