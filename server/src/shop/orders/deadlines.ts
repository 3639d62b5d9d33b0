import type { PaymentMethod } from '@rangmala/shared/contract';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Time for which an unpaid order holds its stock. Does not apply to cash on delivery. */
export const STOCK_HOLD_MS = 30 * MINUTE_MS;
/** Time after which an order with cash on delivery is cancelled if it was not confirmed. */
export const CONFIRMATION_PERIOD_MS = 24 * HOUR_MS;
/**
 * Time for which the shop waits for the payment for an order. A payment through Razorpay can succeed days after its
 * start (late authorisation). The owner also needs time to check for transfers to the shop's UPI ID.
 */
export const PAYMENT_PERIOD_MS = 3 * 24 * HOUR_MS;

/**
 * Returns the time (ISO 8601) at which an order that begins to hold its stock at `now` loses the stock. A payment or a
 * confirmation before this time keeps the stock.
 */
export function computeStockReleaseTime(method: PaymentMethod, now: Date): string {
  return new Date(now.getTime() + (method === 'cash' ? CONFIRMATION_PERIOD_MS : STOCK_HOLD_MS)).toISOString();
}
