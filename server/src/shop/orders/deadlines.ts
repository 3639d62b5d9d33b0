import type { PaymentMethod } from '@rangmala/shared/contract';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Duration of the stock hold of an unpaid order. Does not apply to cash on delivery. */
export const STOCK_HOLD_MS = 30 * MINUTE_MS;
/** Time after which an unconfirmed order with cash on delivery is cancelled. */
export const CONFIRMATION_PERIOD_MS = 24 * HOUR_MS;
/**
 * Time after which an unpaid order is cancelled. Several days are necessary: a payment through Razorpay can succeed
 * days after its start (late authorisation), and the owner must find the time to check for transfers to the shop's UPI
 * ID.
 */
export const PAYMENT_PERIOD_MS = 3 * 24 * HOUR_MS;

/**
 * Returns the end (ISO 8601) of a stock hold that begins at `now`. The stock is released at this time if the order is
 * neither paid nor confirmed.
 */
export function computeStockReleaseTime(method: PaymentMethod, now: Date): string {
  return new Date(now.getTime() + (method === 'cash' ? CONFIRMATION_PERIOD_MS : STOCK_HOLD_MS)).toISOString();
}
