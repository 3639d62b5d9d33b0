import type { FastifyInstance } from 'fastify';
import type { PlacedOrder } from '@rangmala/shared/contract';
import { clockAt } from '../../../testing/clock.ts';
import { act, place } from '../../../testing/orders.ts';
import { orderWork } from '../../../testing/order-work.ts';
import { type Razorpay, withRazorpay } from '../../../testing/razorpay.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface PendingRefund extends Razorpay {
  app: FastifyInstance;
  paymentId: string;
  /** Lets time pass and does the work that is due. */
  pass(ms: number): Promise<void>;
}

/** Runs `work` with a cancelled order whose refund the gateway has accepted but not finished. */
function withPendingRefund(work: (parts: PendingRefund) => Promise<void>): Promise<void> {
  const clock = clockAt();
  return withRazorpay(
    async (app, razorpay) => {
      razorpay.gateway.refundStatus = 'pending';
      const placed: PlacedOrder = await place(app, { payment: 'razorpay' });
      const paid = await razorpay.gateway.pay(placed.payment.gateway_order_id ?? '');
      await razorpay.send(app, razorpay.events[0]);
      await orderWork(app).settle();
      await act(app, placed, 'cancel');
      await orderWork(app).settle();
      expect(await refundStatuses(app)).toEqual(['sent']);
      const pass = async (ms: number) => {
        clock.pass(ms);
        await orderWork(app).settle();
      };
      await work({ app, paymentId: paid?.razorpay_payment_id ?? '', ...razorpay, pass });
    },
    { now: clock.now, env: { RECONCILE_SECONDS: '60' } },
  );
}

async function refundStatuses(app: FastifyInstance): Promise<string[]> {
  const rows = await app.db.selectFrom('refunds').select('status').execute();
  return rows.map(({ status }) => status);
}

const asked = (calls: readonly string[]) =>
  calls.filter((call) => call.startsWith('GET /v1/refunds/')).length;

test('a pending refund is asked about at growing pauses until it is finished, without a webhook', () =>
  withPendingRefund(async ({ app, calls, gateway, paymentId, pass }) => {
    const counts: number[] = [];
    for (const seconds of [59, 1, 59, 1, 119, 1]) {
      await pass(seconds * 1000);
      counts.push(asked(calls));
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3]);
    await gateway.settleRefunds(paymentId);
    await pass(HOUR);
    expect(await refundStatuses(app)).toEqual(['processed']);
    await pass(HOUR);
    expect(asked(calls)).toBe(4);
    expect(calls.filter((call) => call.endsWith('/refund'))).toHaveLength(1);
  }));

test('a pending refund is reported to the owner when the gateway gives it up', () =>
  withPendingRefund(async ({ app, gateway, paymentId, pass }) => {
    await gateway.settleRefunds(paymentId, 'failed');
    await pass(MINUTE);
    expect(await refundStatuses(app)).toEqual(['refused']);
    const mails = await app.db.selectFrom('outbox').select('content').execute();
    expect(mails.filter(({ content }) => content.includes('needs you'))).toHaveLength(1);
  }));
