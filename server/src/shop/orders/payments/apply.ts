import { formatAmount } from '../../../database/column-values.ts';
import type { Database } from '../../../database/database.ts';
import type { OrderRow } from '../../../database/order-tables.ts';
import { ConflictError } from '../../../http/errors.ts';
import type { OrderContext } from '../context.ts';
import { cancelLockedOrder } from '../cancel.ts';
import { mailOwner } from '../../owner-email.ts';
import { sendConfirmedEmail } from '../emails.ts';
import { preparePrinting } from '../production.ts';
import { changeOrder, listEvents, recordEvents } from '../record.ts';
import { holdOrderStock } from '../stock.ts';
import { findAttempt } from './attempts.ts';
import type { GatewayPayment } from './razorpay.ts';
import { insertRefund, requestRefund } from './refunds.ts';

/**
 * Records a payment that a gateway reports. A captured payment confirms its order. The shop refunds a captured payment
 * if its amount is wrong, or if the order is already paid, cancelled or sold out. A failed or pending payment only adds
 * an event to the order. Reports can arrive repeatedly and in any order. Ignores repeated reports, and reports about
 * orders of another shop.
 */
export async function applyPayment(
  context: OrderContext,
  gateway: string,
  payment: GatewayPayment,
): Promise<void> {
  const attempt = await findAttempt(context.db, gateway, payment.order_id);
  // Does not lock the order for a repeated report, because most reports are repeated. The transaction checks again.
  if (!attempt || (await isPaymentRecorded(context.db, gateway, payment.id))) return;
  const apply = ['captured', 'refunded'].includes(payment.status) ? applyCapturedPayment : recordAttempt;
  await changeOrder(context, attempt.order_id, (order, transaction) =>
    apply(transaction, order, gateway, payment),
  );
}

async function applyCapturedPayment(
  context: OrderContext,
  order: OrderRow,
  gateway: string,
  payment: GatewayPayment,
): Promise<void> {
  if (await isPaymentRecorded(context.db, gateway, payment.id)) return;
  const row = { gateway, payment_id: payment.id };
  const isExactAmount = payment.amount === order.total_paise && payment.currency === 'INR';
  const isOrderPayment = isExactAmount && order.paid_paise === 0;
  await context.db
    .insertInto('payments')
    .values({
      ...row,
      order_id: order.id,
      pays_order_id: isOrderPayment ? order.id : null,
      amount_paise: payment.amount,
      captured_at: context.now().toISOString(),
    })
    .execute();
  if (!isOrderPayment) {
    await refundRejectedPayment(context, order, gateway, payment, isExactAmount);
    return;
  }
  const event = { kind: 'payment_captured', ...row, amount: payment.amount } as const;
  const paidOrder = await recordEvents(context, order, [event], { actor: 'gateway' }, { due_at: null });
  await completePaidOrder(context, paidOrder);
}

async function isPaymentRecorded(db: Database, gateway: string, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('payment_id')
    .where('gateway', '=', gateway)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Completes an order after its payment was recorded: holds the stock if it was released, queues the print jobs and
 * mails the customer. Refunds the payment if the order was cancelled. Cancels and refunds the order if its stock cannot
 * be held.
 */
async function completePaidOrder(context: OrderContext, order: OrderRow): Promise<void> {
  if (order.status === 'cancelled') {
    await requestRefund(context, order, order.paid_paise, 'The order was cancelled before it was paid.');
    return;
  }
  const orderWithStock = await tryHoldStock(context, order);
  if (!orderWithStock) {
    await cancelLockedOrder(context, order, {
      actor: 'shop',
      reason: 'It sold out before your payment arrived. We’re refunding you in full.',
    });
    return;
  }
  await preparePrinting(context, orderWithStock);
  await sendConfirmedEmail(context, orderWithStock);
}

async function tryHoldStock(context: OrderContext, order: OrderRow): Promise<OrderRow | undefined> {
  try {
    return await holdOrderStock(context, order, { actor: 'shop' });
  } catch (error) {
    if (error instanceof ConflictError) return undefined;
    throw error;
  }
}

async function refundRejectedPayment(
  context: OrderContext,
  order: OrderRow,
  gateway: string,
  payment: GatewayPayment,
  isExactAmount: boolean,
): Promise<void> {
  const reason = isExactAmount
    ? 'This order was already paid.'
    : 'The amount paid doesn’t match the order total.';
  // The order's refunded amount stays, because its paid amount contains no rejected payment.
  await insertRefund(context, {
    order_id: order.id,
    gateway,
    payment_id: payment.id,
    amount_paise: payment.amount,
    reason,
  });
  const { id: payment_id, amount } = payment;
  await recordEvents(context, order, [{ kind: 'payment_rejected', gateway, payment_id, amount }], {
    actor: 'gateway',
    reason,
  });
  await mailOwner(context, order.number, [
    `A payment of ₹${formatAmount(payment.amount)} (${payment.id}) is being refunded: ${reason}`,
  ]);
}

async function recordAttempt(
  context: OrderContext,
  order: OrderRow,
  gateway: string,
  payment: GatewayPayment,
): Promise<void> {
  const events = await listEvents(context.db, order.id);
  const kind = payment.status === 'failed' ? 'payment_attempt_failed' : 'payment_attempt_pending';
  const newest = events.findLast((event) => 'payment_id' in event && event.payment_id === payment.id);
  // Reports may arrive late: a pending payment can still fail or be captured, a failed one does not wait again.
  if (newest && (newest.kind !== 'payment_attempt_pending' || newest.kind === kind)) return;
  await recordEvents(context, order, [{ kind, gateway, payment_id: payment.id }], { actor: 'gateway' });
}
