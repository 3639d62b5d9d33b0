import type { PaymentMethod } from '@rangmala/shared/contract';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Time for which an unpaid order holds its stock. */
export const HOLD_MS = 30 * MINUTE;
/** Time in which a mailed link confirms cash on delivery. */
export const CONFIRM_MS = 24 * HOUR;
/**
 * Time in which a payment can still succeed after its order was placed: Razorpay polls banks for up to three days
 * (late authorisation), and the owner checks for transfers to the shop's own UPI id as long.
 */
export const PAYABLE_MS = 3 * 24 * HOUR;

/** Returns when a new order is due for its first automatic change. */
export function dueAfterPlacing(method: PaymentMethod, now: Date): string {
  return new Date(now.getTime() + (method === 'cash' ? CONFIRM_MS : HOLD_MS)).toISOString();
}
