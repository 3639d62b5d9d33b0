import type { PaymentMethod } from '@rangmala/shared/contract';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Duration of the stock hold of an unpaid order. */
export const STOCK_HOLD_MS = 30 * MINUTE_MS;
/** Validity of the mailed link that confirms cash on delivery. */
export const CONFIRMATION_PERIOD_MS = 24 * HOUR_MS;
/**
 * Time for which an order waits for its payment. A payment through Razorpay can succeed days later (late
 * authorisation), and the owner must have time to check for transfers to the shop's UPI id.
 */
export const PAYMENT_PERIOD_MS = 3 * 24 * HOUR_MS;

/** Returns when a new order is due for its first automatic change. */
export function dueAfterPlacing(method: PaymentMethod, now: Date): string {
  return new Date(now.getTime() + (method === 'cash' ? CONFIRMATION_PERIOD_MS : STOCK_HOLD_MS)).toISOString();
}
