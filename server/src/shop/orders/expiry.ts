import type { OrderRow } from '../../database/order-tables.ts';
import type { OrderContext } from './context.ts';
import { cancelLockedOrder } from './cancel.ts';
import { PAYMENT_PERIOD_MS } from './deadlines.ts';
import { changeOrder } from './record.ts';
import { releaseOrderStock } from './stock.ts';

const BATCH_SIZE = 100;
/** Time until an order that could not be expired is tried again. */
const RETRY_DELAY_MS = 5 * 60_000;

/**
 * Expires up to {@link BATCH_SIZE} orders with a past `due_at`. Releases the stock of an order that can still be paid.
 * Cancels an order that can no longer be paid or confirmed. Logs a failure and postpones the failed order by
 * {@link RETRY_DELAY_MS} milliseconds, because a failed order must not block the other orders.
 */
export async function expireDueOrders(context: OrderContext): Promise<void> {
  const dueOrders = await context.db
    .selectFrom('orders')
    .select('id')
    .where('due_at', '<=', context.now().toISOString())
    .orderBy('due_at')
    .limit(BATCH_SIZE)
    .execute();
  for (const { id } of dueOrders) {
    try {
      await expireOrder(context, id);
    } catch (error) {
      context.log.error({ err: error, order: id }, 'an order could not be expired');
      await postponeExpiry(context, id);
    }
  }
}

async function postponeExpiry({ db, now }: OrderContext, id: string): Promise<void> {
  const failedAt = now();
  await db
    .updateTable('orders')
    .set({ due_at: new Date(failedAt.getTime() + RETRY_DELAY_MS).toISOString() })
    .where('id', '=', id)
    .where('due_at', '<=', failedAt.toISOString())
    .execute();
}

async function expireOrder(outerContext: OrderContext, id: string): Promise<void> {
  await changeOrder(outerContext, id, async (order, context) => {
    const now = context.now();
    if (!order.due_at || order.due_at > now.toISOString()) return;
    const isWaiting = ['placed', 'awaiting_payment'].includes(order.status);
    const paymentDeadline = new Date(Date.parse(order.placed_at) + PAYMENT_PERIOD_MS);
    const canBePaid = isWaiting && order.payment_method !== 'cash' && now < paymentDeadline;
    const due_at = canBePaid ? paymentDeadline.toISOString() : null;
    await context.db.updateTable('orders').set({ due_at }).where('id', '=', id).execute();
    if (canBePaid) await releaseOrderStock(context, order, { actor: 'shop' });
    else if (isWaiting)
      await cancelLockedOrder(context, order, { actor: 'shop', reason: describeExpiryReason(order) });
  });
}

function describeExpiryReason({ payment_method }: OrderRow): string {
  return payment_method === 'cash'
    ? 'It was not confirmed within 24 hours.'
    : 'It was not paid within three days.';
}
