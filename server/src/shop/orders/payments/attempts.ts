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

/** Returns the payment attempt of a shop order; undefined when no payment through a gateway was started. */
export async function findAttemptOfOrder(
  db: Database,
  orderId: string,
): Promise<PaymentAttemptRow | undefined> {
  return db.selectFrom('payment_attempts').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}
