import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentStart } from '@rangmala/shared/contract';
import type { Database } from '../../../database/database.ts';
import type { OrderRow, PaymentAttemptRow } from '../../../database/order-tables.ts';
import { ConflictError } from '../../../http/errors.ts';
import type { OrderContext } from '../context.ts';
import { changeOrder, recordEvents } from '../record.ts';
import { holdOrderStock } from '../stock.ts';
import { deriveOrderToken } from '../tokens.ts';
import { computeStockReleaseTime } from '../deadlines.ts';
import { computeNextCheckTime, isPayable } from './attempts.ts';
import type { Gateways, Razorpay } from './razorpay.ts';

/** Duration of a claim to create a gateway order, and longest wait of a request without the claim. */
const CLAIM_DURATION_MS = 15_000;
const POLL_MS = 100;

/**
 * Starts or resumes the payment for an order. Holds the stock again if it was released. Uses the same gateway order
 * when the customer tries again or uses another browser.
 * @returns the order and its payment. The payment has no `gateway_order_id` for a method without a gateway, and when
 * the gateway order could not be created.
 * @throws ConflictError when the order cannot be paid, or when the stock of a product is too small
 */
export async function startPayment(
  context: OrderContext,
  gateways: Gateways,
  orderId: string,
): Promise<{ order: OrderRow; payment: PaymentStart }> {
  const order = await requirePayableOrder(context, orderId);
  const { payment_method: method } = order;
  if (method === 'cash') return { order, payment: { method } };
  const payment: PaymentStart = { method, url: buildPayUrl(context, order) };
  const gateway = gateways.get(method);
  if (gateway) {
    try {
      payment.gateway_order_id = await getOrCreateGatewayOrder(context, gateway, order);
    } catch (error) {
      // Does not throw: the order stays open, and the customer can try again with “Pay Now”.
      context.log.warn({ err: error, order: order.number }, 'no payment could be started');
      return { order, payment };
    }
  }
  return { order: await recordPaymentStart(context, order, payment.gateway_order_id), payment };
}

/** Returns the URL of an order's payment page. */
export function buildPayUrl(
  { settings, secret }: Pick<OrderContext, 'settings' | 'secret'>,
  order: OrderRow,
): string {
  return `${settings.publicUrl}/pay/${order.number}?token=${deriveOrderToken(secret, order.id)}`;
}

/**
 * Returns an order that can be paid, or a placed order with cash on delivery. Holds the stock again if it was released.
 * @throws ConflictError when the order cannot be paid, or when the stock of a product is too small
 */
async function requirePayableOrder(outerContext: OrderContext, orderId: string): Promise<OrderRow> {
  return changeOrder(outerContext, orderId, async (order, context) => {
    if (order.payment_method === 'cash' && order.status === 'placed') return order;
    const now = context.now();
    if (!isPayable(order, now)) throw new ConflictError(describeRefusalReason(order));
    const due_at = computeStockReleaseTime(order.payment_method, now);
    return holdOrderStock(context, order, { actor: 'customer' }, { due_at });
  });
}

function describeRefusalReason({ status, payment_status }: OrderRow): string {
  if (status === 'cancelled') return 'This order was cancelled.';
  if (payment_status === 'open') return 'This order can no longer be paid. Please order again.';
  return 'This order is already paid.';
}

/**
 * Returns the id of the gateway order. Creates a missing gateway order. Only one request at a time creates the gateway
 * order; other requests wait for up to {@link CLAIM_DURATION_MS} milliseconds.
 */
async function getOrCreateGatewayOrder(
  context: OrderContext,
  gateway: Razorpay,
  order: OrderRow,
): Promise<string> {
  const deadline = Date.now() + CLAIM_DURATION_MS;
  await insertAttempt(context, order);
  for (;;) {
    const attempt = await context.db
      .selectFrom('payment_attempts')
      .selectAll()
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    if (attempt.gateway_order_id !== null) return attempt.gateway_order_id;
    if (await claimCreation(context.db, attempt))
      return createGatewayOrder(context, gateway, order, attempt.claimed_until !== null);
    if (Date.now() > deadline)
      throw new Error('Another request has not finished creating the order at the gateway.');
    await pause(POLL_MS);
  }
}

/** Inserts the payment attempt of an order. Does nothing when the order has one. */
async function insertAttempt({ db, now }: OrderContext, order: OrderRow): Promise<void> {
  await db
    .insertInto('payment_attempts')
    .values({
      order_id: order.id,
      gateway: order.payment_method,
      gateway_order_id: null,
      amount_paise: order.total_paise,
      claimed_until: null,
      checks: 0,
      check_at: null,
      created_at: now().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Claims the creation of the gateway order for {@link CLAIM_DURATION_MS} milliseconds. Uses the system time instead of
 * the app's clock (`now`), which a test can move during a request.
 * @returns false when another request holds the claim or has created the gateway order
 */
async function claimCreation(db: Database, { order_id }: PaymentAttemptRow): Promise<boolean> {
  const now = Date.now();
  const claimedRow = await db
    .updateTable('payment_attempts')
    .set({ claimed_until: new Date(now + CLAIM_DURATION_MS).toISOString() })
    .where('order_id', '=', order_id)
    .where('gateway_order_id', 'is', null)
    .where((row) =>
      row.or([row('claimed_until', 'is', null), row('claimed_until', '<', new Date(now).toISOString())]),
    )
    .returning('order_id')
    .executeTakeFirst();
  return claimedRow !== undefined;
}

async function createGatewayOrder(
  { db, now, settings }: OrderContext,
  gateway: Razorpay,
  order: OrderRow,
  hasEarlierAttempt: boolean,
): Promise<string> {
  try {
    // After an earlier attempt, first looks for the order at the gateway: it may exist although the response was lost.
    const existingOrder = hasEarlierAttempt
      ? await gateway.findOrder(order.number).catch(() => undefined)
      : undefined;
    const { id } =
      existingOrder ?? (await gateway.createOrder({ amount: order.total_paise, receipt: order.number }));
    const start = { startedAt: now(), checks: 0, isPaid: false };
    const check_at = computeNextCheckTime(start.startedAt, start, settings.shop.reconcileSeconds);
    await db
      .updateTable('payment_attempts')
      .set({ gateway_order_id: id, check_at, checks: 0 })
      .where('order_id', '=', order.id)
      .execute();
    return id;
  } catch (error) {
    await db
      .updateTable('payment_attempts')
      .set({ claimed_until: new Date(0).toISOString() })
      .where('order_id', '=', order.id)
      .where('gateway_order_id', 'is', null)
      .execute();
    throw error;
  }
}

async function recordPaymentStart(
  outerContext: OrderContext,
  { id }: OrderRow,
  gatewayOrderId: string | undefined,
): Promise<OrderRow> {
  return changeOrder(outerContext, id, async (order, context) => {
    if (order.status !== 'placed') return order;
    const gateway = { gateway: order.payment_method, gateway_order_id: gatewayOrderId ?? '' };
    return recordEvents(context, order, [{ kind: 'payment_started', ...gateway }], { actor: 'shop' });
  });
}
