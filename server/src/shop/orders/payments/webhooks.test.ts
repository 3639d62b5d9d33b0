import { withApp } from '../../../testing/app.ts';
import { placeOrder } from '../../../testing/orders.ts';
import { createOrderTasks } from '../../../testing/order-tasks.ts';
import { test } from '../../../testing/razorpay.ts';
import { signText } from './signatures.ts';

const RAZORPAY_PAYMENT = { payment: 'razorpay' };

describe('webhooks', () => {
  test('returns 400 for a webhook with an invalid signature', async (app, razorpay) => {
    const placedOrder = await placeOrder(app, RAZORPAY_PAYMENT);
    await razorpay.gateway.pay(placedOrder.payment.gateway_order_id ?? '');
    const [event] = razorpay.events;
    if (!event) throw new Error('There should be an event.');
    const forgedEvent = { ...event, body: event.body.replace('34950', '1') };
    expect((await razorpay.send(app, forgedEvent)).statusCode).toBe(400);
    expect((await razorpay.send(app, { ...event, signature: '' })).statusCode).toBe(400);
    expect(await app.db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
  });

  test('returns 400 for a webhook when Razorpay is not configured', () =>
    withApp(async (app) => {
      const body = '{"event":"payment.captured"}';
      for (const signature of [signText('', body), 'f'.repeat(64), '']) {
        const response = await app.inject({
          method: 'POST',
          url: '/api/payments/razorpay/webhook',
          headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
          payload: body,
        });
        expect(response.statusCode).toBe(400);
      }
    }));

  test('stores each webhook once when webhooks arrive repeatedly and simultaneously', async (app, razorpay) => {
    const events = Array.from({ length: 20 }, (_, index) => {
      const body = `{"event":"invoice.paid","n":${index % 10}}`;
      return { id: `e${index % 10}`, body, signature: signText('webhook secret', body) };
    });
    const responses = await Promise.all(events.map((event) => razorpay.send(app, event)));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await app.db.selectFrom('payment_events').select('event_id').execute()).toHaveLength(10);
    await createOrderTasks(app).processPayments();
    expect(
      await app.db.selectFrom('payment_events').select('event_id').where('due_at', 'is not', null).execute(),
    ).toEqual([]);
  });
});
