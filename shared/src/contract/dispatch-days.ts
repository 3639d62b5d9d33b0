import type { DispatchDays } from './product-details.ts';

/** The dispatch days of a product that has none in its details. */
const DEFAULT_DISPATCH: DispatchDays = { from: 3, to: 5 };

/**
 * Describes the time until all products are dispatched, such as `3–5 working days`.
 * @param products the dispatch days of each product; undefined for a product without dispatch days
 */
export function describeDispatch(products: readonly (DispatchDays | undefined)[]): string {
  const days = products.map((dispatch) => dispatch ?? DEFAULT_DISPATCH);
  if (days.length === 0) days.push(DEFAULT_DISPATCH);
  const from = Math.max(...days.map((each) => each.from));
  const to = Math.max(...days.map((each) => each.to));
  const unit = to === 1 ? 'working day' : 'working days';
  return from === to ? `${to} ${unit}` : `${from}–${to} ${unit}`;
}
