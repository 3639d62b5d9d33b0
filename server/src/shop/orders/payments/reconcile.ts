import type { OrderRow, PaymentAttemptRow } from '../../../database/order-tables.ts';
import { mapConcurrently } from '../../../lib/map-concurrently.ts';
import type { OrderContext } from '../context.ts';
import { PAYMENT_PERIOD_MS } from '../deadlines.ts';
import { changeOrder, recordEvents } from '../record.ts';
import { applyPayment } from './apply.ts';
import type { Gateways } from './razorpay.ts';
import { computeNextCheckTime } from './attempts.ts';

const BATCH_SIZE = 100;
const CONCURRENCY = 5;

type DueAttempt = PaymentAttemptRow & Pick<OrderRow, 'payment_status'>;

/**
 * Requests the payments of up to {@link BATCH_SIZE} due payment attempts from the gateways, and records these payments.
 * A payment is therefore recorded even if its webhook was lost.
 */
export async function reconcileDuePayments(context: OrderContext, gateways: Gateways): Promise<void> {
  const dueAttempts = await context.db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .selectAll('payment_attempts')
    .select('orders.payment_status')
    .where('check_at', '<=', context.now().toISOString())
    .orderBy('check_at')
    .limit(BATCH_SIZE)
    .execute();
  await mapConcurrently(dueAttempts, CONCURRENCY, async (attempt) => {
    if (await claimCheck(context, attempt)) await checkAttempt(context, gateways, attempt);
  });
}

/**
 * Claims a check by setting the time of the next check.
 * @returns false when another process has claimed the check
 */
async function claimCheck({ db, now, settings }: OrderContext, attempt: DueAttempt): Promise<boolean> {
  const checks = attempt.checks + 1;
  const claimedRow = await db
    .updateTable('payment_attempts')
    .set({
      checks,
      check_at: computeNextCheckTime(
        now(),
        { startedAt: new Date(attempt.created_at), checks, isPaid: attempt.payment_status !== 'open' },
        settings.shop.reconcileSeconds,
      ),
    })
    .where('order_id', '=', attempt.order_id)
    .where('checks', '=', attempt.checks)
    .where('check_at', '=', attempt.check_at)
    .returning('order_id')
    .executeTakeFirst();
  return claimedRow !== undefined;
}

async function checkAttempt(
  context: OrderContext,
  gateways: Gateways,
  attempt: PaymentAttemptRow,
): Promise<void> {
  const gateway = gateways.get(attempt.gateway);
  if (!gateway || attempt.gateway_order_id === null) return;
  let hasOpenPayment: boolean;
  try {
    const payments = await gateway.listPayments(attempt.gateway_order_id);
    for (const payment of payments) await applyPayment(context, attempt.gateway, payment);
    hasOpenPayment = payments.some(({ status }) => status === 'created' || status === 'authorized');
  } catch (error) {
    context.log.warn(
      { err: error, gateway_order: attempt.gateway_order_id },
      'an open payment could not be checked',
    );
    return;
  }
  const ageMs = context.now().getTime() - Date.parse(attempt.created_at);
  if (ageMs > PAYMENT_PERIOD_MS && !hasOpenPayment) await endChecks(context, attempt);
}

/** Ends the checks of a payment attempt. If the order is unpaid, records the event `payment_closed`. */
async function endChecks(outerContext: OrderContext, { order_id }: PaymentAttemptRow): Promise<void> {
  await changeOrder(outerContext, order_id, async (order, context) => {
    await context.db
      .updateTable('payment_attempts')
      .set({ check_at: null })
      .where('order_id', '=', order_id)
      .execute();
    if (order.payment_status !== 'open') return;
    await recordEvents(context, order, [{ kind: 'payment_closed' }], { actor: 'shop' });
  });
}
