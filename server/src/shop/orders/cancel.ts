import type { Database } from '../../database/database.ts';
import type { OrderRow } from '../../database/order-tables.ts';
import { transact } from '../../database/transact.ts';
import { ConflictError, NotFoundError } from '../../http/errors.ts';
import { requestRefund } from './payments/refunds.ts';
import type { OrderContext } from './context.ts';
import { sendCancelled } from './customer-emails.ts';
import { listLines } from './queries.ts';
import { lockOrder, type EventSource, recordEvents } from './record.ts';
import { isCancellable } from './state.ts';
import { releaseStock } from './stock.ts';

/**
 * Cancels an order before production begins and refunds it in full. Does nothing when the order is already
 * cancelled.
 * @throws ConflictError when production has begun
 */
export async function cancelOrder(context: OrderContext, id: string, by: EventSource): Promise<OrderRow> {
  return transact(context.db, async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (!order) throw new NotFoundError();
    if (order.status === 'cancelled') return order;
    if (!isCancellable(order.status)) {
      throw new ConflictError(
        'We have already started making this order, so it can no longer be cancelled here. Please contact us.',
      );
    }
    return cancelLocked(context, transaction, order, by);
  });
}

/** Cancels an order that the transaction has locked. */
export async function cancelLocked(
  context: OrderContext,
  transaction: Database,
  order: OrderRow,
  by: EventSource,
): Promise<OrderRow> {
  const at = context.now();
  if (order.stock_held) await releaseStock(transaction, await listLines(transaction, order.id));
  let cancelled = await recordEvents(
    transaction,
    order,
    [{ kind: 'cancelled' }, ...(order.stock_held ? [{ kind: 'stock_released' } as const] : [])],
    { ...by, at },
  );
  const refundAmount = cancelled.paid_paise - cancelled.refunded_paise;
  if (refundAmount > 0)
    cancelled = await requestRefund(
      context,
      transaction,
      cancelled,
      refundAmount,
      'The order was cancelled.',
    );
  await sendCancelled(context, cancelled, transaction);
  return cancelled;
}
