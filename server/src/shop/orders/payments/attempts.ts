import type { Database } from '../../../database/database.ts';
import type { OrderRow, PaymentAttemptRow } from '../../../database/order-tables.ts';
import { PAYMENT_PERIOD_MS } from '../deadlines.ts';

/** Returns whether an order can be paid at `now`, through a gateway or by a transfer to the shop's UPI ID. */
export function isPayable(order: OrderRow, now: Date): boolean {
  const { status, payment_status, payment_method, placed_at } = order;
  if (payment_method === 'cash') return false;
  if (payment_status !== 'open' || !['placed', 'awaiting_payment'].includes(status)) return false;
  return now.getTime() < Date.parse(placed_at) + PAYMENT_PERIOD_MS;
}

/** Returns the payment attempt of a gateway order; undefined for an unknown gateway order. */
export async function findAttempt(
  db: Database,
  gateway: string,
  gatewayOrderId: string,
): Promise<PaymentAttemptRow | undefined> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('gateway_order_id', '=', gatewayOrderId)
    .executeTakeFirst();
}

/**
 * Seconds between the start of a payment and each of its first checks. The pauses between further checks depend on the
 * setting RECONCILE_SECONDS.
 */
const FIRST_CHECKS_SECONDS = [3, 10, 30];

/**
 * Returns the time (ISO 8601) of the next check of a payment that was checked `checks` times. For a paid order, each
 * further pause is twice as long as the one before it, because a second payment for an order is rare.
 */
export function computeNextCheckTime(
  now: Date,
  { startedAt, checks, isPaid }: { startedAt: Date; checks: number; isPaid: boolean },
  intervalSeconds: number,
): string {
  const firstCheckSeconds = FIRST_CHECKS_SECONDS[checks];
  const checkMs = firstCheckSeconds === undefined ? 0 : startedAt.getTime() + firstCheckSeconds * 1000;
  const doublingCount = isPaid ? Math.max(0, checks - FIRST_CHECKS_SECONDS.length) : 0;
  const pauseMs = intervalSeconds * 1000 * 2 ** Math.min(doublingCount, 10);
  return new Date(checkMs > now.getTime() ? checkMs : now.getTime() + pauseMs).toISOString();
}
