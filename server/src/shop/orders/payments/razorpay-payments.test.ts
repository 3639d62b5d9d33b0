import type { FastifyInstance } from 'fastify';
import type { PlacedOrder } from '@rangmala/shared/contract';
import { clockAt } from '../../../testing/clock.ts';
import { onEveryDatabase } from '../../../testing/databases.ts';
import { postOrderAction, fetchOrder, placeOrder } from '../../../testing/orders.ts';
import { orderWork } from '../../../testing/order-work.ts';
import { type Razorpay, withRazorpay } from '../../../testing/razorpay.ts';
import { saveProductSupply } from '../../products/supply.ts';
import { applyDueEvents } from './events.ts';
import { sendDueRefunds } from './refunds.ts';
import { sign } from './signatures.ts';

const HOUR = 60 * 60_000;
const pay = { payment: 'razorpay' };
const gatewayOrder = ({ payment }: PlacedOrder): string => payment.gateway_order_id ?? '';

async function stateOf(app: FastifyInstance, order: PlacedOrder): Promise<string> {
  const { status, payment_status } = await fetchOrder(app, order);
  return `${status} ${payment_status}`;
}

/** Returns the sums of payments and refunds in paise, and the statuses of the refunds. */
async function paymentTotals(app: FastifyInstance) {
  const refunds = await app.db.selectFrom('refunds').select(['amount_paise', 'status']).execute();
  const payments = await app.db.selectFrom('payments').select('amount_paise').execute();
  const sum = (rows: { amount_paise: number }[]) => rows.reduce((total, row) => total + row.amount_paise, 0);
  return { captured: sum(payments), refunded: sum(refunds), statuses: refunds.map(({ status }) => status) };
}

const refundsAt = ({ calls }: Razorpay) => calls.filter((call) => call.endsWith('/refund')).length;

onEveryDatabase((database) => {
  test('pays an order once after repeated and late webhooks', () =>
    withRazorpay(
      async (app, razorpay) => {
        const order = await placeOrder(app, pay);
        await razorpay.gateway.pay(gatewayOrder(order), 'failure');
        await razorpay.gateway.pay(gatewayOrder(order));
        const [failed, captured] = razorpay.events;
        for (const event of [captured, captured, failed, captured, failed]) {
          expect((await razorpay.send(app, event)).statusCode).toBe(200);
        }
        const { context } = app.orders;
        await Promise.all([
          applyDueEvents(context),
          applyDueEvents(context),
          orderWork(app).processPayments(),
        ]);
        expect(await stateOf(app, order)).toBe('confirmed paid');
        expect(await paymentTotals(app)).toEqual({ captured: 34950, refunded: 0, statuses: [] });
        const timeline = (await fetchOrder(app, order)).timeline.map(({ status }) => status);
        expect(timeline).toEqual(['placed', 'awaiting_payment', 'confirmed']);
      },
      { database },
    ));

  test('refunds the second payment of an order and notifies the owner', () =>
    withRazorpay(
      async (app, razorpay) => {
        const order = await placeOrder(app, pay);
        await Promise.all([
          razorpay.gateway.pay(gatewayOrder(order)),
          razorpay.gateway.pay(gatewayOrder(order)),
        ]);
        await Promise.all(razorpay.events.map((event) => razorpay.send(app, event)));
        const { context, gateways } = app.orders;
        await Promise.all([applyDueEvents(context), orderWork(app).processPayments()]);
        await Promise.all([sendDueRefunds(context, gateways), sendDueRefunds(context, gateways)]);
        expect(await stateOf(app, order)).toBe('confirmed paid');
        expect(await paymentTotals(app)).toEqual({
          captured: 69900,
          refunded: 34950,
          statuses: ['processed'],
        });
        expect(refundsAt(razorpay)).toBe(1);
        const mails = await app.db.selectFrom('outbox').select('content').execute();
        expect(mails.filter(({ content }) => content.includes('needs your attention'))).toHaveLength(1);
      },
      { database },
    ));
});

test('finds a payment with a lost webhook by reconciliation', () => {
  const clock = clockAt();
  return withRazorpay(
    async (app, razorpay) => {
      const order = await placeOrder(app, pay);
      await razorpay.gateway.pay(gatewayOrder(order));
      const { reconcilePayments } = orderWork(app);
      await reconcilePayments();
      expect(await stateOf(app, order)).toBe('awaiting_payment open');
      clock.pass(3_000);
      await reconcilePayments();
      expect(await stateOf(app, order)).toBe('confirmed paid');
    },
    { now: clock.now },
  );
});

