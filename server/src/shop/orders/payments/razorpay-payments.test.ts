import type { FastifyInstance } from 'fastify';
import type { PlacedOrder } from '@rangmala/shared/contract';
import { createClock } from '../../../testing/clock.ts';
import { describeOnEveryDatabase } from '../../../testing/databases.ts';
import { listQueuedMails } from '../../../testing/mailbox.ts';
import { postOrderAction, fetchOrder, placeOrder } from '../../../testing/orders.ts';
import { createOrderTasks } from '../../../testing/order-tasks.ts';
import { type SimulatedRazorpay, withRazorpay, test } from '../../../testing/razorpay.ts';
import { applyDueEvents } from './events.ts';
import { sendDueRefunds } from './refunds.ts';
import { signText } from './signatures.ts';
import { readStock, setStock } from '../../../testing/products.ts';
import { expectError } from '../../../testing/errors.ts';

const HOUR_MS = 60 * 60_000;
const RAZORPAY_PAYMENT = { payment: 'razorpay' };
const getGatewayOrderId = ({ payment }: PlacedOrder): string => payment.gateway_order_id ?? '';
const countRefundRequests = ({ calls }: SimulatedRazorpay) =>
  calls.filter((call) => call.endsWith('/refund')).length;

async function fetchState(app: FastifyInstance, order: PlacedOrder): Promise<string> {
  const { status, payment_status } = await fetchOrder(app, order);
  return `${status} ${payment_status}`;
}

/** Returns the sums of payments and refunds in paise, and the statuses of the refunds. */
async function readPaymentTotals(app: FastifyInstance) {
  const refunds = await app.db.selectFrom('refunds').select(['amount_paise', 'status']).execute();
  const payments = await app.db.selectFrom('payments').select('amount_paise').execute();
  const sum = (rows: { amount_paise: number }[]) => rows.reduce((total, row) => total + row.amount_paise, 0);
  return { captured: sum(payments), refunded: sum(refunds), statuses: refunds.map(({ status }) => status) };
}

describeOnEveryDatabase(() => {
  test('records one payment after repeated webhooks in any order', async (app, razorpay) => {
    const order = await placeOrder(app, RAZORPAY_PAYMENT);
    await razorpay.gateway.pay(getGatewayOrderId(order), 'failure');
    await razorpay.gateway.pay(getGatewayOrderId(order));
    const [failedEvent, capturedEvent] = razorpay.events;
    for (const event of [capturedEvent, capturedEvent, failedEvent, capturedEvent, failedEvent]) {
      expect((await razorpay.send(app, event)).statusCode).toBe(200);
    }
    const { context } = app.orders;
    await Promise.all([
      applyDueEvents(context),
      applyDueEvents(context),
      createOrderTasks(app).processPayments(),
    ]);
    expect(await fetchState(app, order)).toBe('confirmed paid');
    expect(await readPaymentTotals(app)).toEqual({ captured: 34950, refunded: 0, statuses: [] });
    const timeline = (await fetchOrder(app, order)).timeline.map(({ status }) => status);
    expect(timeline).toEqual(['placed', 'awaiting_payment', 'confirmed']);
  });

  test('refunds the second payment of an order and notifies the owner', async (app, razorpay) => {
    const order = await placeOrder(app, RAZORPAY_PAYMENT);
    await Promise.all([
      razorpay.gateway.pay(getGatewayOrderId(order)),
      razorpay.gateway.pay(getGatewayOrderId(order)),
    ]);
    await Promise.all(razorpay.events.map((event) => razorpay.send(app, event)));
    const { context, gateways } = app.orders;
    await Promise.all([applyDueEvents(context), createOrderTasks(app).processPayments()]);
    await Promise.all([sendDueRefunds(context, gateways), sendDueRefunds(context, gateways)]);
    expect(await fetchState(app, order)).toBe('confirmed paid');
    expect(await readPaymentTotals(app)).toEqual({
      captured: 69900,
      refunded: 34950,
      statuses: ['processed'],
    });
    expect(countRefundRequests(razorpay)).toBe(1);
    const mails = await listQueuedMails(app);
    expect(mails.filter(({ subject }) => subject.includes('needs your attention'))).toHaveLength(1);
  });
});

