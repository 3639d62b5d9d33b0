import type { OrderRow } from '../../database/order-tables.ts';
import { ConflictError, NotFoundError, TooManyRequestsError } from '../../http/errors.ts';
import type { OrderContext } from './context.ts';
import { computeStockReleaseTime } from './deadlines.ts';
import { sendConfirmedEmail, sendPlacedEmail } from './emails.ts';
import { tryRecordLinkMail } from './link-mails.ts';
import { preparePrinting } from './production.ts';
import { findOrder } from './queries.ts';
import { changeOrder, type EventSource, recordEvents } from './record.ts';
import { holdOrderStock } from './stock.ts';
import { isConfirmationToken } from './tokens.ts';

/**
 * Confirms an order with cash on delivery when `token` is the token of the mailed link.
 * @throws NotFoundError for an unknown order number and for a wrong token
 * @throws ConflictError when the order cannot be confirmed, for example because it was cancelled
 */
export async function confirmByLink(context: OrderContext, number: string, token: string): Promise<OrderRow> {
  const order = await findOrder(context.db, number);
  if (!order || !isConfirmationToken(context.secret, order, token)) {
    throw new NotFoundError('This link is no longer valid. Please open the link in our newest email.');
  }
  return confirmOrder(context, order.id, { actor: 'customer' });
}

/**
 * Confirms an order that is not paid through a gateway. Holds the stock again if it was released, queues the print jobs
 * and mails the customer. Does nothing when the order is already confirmed.
 * @throws ConflictError when the order was cancelled or is paid through a gateway, or when the stock of a product is
 * too small
 */
export async function confirmOrder(
  outerContext: OrderContext,
  id: string,
  source: EventSource,
): Promise<OrderRow> {
  return changeOrder(outerContext, id, async (order, context) => {
    if (order.status === 'cancelled')
      throw new ConflictError('This order was cancelled. Please order again.');
    if (!['cash', 'upi'].includes(order.payment_method)) {
      throw new ConflictError('This order is confirmed by its payment.');
    }
    if (!['placed', 'awaiting_payment'].includes(order.status)) return order;
    // Holds the stock again: the owner may check a transfer after the stock hold has ended.
    const heldOrder = await holdOrderStock(context, order, source);
    const confirmedOrder = await recordEvents(context, heldOrder, [{ kind: 'confirmed' }], source, {
      due_at: null,
    });
    await preparePrinting(context, confirmedOrder);
    await sendConfirmedEmail(context, confirmedOrder);
    return confirmedOrder;
  });
}

/**
 * Mails the link that confirms an order with cash on delivery again, and gives the customer a new period to confirm.
 * @param email address of this and later mails. Links that were mailed to another address end.
 * @throws ConflictError when the order is not waiting for its confirmation
 * @throws TooManyRequestsError when the link was mailed too often
 */
export async function mailConfirmationAgain(
  outerContext: OrderContext,
  id: string,
  email: string,
): Promise<OrderRow> {
  return changeOrder(outerContext, id, async (order, context) => {
    if (order.payment_method !== 'cash' || order.status !== 'placed') {
      throw new ConflictError(
        'This order isn’t waiting for a confirmation any more. Please reload the page.',
      );
    }
    if (!(await tryRecordLinkMail(context, order))) {
      throw new TooManyRequestsError(
        'We’ve already sent the link several times today. Please look into your spam folder, or write to us.',
      );
    }
    const changedOrder = await context.db
      .updateTable('orders')
      .set({ email, due_at: computeStockReleaseTime('cash', context.now()) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await sendPlacedEmail(context, changedOrder);
    return changedOrder;
  });
}