test('checks a payment after 3, 10 and 30 seconds, then every RECONCILE_SECONDS, and stops after three days', () => {
  const clock = clockAt();
  return withRazorpay(
    async (app, razorpay) => {
      const order = await placeOrder(app, pay);
      const { reconcilePayments, expireOrders } = orderWork(app);
      const countPaymentRequests = () => razorpay.calls.filter((call) => call.endsWith('/payments')).length;
      const counts: number[] = [];
      for (const seconds of [2, 1, 6, 1, 19, 1, 59, 1, 60]) {
        clock.pass(seconds * 1000);
        await reconcilePayments();
        counts.push(countPaymentRequests());
      }
      expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 5]);
      clock.pass(72 * HOUR);
      await reconcilePayments();
      expect(await stateOf(app, order)).toBe('awaiting_payment failed');
      await expireOrders();
      await expireOrders();
      expect(await stateOf(app, order)).toBe('cancelled failed');
      clock.pass(HOUR);
      const before = countPaymentRequests();
      await reconcilePayments();
      expect(countPaymentRequests()).toBe(before);
    },
    { now: clock.now, env: { RECONCILE_SECONDS: '60' } },
  );
});

test('records a payment that the bank first refuses and later accepts', () => {
  const clock = clockAt();
  return withRazorpay(
    async (app, razorpay) => {
      const order = await placeOrder(app, pay);
      await razorpay.gateway.pay(gatewayOrder(order), 'late');
      await razorpay.send(app, razorpay.events[0]);
      const { processPayments, reconcilePayments } = orderWork(app);
      await processPayments();
      expect(await stateOf(app, order)).toBe('awaiting_payment open');
      clock.pass(30_000);
      await reconcilePayments();
      expect(await stateOf(app, order)).toBe('confirmed paid');
    },
    { now: clock.now },
  );
});

test('refunds a late payment when the stock is sold out', () => {
  const clock = clockAt();
  return withRazorpay(
    async (app, razorpay) => {
      const oldOrder = await placeOrder(app, pay);
      await saveProductSupply(app.db, '1', { stock: 0 });
      const { expireOrders, reconcilePayments, processPayments } = orderWork(app);
      clock.pass(HOUR);
      await expireOrders();
      const newOrder = await placeOrder(app, { payment: 'cash' });
      expect(newOrder.status).toBe('placed');
      const refused = await postOrderAction(app, oldOrder, 'payments');
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toEqual({ detail: 'Warli Mug is sold out.' });
      await razorpay.gateway.pay(gatewayOrder(oldOrder));
      await reconcilePayments();
      await processPayments();
      expect(await stateOf(app, oldOrder)).toBe('cancelled refunded');
      expect(await paymentTotals(app)).toEqual({ captured: 34950, refunded: 34950, statuses: ['processed'] });
      expect(await app.db.selectFrom('product_stock').selectAll().execute()).toEqual([
        { product_id: '1', available: 0 },
      ]);
    },
    { now: clock.now },
  );
});

test('refunds a paid order once when it is cancelled', () =>
  withRazorpay(async (app, razorpay) => {
    const order = await placeOrder(app, pay);
    await razorpay.gateway.pay(gatewayOrder(order));
    await razorpay.send(app, razorpay.events[0]);
    await orderWork(app).processPayments();
    const responses = [];
    for (let turn = 0; turn < 3; turn += 1) responses.push(await postOrderAction(app, order, 'cancel'));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(responses.map((response) => response.json<{ payment_status: string }>().payment_status)).toEqual(
      Array(3).fill('refunded'),
    );
    expect(refundsAt(razorpay)).toBe(1);
    expect((await postOrderAction(app, order, 'payments')).statusCode).toBe(409);
  }));

