import type { PaymentMethod } from '@rangmala/shared/contract';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Duration of the stock hold of an unpaid order. */
export const STOCK_HOLD_MS = 30 * MINUTE;
/** Validity of the mailed link that confirms cash on delivery. */
export const CONFIRM_MS = 24 * HOUR;
/**
 * A payment can succeed until three days after its order was placed. Razorpay polls banks for this time (late
 * authorisation), and the owner checks for transfers to the shop's UPI id.
 */
export const PAYABLE_MS = 3 * 24 * HOUR;

/** Returns when a new order is due for its first automatic change. */
export function dueAfterPlacing(method: PaymentMethod, now: Date): string {
  return new Date(now.getTime() + (method === 'cash' ? CONFIRM_MS : STOCK_HOLD_MS)).toISOString();
}
