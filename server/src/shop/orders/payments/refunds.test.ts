import type { FastifyInstance } from 'fastify';
import type { PlacedOrder } from '@rangmala/shared/contract';
import { createClock } from '../../../testing/clock.ts';
import { postOrderAction, fetchOrder, placeOrder } from '../../../testing/orders.ts';
import { createOrderTasks } from '../../../testing/order-tasks.ts';
import { type SimulatedRazorpay, withRazorpay } from '../../../testing/razorpay.ts';
import { testWith } from '../../../testing/test-with.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface PendingRefundContext extends SimulatedRazorpay {
  app: FastifyInstance;
  order: PlacedOrder;
  /** Moves the clock forward and processes payments. */
  advance(ms: number): Promise<void>;
}

/** Runs `work` with a cancelled order and a pending refund at the gateway. */
function withPendingRefund(work: (context: PendingRefundContext) => Promise<void>): Promise<void> {
  const clock = createClock();
  return withRazorpay({ now: clock.now, env: { RECONCILE_SECONDS: '60' } }, async (app, razorpay) => {
    razorpay.gateway.refundStatus = 'pending';
    const order: PlacedOrder = await placeOrder(app, { payment: 'razorpay' });
    await razorpay.gateway.pay(order.payment.gateway_order_id ?? '');
    await razorpay.send(app, razorpay.events[0]);
    await createOrderTasks(app).processPayments();
    await postOrderAction(app, order, 'cancel');
    await createOrderTasks(app).processPayments();
    expect(await listRefundStatuses(app)).toEqual(['sent']);
    const advance = async (ms: number) => {
      clock.advance(ms);
      await createOrderTasks(app).processPayments();
    };
    await work({ app, order, ...razorpay, advance });
  });
}

async function listRefundStatuses(app: FastifyInstance): Promise<string[]> {
  const rows = await app.db.selectFrom('refunds').select('status').execute();
  return rows.map(({ status }) => status);
}

/** Changes the status of the pending refund at the gateway. The gateway sends no webhook. */
async function completeRefund({ ledger }: SimulatedRazorpay, status = 'processed'): Promise<void> {
  const refunds = ledger.selectFrom('test_gateway_records').where('kind', '=', 'refund');
  const { id, content } = await refunds.select(['id', 'content']).executeTakeFirstOrThrow();
  await ledger
    .updateTable('test_gateway_records')
    .set({ content: content.replace('"pending"', `"${status}"`) })
    .where('id', '=', id)
    .execute();
}

const countRefundChecks = (calls: readonly string[]) =>
  calls.filter((call) => call.startsWith('GET /v1/refunds/')).length;

const test = testWith(withPendingRefund);

test('checks a pending refund after growing pauses until the gateway has processed the refund', async (context) => {
  const { app, calls, advance } = context;
  const counts: number[] = [];
  for (const seconds of [59, 1, 59, 1, 119, 1]) {
    await advance(seconds * 1000);
    counts.push(countRefundChecks(calls));
  }
  expect(counts).toEqual([0, 1, 1, 2, 2, 3]);
  await completeRefund(context);
  await advance(HOUR_MS);
  expect(await listRefundStatuses(app)).toEqual(['processed']);
  await advance(HOUR_MS);
  expect(countRefundChecks(calls)).toBe(4);
  expect(calls.filter((call) => call.endsWith('/refund'))).toHaveLength(1);
});

test('notifies the owner when a pending refund fails at the gateway', async (context) => {
  const { app, advance } = context;
  await completeRefund(context, 'failed');
  await advance(MINUTE_MS);
  expect(await listRefundStatuses(app)).toEqual(['refused']);
  const mails = await app.db.selectFrom('outbox').select('content').execute();
  expect(mails.filter(({ content }) => content.includes('needs your attention'))).toHaveLength(1);
});

test('shows a completed refund and mails the customer', async (context) => {
  const { app, order, advance } = context;
  const [pendingRefund] = (await fetchOrder(app, order)).refunds;
  expect(pendingRefund).toEqual({ amount: 349.5, requested_at: expect.any(String) });
  await completeRefund(context);
  await advance(MINUTE_MS);
  const { refunds } = await fetchOrder(app, order);
  expect(refunds).toEqual([{ ...pendingRefund, completed_at: expect.any(String) }]);
  expect(Date.parse(refunds[0]?.completed_at ?? '')).toBe(app.now().getTime());
  const mails = await app.db.selectFrom('outbox').select('content').execute();
  expect(mails.filter(({ content }) => content.includes('Your refund is complete'))).toHaveLength(1);
});