test('refunds a payment of a cancelled order', () =>
  withRazorpay(async (app, razorpay) => {
    const order = await placeOrder(app, pay);
    expect((await postOrderAction(app, order, 'cancel')).json()).toMatchObject({
      status: 'cancelled',
      payment_status: 'open',
    });
    await razorpay.gateway.pay(gatewayOrder(order));
    await razorpay.send(app, razorpay.events[0]);
    await orderWork(app).processPayments();
    expect(await stateOf(app, order)).toBe('cancelled refunded');
    expect(refundsAt(razorpay)).toBe(1);
  }));

test('refunds a payment with a wrong amount', () =>
  withRazorpay(async (app, razorpay) => {
    const order = await placeOrder(app, pay);
    await razorpay.gateway.pay(gatewayOrder(order), 'success', 100);
    await razorpay.send(app, razorpay.events[0]);
    await orderWork(app).processPayments();
    expect(await stateOf(app, order)).toBe('awaiting_payment open');
    expect(await paymentTotals(app)).toEqual({ captured: 100, refunded: 100, statuses: ['processed'] });
  }));

test('uses the same gateway order when the customer pays again in two browsers', () =>
  withRazorpay(async (app, razorpay) => {
    const order = await placeOrder(app, pay);
    const responses = await Promise.all([
      postOrderAction(app, order, 'payments'),
      postOrderAction(app, order, 'payments'),
    ]);
    const ids = responses.map((response) => response.json<PlacedOrder>().payment.gateway_order_id);
    expect(ids).toEqual([gatewayOrder(order), gatewayOrder(order)]);
    expect(razorpay.calls.filter((call) => call === 'POST /v1/orders')).toHaveLength(1);
  }));

test('keeps an order open when the gateway cannot be reached', () =>
  withRazorpay(
    async (app) => {
      const order = await placeOrder(app, pay);
      expect(order).toMatchObject({ status: 'placed', payment_status: 'open' });
      expect(order.payment).not.toHaveProperty('gateway_order_id');
    },
    { env: { RAZORPAY_API: 'http://127.0.0.1:9' } },
  ));

describe('the return from Checkout', () => {
  const post = (app: FastifyInstance, fields: Record<string, string>, query = '') =>
    app.inject({
      method: 'POST',
      url: `/api/payments/razorpay/return${query}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://api.razorpay.com',
        'sec-fetch-site': 'cross-site',
      },
      payload: new URLSearchParams(fields).toString(),
    });

  test('confirms a payment with a valid signature and redirects to the order', () =>
    withRazorpay(async (app, razorpay) => {
      const order = await placeOrder(app, pay);
      const result = await razorpay.gateway.pay(gatewayOrder(order));
      for (let turn = 0; turn < 2; turn += 1) {
        const response = await post(app, { ...result });
        expect(response.statusCode).toBe(303);
        expect(response.headers.location).toBe(`/orders/${order.number}?token=${order.token}`);
      }
      expect(await stateOf(app, order)).toBe('confirmed paid');
      await razorpay.send(app, razorpay.events[0]);
      await orderWork(app).processPayments();
      expect(await paymentTotals(app)).toEqual({ captured: 34950, refunded: 0, statuses: [] });
    }));

  test.each([
    ['a forged signature', () => 'f'.repeat(64)],
    ['the signature of another payment', (id: string) => sign('key secret', `${id}|pay_other`)],
    ['the signature of another order', () => sign('key secret', 'order_other|pay_1')],
    ['a signature with the webhook secret', (id: string) => sign('webhook secret', `${id}|pay_1`)],
    ['no signature', () => ''],
  ])('changes nothing and returns no token for %s', (_what, signatureOf) =>
    withRazorpay(async (app) => {
      const order = await placeOrder(app, pay);
      const id = gatewayOrder(order);
      const response = await post(app, {
        razorpay_order_id: id,
        razorpay_payment_id: 'pay_1',
        razorpay_signature: signatureOf(id),
      });
      expect(response.statusCode).toBe(303);
      expect(response.headers.location).toBe(`/orders/${order.number}`);
      expect(await stateOf(app, order)).toBe('awaiting_payment open');
    }),
  );

  test('redirects to the order after a failed payment', () =>
    withRazorpay(async (app) => {
      const order = await placeOrder(app, pay);
      const response = await post(app, { 'error[code]': 'BAD_REQUEST_ERROR' }, `?order=${order.number}`);
      expect(response.headers.location).toBe(`/orders/${order.number}`);
      expect((await post(app, {})).headers.location).toBe('/');
    }));
});
