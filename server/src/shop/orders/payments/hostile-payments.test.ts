import { readAllRows } from '../../../testing/all-rows.ts';
import { fetchOrder, placeOrder } from '../../../testing/orders.ts';
import { createOrderTasks } from '../../../testing/order-tasks.ts';
import { withRazorpay, test } from '../../../testing/razorpay.ts';
import { signText } from './signatures.ts';

const RAZORPAY_PAYMENT = { payment: 'razorpay' };
const CARD = { number: '4111111111111111', cvv: '9137', last4: '4111', name: 'R Kumar-Cardholder' };

test('ignores a signed webhook about an order of another shop', async (app, razorpay) => {
  const placedOrder = await placeOrder(app, RAZORPAY_PAYMENT);
  const entity = {
    id: 'pay_1',
    order_id: 'order_other',
    amount: 34950,
    currency: 'INR',
    status: 'captured',
  };
  const body = JSON.stringify({
    event: 'payment.captured',
    payload: { payment: { entity: { ...entity, notes: { order: placedOrder.number } } } },
  });
  const event = { id: 'e1', body, signature: signText('webhook secret', body) };
  expect((await razorpay.send(app, event)).statusCode).toBe(200);
  await createOrderTasks(app).processPayments();
  expect(await fetchOrder(app, placedOrder)).toMatchObject({ payment_status: 'open' });
  expect(await app.db.selectFrom('payments').selectAll().execute()).toEqual([]);
});

test('neither stores nor logs card data or UPI IDs from requests and webhooks', () => {
  const lines: string[] = [];
  return withRazorpay(
    { env: { LOG_LEVEL: 'trace' }, logStream: { write: (line) => void lines.push(line) } },
    async (app, razorpay) => {
      const placedOrder = await placeOrder(app, { ...RAZORPAY_PAYMENT, card: CARD });
      const id = placedOrder.payment.gateway_order_id ?? '';
      const entity = { id: 'pay_1', order_id: id, amount: 34950, currency: 'INR', status: 'captured' };
      const body = JSON.stringify({
        event: 'payment.captured',
        payload: {
          payment: { entity: { ...entity, card: CARD, vpa: 'ravi@okbank', email: 'x@card.example' } },
        },
      });
      const event = { id: 'e1', body, signature: signText('webhook secret', body) };
      expect((await razorpay.send(app, event)).statusCode).toBe(200);
      await app.inject({
        method: 'POST',
        url: '/api/payments/razorpay/return',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ razorpay_order_id: id, 'card[number]': CARD.number }).toString(),
      });
      await createOrderTasks(app).processPayments();
      expect(await fetchOrder(app, placedOrder)).toMatchObject({ payment_status: 'paid' });
      const storedRows = await readAllRows(app);
      expect(storedRows).toContain(id);
      for (const secret of [CARD.number, CARD.name, 'ravi@okbank', 'x@card.example']) {
        expect(storedRows).not.toContain(secret);
        expect(lines.join('')).not.toContain(secret);
      }
    },
  );
});
