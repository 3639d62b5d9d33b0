/** Rupees as whole paise: sums of fractions would drift. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** What some pieces cost. @param price in rupees, of one piece @returns rupees */
export function lineTotal(price: number, quantity: number): number {
  return (toPaise(price) * quantity) / 100;
}

export interface Totals {
  subtotal: number;
  shipping: number;
  total: number;
}

/** Shipping is free, always (specification §9). */
const SHIPPING = 0;

/** What a cart costs, in rupees. @param lines prices in rupees */
export function totalsOf(lines: Iterable<{ price: number; quantity: number }>): Totals {
  let paise = 0;
  for (const { price, quantity } of lines) paise += toPaise(price) * quantity;
  const subtotal = paise / 100;
  return { subtotal, shipping: SHIPPING, total: subtotal + SHIPPING };
}