test('checks a payment after 3, 10 and 30 seconds, then every RECONCILE_SECONDS, and stops after three days', () => {
  const clock = createClock();
  return withRazorpay({ now: clock.now, env: { RECONCILE_SECONDS: '60' } }, async (app, razorpay) => {
    const order = await placeOrder(app, RAZORPAY_PAYMENT);
    const { reconcilePayments, expireOrders } = createOrderTasks(app);
    const countPaymentRequests = () => razorpay.calls.filter((call) => call.endsWith('/payments')).length;
    const counts: number[] = [];
    for (const seconds of [2, 1, 6, 1, 19, 1, 59, 1, 60]) {
      clock.advance(seconds * 1000);
      await reconcilePayments();
      counts.push(countPaymentRequests());
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 5]);
    clock.advance(72 * HOUR_MS);
    await reconcilePayments();
    expect(await fetchState(app, order)).toBe('awaiting_payment failed');
    await expireOrders();
    await expireOrders();
    expect(await fetchState(app, order)).toBe('cancelled failed');
    clock.advance(HOUR_MS);
    const requestsBefore = countPaymentRequests();
    await reconcilePayments();
    expect(countPaymentRequests()).toBe(requestsBefore);
  });
});

test('records a payment that the bank first refuses and later accepts', () => {
  const clock = createClock();
  return withRazorpay({ now: clock.now }, async (app, razorpay) => {
    const order = await placeOrder(app, RAZORPAY_PAYMENT);
    await razorpay.gateway.pay(getGatewayOrderId(order), 'late');
    await razorpay.send(app, razorpay.events[0]);
    const { processPayments, reconcilePayments } = createOrderTasks(app);
    await processPayments();
    expect(await fetchState(app, order)).toBe('awaiting_payment open');
    clock.advance(30_000);
    await reconcilePayments();
    expect(await fetchState(app, order)).toBe('confirmed paid');
  });
});

test('refunds a late payment when the product is sold out', () => {
  const clock = createClock();
  return withRazorpay({ now: clock.now }, async (app, razorpay) => {
    const oldOrder = await placeOrder(app, RAZORPAY_PAYMENT);
    await setStock(app.db, '1', 0);
    const { expireOrders, reconcilePayments, processPayments } = createOrderTasks(app);
    clock.advance(HOUR_MS);
    await expireOrders();
    const newOrder = await placeOrder(app, { payment: 'cash' });
    expect(newOrder.status).toBe('placed');
    const refusal = await postOrderAction(app, oldOrder, 'payments');
    expectError(refusal, 409, 'Warli Mug is sold out.');
    await razorpay.gateway.pay(getGatewayOrderId(oldOrder));
    await reconcilePayments();
    await processPayments();
    expect(await fetchState(app, oldOrder)).toBe('cancelled refunded');
    expect(await readPaymentTotals(app)).toEqual({
      captured: 34950,
      refunded: 34950,
      statuses: ['processed'],
    });
    expect(await readStock(app.db, '1')).toBe(0);
  });
});

test('refunds a paid order once when the customer cancels repeatedly', async (app, razorpay) => {
  const order = await placeOrder(app, RAZORPAY_PAYMENT);
  await razorpay.gateway.pay(getGatewayOrderId(order));
  await razorpay.send(app, razorpay.events[0]);
  await createOrderTasks(app).processPayments();
  const responses = [];
  for (let round = 0; round < 3; round += 1) responses.push(await postOrderAction(app, order, 'cancel'));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(responses.map((response) => response.json<{ payment_status: string }>().payment_status)).toEqual(
    Array(3).fill('refunded'),
  );
  expect(countRefundRequests(razorpay)).toBe(1);
  expect((await postOrderAction(app, order, 'payments')).statusCode).toBe(409);
});

