import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { formatAmount } from '../../../database/column-values.ts';
import type { OrderRow, RefundRow } from '../../../database/order-tables.ts';
import { ConflictError } from '../../../http/errors.ts';
import type { OrderContext } from '../context.ts';
import { mailOwner } from '../../owner-email.ts';
import { createRefundPaidEmail, sendOrderEmail } from '../emails.ts';
import { findOrderById } from '../queries.ts';
import { changeOrder, type EventSource, recordEvents } from '../record.ts';
import { GatewayError, type GatewayRefund, type Gateways } from './razorpay.ts';

/**
 * Pause after the first attempt to send a refund. Each later pause is twice as long, up to {@link LONGEST_DELAY_MS}.
 */
const FIRST_DELAY_MS = 5_000;
/**
 * Longest pause after an attempt to send a refund. The longest pause after a check of a sent refund is the longer of
 * this pause and RECONCILE_SECONDS.
 */
const LONGEST_DELAY_MS = 60 * 60_000;

/** Number of checks after which the owner gets a mail if the gateway refuses to report the status of a sent refund. */
const CHECKS_BEFORE_MAIL = 5;

/** Value of `gateway` in refunds for orders that were not paid through a gateway. */
const MANUAL_GATEWAY = 'by hand';

/**
 * Stores a refund and records the event `refund_requested`. {@link sendDueRefunds} sends the refund later. Mails the
 * owner to pay the refund manually when the order has no payment through a gateway. The caller must have locked the
 * order in the transaction.
 * @returns the changed order
 */
export async function requestRefund(
  context: OrderContext,
  order: OrderRow,
  amount: number,
  reason: string,
): Promise<OrderRow> {
  const payment = await context.db
    .selectFrom('payments')
    .selectAll()
    .where('pays_order_id', '=', order.id)
    .executeTakeFirst();
  const id = await insertRefund(context, {
    order_id: order.id,
    gateway: payment?.gateway ?? MANUAL_GATEWAY,
    payment_id: payment?.payment_id ?? '',
    amount_paise: amount,
    reason,
  });
  if (!payment) {
    await mailOwner(context, order.number, [
      `Please send ₹${formatAmount(amount)} back to ${order.name} (${order.email}, ${order.phone}). Ask which bank account or UPI ID to send it to.`,
      reason,
      `Then record it: npm run orders -- refunded ${order.number}`,
    ]);
  }
  const event = { kind: 'refund_requested', refund_id: id, amount } as const;
  return recordEvents(context, order, [event], { actor: 'shop', reason });
}

/** Stores a refund, which {@link sendDueRefunds} sends later. @returns its id */
export async function insertRefund(
  { db, now }: OrderContext,
  refund: Pick<RefundRow, 'order_id' | 'gateway' | 'payment_id' | 'amount_paise' | 'reason'>,
): Promise<string> {
  const id = randomUUID();
  const createdAt = now().toISOString();
  await db
    .insertInto('refunds')
    .values({
      ...refund,
      id,
      status: 'requested',
      gateway_refund_id: null,
      tries: 0,
      due_at: refund.gateway === MANUAL_GATEWAY ? null : createdAt,
      created_at: createdAt,
    })
    .execute();
  return id;
}

/**
 * Sends or checks up to 50 due refunds. Requests the status of a sent refund from the gateway, because the webhook may
 * be lost. Repeated attempts to send a refund use the same idempotency key. Logs the error of a refund and continues
 * with the next refund.
 */
export async function sendDueRefunds(context: OrderContext, gateways: Gateways): Promise<void> {
  const now = context.now();
  const dueRefunds = await context.db
    .selectFrom('refunds')
    .selectAll()
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(50)
    .execute();
  for (const refund of dueRefunds) {
    try {
      if (await claimRefund(context, refund, now)) await sendOrCheckRefund(context, gateways, refund);
    } catch (error) {
      context.log.error({ err: error, refund: refund.id }, 'a refund could not be processed');
    }
  }
}

/**
 * Claims a due refund by setting the time of the next attempt. Only the process that has claimed the refund sends or
 * checks the refund.
 * @returns false when another process has claimed the refund
 */
async function claimRefund(context: OrderContext, refund: RefundRow, now: Date): Promise<boolean> {
  const delayMs = computePauseMs(context, refund);
  const claimedRow = await context.db
    .updateTable('refunds')
    .set({ tries: refund.tries + 1, due_at: new Date(now.getTime() + delayMs).toISOString() })
    .where('id', '=', refund.id)
    .where('due_at', '=', refund.due_at)
    .where('tries', '=', refund.tries)
    .returning('id')
    .executeTakeFirst();
  return claimedRow !== undefined;
}

/** Returns the pause in milliseconds after an attempt to send a refund, or after a check of a sent refund. */
function computePauseMs(
  { settings }: OrderContext,
  { status, tries }: Pick<RefundRow, 'status' | 'tries'>,
): number {
  const firstPauseMs = status === 'sent' ? settings.shop.reconcileSeconds * 1000 : FIRST_DELAY_MS;
  return Math.min(firstPauseMs * 2 ** Math.min(tries, 20), Math.max(firstPauseMs, LONGEST_DELAY_MS));
}

