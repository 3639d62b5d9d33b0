import type { OrderRow } from '../../database/order-tables.ts';
import { ConflictError } from '../../http/errors.ts';
import { requestRefund } from './payments/refunds.ts';
import type { OrderContext } from './context.ts';
import { createCancelledEmail, sendOrderEmail } from './emails.ts';
import { changeOrder, type EventSource, recordEvents } from './record.ts';
import { isCancellable } from './state.ts';
import { releaseOrderStock } from './stock.ts';

const CUSTOMER_EXPLANATION =
  'We have already started making this order, so it can no longer be cancelled here. Please contact us.';

/**
 * Cancels an order before production begins, as {@link cancelLockedOrder} does. Does nothing when the order is already
 * cancelled.
 * @throws ConflictError when production has begun, with a message for the owner if `source.actor` is the owner,
 * otherwise for the customer
 */
export async function cancelOrder(context: OrderContext, id: string, source: EventSource): Promise<OrderRow> {
  return changeOrder(context, id, async (order, transaction) => {
    if (order.status === 'cancelled') return order;
    if (!isCancellable(order.status)) {
      throw new ConflictError(source.actor === 'owner' ? explainToOwner(order) : CUSTOMER_EXPLANATION);
    }
    return cancelLockedOrder(transaction, order, source);
  });
}

/** Returns why an order cannot be cancelled, with the commands that the owner can use instead. */
function explainToOwner({ number, status }: OrderRow): string {
  const refundHint = `To pay money back, run: npm run orders -- refund ${number} --line N`;
  switch (status) {
    case 'shipped':
    case 'delivered':
      return `Order ${number} is ${status}, so it can no longer be cancelled. When it comes back, run: npm run orders -- return ${number}\n${refundHint}`;
    case 'returned':
      return `Order ${number} has come back, so it can no longer be cancelled. ${refundHint}`;
    default:
      return `Order ${number} is ${status.replace('_', ' ')}, so it can no longer be cancelled. ${refundHint}`;
  }
}

/**
 * Cancels a locked order in any status. Releases the stock of the order, requests a refund of the paid amount that is
 * not refunded yet, and mails the customer.
 */
export async function cancelLockedOrder(
  context: OrderContext,
  order: OrderRow,
  source: EventSource,
): Promise<OrderRow> {
  let cancelledOrder = await recordEvents(context, order, [{ kind: 'cancelled' }], source);
  cancelledOrder = await releaseOrderStock(context, cancelledOrder, source);
  const refundAmount = cancelledOrder.paid_paise - cancelledOrder.refunded_paise;
  if (refundAmount > 0)
    cancelledOrder = await requestRefund(context, cancelledOrder, refundAmount, 'The order was cancelled.');
  await sendOrderEmail(context, cancelledOrder, createCancelledEmail(cancelledOrder));
  return cancelledOrder;
}