test('refunds a payment of a cancelled order', async (app, razorpay) => {
  const order = await placeOrder(app, RAZORPAY_PAYMENT);
  expect((await postOrderAction(app, order, 'cancel')).json()).toMatchObject({
    status: 'cancelled',
    payment_status: 'open',
  });
  await razorpay.gateway.pay(getGatewayOrderId(order));
  await razorpay.send(app, razorpay.events[0]);
  await createOrderTasks(app).processPayments();
  expect(await fetchState(app, order)).toBe('cancelled refunded');
  expect(countRefundRequests(razorpay)).toBe(1);
});

test('refunds a payment with a wrong amount', async (app, razorpay) => {
  const order = await placeOrder(app, RAZORPAY_PAYMENT);
  await razorpay.gateway.pay(getGatewayOrderId(order), 'success', 100);
  await razorpay.send(app, razorpay.events[0]);
  await createOrderTasks(app).processPayments();
  expect(await fetchState(app, order)).toBe('awaiting_payment open');
  expect(await readPaymentTotals(app)).toEqual({ captured: 100, refunded: 100, statuses: ['processed'] });
});

test('uses the same gateway order when the customer pays again in two browsers', async (app, razorpay) => {
  const order = await placeOrder(app, RAZORPAY_PAYMENT);
  const responses = await Promise.all([
    postOrderAction(app, order, 'payments'),
    postOrderAction(app, order, 'payments'),
  ]);
  const ids = responses.map((response) => response.json<PlacedOrder>().payment.gateway_order_id);
  expect(ids).toEqual([getGatewayOrderId(order), getGatewayOrderId(order)]);
  expect(razorpay.calls.filter((call) => call === 'POST /v1/orders')).toHaveLength(1);
});

describe('the return from Checkout', () => {
  const postReturn = (app: FastifyInstance, fields: Record<string, string>, query = '') =>
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

  test('confirms a payment with a valid signature and redirects to the order', async (app, razorpay) => {
    const order = await placeOrder(app, RAZORPAY_PAYMENT);
    const result = await razorpay.gateway.pay(getGatewayOrderId(order));
    for (let round = 0; round < 2; round += 1) {
      const response = await postReturn(app, { ...result });
      expect(response.statusCode).toBe(303);
      expect(response.headers.location).toBe(`/orders/${order.number}?token=${order.token}`);
    }
    expect(await fetchState(app, order)).toBe('confirmed paid');
    await razorpay.send(app, razorpay.events[0]);
    await createOrderTasks(app).processPayments();
    expect(await readPaymentTotals(app)).toEqual({ captured: 34950, refunded: 0, statuses: [] });
  });

  test.each([
    ['a forged signature', () => 'f'.repeat(64)],
    ['the signature of another payment', (id: string) => signText('key secret', `${id}|pay_other`)],
    ['the signature of another order', () => signText('key secret', 'order_other|pay_1')],
    ['a signature with the webhook secret', (id: string) => signText('webhook secret', `${id}|pay_1`)],
    ['no signature', () => ''],
  ])('records no payment and redirects without a token for %s', async (_case, createSignature, app) => {
    const order = await placeOrder(app, RAZORPAY_PAYMENT);
    const id = getGatewayOrderId(order);
    const response = await postReturn(app, {
      razorpay_order_id: id,
      razorpay_payment_id: 'pay_1',
      razorpay_signature: createSignature(id),
    });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(`/orders/${order.number}`);
    expect(await fetchState(app, order)).toBe('awaiting_payment open');
  });

  test('redirects to the order after a failed payment, and to the home page without an order number', async (app) => {
    const order = await placeOrder(app, RAZORPAY_PAYMENT);
    const response = await postReturn(app, { 'error[code]': 'BAD_REQUEST_ERROR' }, `?order=${order.number}`);
    expect(response.headers.location).toBe(`/orders/${order.number}`);
    expect((await postReturn(app, {})).headers.location).toBe('/');
  });
});