async function sendOrCheckRefund(
  context: OrderContext,
  gateways: Gateways,
  refund: RefundRow,
): Promise<void> {
  const gateway = gateways.get(refund.gateway);
  const order = await findOrderById(context.db, refund.order_id);
  if (!gateway || !order) return;
  const isSent = refund.status === 'sent' && refund.gateway_refund_id !== null;
  let gatewayRefund: GatewayRefund;
  try {
    gatewayRefund = isSent
      ? await gateway.findRefund(refund.gateway_refund_id ?? '')
      : await gateway.refund(refund.payment_id, {
          amount: refund.amount_paise,
          key: refund.id,
          number: order.number,
        });
  } catch (error) {
    context.log.warn({ err: error, order: order.number, refund: refund.id }, 'a refund could not be settled');
    if (!(error instanceof GatewayError && error.isFinal)) return;
    // Records a refusal only when the request was to send the refund: a sent refund can succeed although the gateway
    // refuses to report its status.
    if (!isSent) await recordOutcome(context, refund, { status: 'refused' }, { reason: error.message });
    else if (refund.tries + 1 === CHECKS_BEFORE_MAIL)
      await mailOwner(context, order.number, [
        `The payment gateway does not report the status of the refund of ₹${formatAmount(refund.amount_paise)}. Please look at its dashboard.`,
        error.message,
      ]);
    return;
  }
  if (gatewayRefund.status === 'failed') {
    const reason = 'The payment gateway could not send it.';
    await recordOutcome(context, refund, { status: 'refused' }, { reason });
    return;
  }
  if (gatewayRefund.status === 'pending' && isSent) return;
  await recordOutcome(context, refund, {
    status: gatewayRefund.status === 'processed' ? 'processed' : 'sent',
    gateway_refund_id: gatewayRefund.id,
  });
}

/**
 * Records that the owner has paid the open manual refunds of an order, and mails the customer. A refund is manual if
 * the order was paid in cash or by a transfer to the shop's UPI ID, or if the gateway has refused the refund.
 * @throws ConflictError when the order has no open manual refund
 */
export async function recordManualRefunds(context: OrderContext, order: OrderRow): Promise<void> {
  const openRefunds = await context.db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('status', '!=', 'processed')
    .where((row) => row.or([row('gateway', '=', MANUAL_GATEWAY), row('status', '=', 'refused')]))
    .execute();
  if (openRefunds.length === 0)
    throw new ConflictError(`Order ${order.number} has no refund to be sent by hand.`);
  for (const refund of openRefunds)
    await recordOutcome(context, refund, { status: 'processed' }, { actor: 'owner' });
}

/**
 * Records what became of a refund. Mails the customer when the refund was paid, and the owner to pay it manually when
 * the gateway has refused it. Does nothing for a processed refund, and for one that has the status already.
 */
async function recordOutcome(
  outerContext: OrderContext,
  refund: RefundRow,
  outcome: Pick<RefundRow, 'status'> & Partial<Pick<RefundRow, 'gateway_refund_id'>>,
  { actor = 'gateway', reason = '' }: Partial<EventSource> = {},
): Promise<void> {
  await changeOrder(outerContext, refund.order_id, async (order, context) => {
    const checkAt = new Date(context.now().getTime() + computePauseMs(context, { status: 'sent', tries: 0 }));
    const changedRow = await context.db
      .updateTable('refunds')
      .set({ ...outcome, tries: 0, due_at: outcome.status === 'sent' ? checkAt.toISOString() : null })
      .where('id', '=', refund.id)
      .where('status', 'not in', ['processed', outcome.status])
      .returning('id')
      .executeTakeFirst();
    if (changedRow && outcome.status === 'processed') {
      await recordEvents(context, order, [{ kind: 'refund_processed', refund_id: refund.id }], { actor });
      await sendOrderEmail(context, order, createRefundPaidEmail(refund.amount_paise));
    }
    if (changedRow && outcome.status === 'refused') {
      await mailOwner(context, order.number, [
        `The refund of ₹${formatAmount(refund.amount_paise)} was refused. Please refund it yourself.`,
        reason,
      ]);
    }
  });
}

/** A refund in a webhook. `receipt` is the id of the refund in the shop's database. */
export const refundReportSchema = z.object({
  id: z.string(),
  status: z.string(),
  receipt: z.nullish(z.string()),
});

/** Records a gateway's report of a refund. The report may arrive before the response to the refund request. */
export async function applyRefundReport(
  context: OrderContext,
  gateway: string,
  report: z.infer<typeof refundReportSchema>,
): Promise<void> {
  const refund = await context.db
    .selectFrom('refunds')
    .selectAll()
    .where('gateway', '=', gateway)
    .where((row) => row.or([row('gateway_refund_id', '=', report.id), row('id', '=', report.receipt ?? '')]))
    .executeTakeFirst();
  if (!refund) return;
  if (report.status === 'processed')
    await recordOutcome(context, refund, { status: 'processed', gateway_refund_id: report.id });
  if (report.status === 'failed') {
    const reason = 'The payment gateway reports that the refund failed.';
    await recordOutcome(context, refund, { status: 'refused' }, { reason });
  }
}
