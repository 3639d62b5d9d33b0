import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { PlacedOrder } from '@rangmala/shared/contract';
import { withApp } from '../../../testing/app.ts';
import { fetchOrder, placeOrder } from '../../../testing/orders.ts';
import { createOrderTasks } from '../../../testing/order-tasks.ts';
import { withRazorpay, test } from '../../../testing/razorpay.ts';

const getPayPath = ({ payment }: PlacedOrder): string => {
  const { pathname, search } = new URL(payment.url ?? '');
  return pathname + search;
};

const chooseOutcome = (app: FastifyInstance, { number, token }: PlacedOrder, outcome: string) =>
  app.inject({
    method: 'POST',
    url: `/pay/${number}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ outcome, token }).toString(),
  });

test('opens Checkout with amount, order id and contact data, and sends a separate Content-Security-Policy', () =>
  withRazorpay({ env: { RAZORPAY_CHECKOUT: 'https://gateway.example/checkout.js' } }, async (app) => {
    const contact = { email: 'ravi@example.in', name: '</script><b>NONCE Ravi', phone: '9848022338' };
    const placedOrder = await placeOrder(app, { payment: 'razorpay', contact });
    const page = await app.inject(getPayPath(placedOrder));
    expect(page.statusCode).toBe(200);
    const json = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(page.body)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      options: {
        key: 'rzp_test_rangmala',
        order_id: placedOrder.payment.gateway_order_id,
        amount: 34950,
        currency: 'INR',
        prefill: { name: '</script><b>NONCE Ravi', email: 'ravi@example.in', contact: '+919848022338' },
        callback_url: `http://localhost:3000/api/payments/razorpay/return?order=${placedOrder.number}`,
        redirect: true,
      },
    });
    expect(page.body).toContain('src="https://gateway.example/checkout.js"');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'nonce-[^']+' https:\/\/gateway\.example /);
    expect(policy).toContain("default-src 'none'");
    expect(page.headers['cache-control']).toBe('private, no-store');
  }));

test('returns 404 without the order token, and 409 with a message for a paid order', async (app, razorpay) => {
  const placedOrder = await placeOrder(app, { payment: 'razorpay' });
  expect((await app.inject(`/pay/${placedOrder.number}`)).statusCode).toBe(404);
  expect((await app.inject(`/pay/${placedOrder.number}?token=x`)).statusCode).toBe(404);
  await razorpay.gateway.pay(placedOrder.payment.gateway_order_id ?? '');
  await razorpay.send(app, razorpay.events[0]);
  await createOrderTasks(app).processPayments();
  const page = await app.inject(getPayPath(placedOrder));
  expect(page.statusCode).toBe(409);
  expect(page.body).toContain('This order is already paid.');
});

test('shows a message and keeps the order when the gateway does not respond', () =>
  withRazorpay({ env: { RAZORPAY_API: 'http://127.0.0.1:9' } }, async (app) => {
    const placedOrder = await placeOrder(app, { payment: 'razorpay' });
    expect((await app.inject(getPayPath(placedOrder))).body).toContain('Your order is safe');
  }));

test('gives a browser that opened the payment page access to the order without a token', async (app) => {
  const placedOrder = await placeOrder(app, { payment: 'razorpay' });
  const page = await app.inject(getPayPath(placedOrder));
  const cookies = Object.fromEntries(page.cookies.map(({ name, value }) => [name, value]));
  expect((await app.inject({ url: `/api/orders/${placedOrder.number}`, cookies })).statusCode).toBe(200);
  expect((await app.inject(`/api/orders/${placedOrder.number}`)).statusCode).toBe(404);
});

describe('the test gateway of the site', () => {
  const env = { TEST_GATEWAY: 'on' };

  test.each([
    ['success', 'confirmed paid'],
    ['failure', 'awaiting_payment open'],
  ])('simulates a payment with the outcome %s', (outcome, state) =>
    withApp({ env }, async (app) => {
      const placedOrder = await placeOrder(app);
      expect((await app.inject(getPayPath(placedOrder))).body).toContain('Test payment: no money moves.');
      const response = await chooseOutcome(app, placedOrder, outcome);
      expect(response.statusCode).toBe(303);
      expect(response.headers.location).toBe(`/orders/${placedOrder.number}?token=${placedOrder.token}`);
      await createOrderTasks(app).processPayments();
      const { status, payment_status } = await fetchOrder(app, placedOrder);
      expect(`${status} ${payment_status}`).toBe(state);
      const payments = await app.db.selectFrom('payments').selectAll().execute();
      expect(payments).toHaveLength(outcome === 'success' ? 1 : 0);
    }),
  );
});

test.each([
  ['off', false],
  ['on', true],
])(
  'offers texts to copy and the QR code as a picture, and opens a UPI app only for a verified merchant: %s',
  (UPI_MERCHANT, isOffered) =>
    withApp({ env: { UPI_ID: 'rangmala@okbank', UPI_MERCHANT } }, async (app) => {
      const placedOrder = await placeOrder(app, { payment: 'upi' });
      const { body } = await app.inject(getPayPath(placedOrder));
      expect(body).toContain('data-copy="rangmala@okbank"');
      expect(body).toContain('data-copy="349.50"');
      expect(body.includes('href="upi://pay?pa=rangmala%40okbank')).toBe(isOffered);
      const codeUrl = /href="([^"]*qr-code\.png[^"]*)" download/.exec(body)?.[1] ?? '';
      const code = await app.inject(codeUrl);
      expect([code.statusCode, code.headers['content-type']]).toEqual([200, 'image/png']);
      expect(await sharp(code.rawPayload).metadata()).toMatchObject({ width: 720, height: 720 });
      expect((await app.inject(codeUrl.replace(/token=.*/, 'token=x'))).statusCode).toBe(404);
    }),
);

test('refuses a malformed form with a sentence, and returns 404 without a token', () =>
  withApp({ env: { UPI_ID: 'rangmala@okbank' } }, async (app) => {
    const { number } = await placeOrder(app, { payment: 'upi' });
    const url = `/pay/${number}`;
    const json = { 'content-type': 'application/json' };
    for (const [status, request] of [
      [404, {}],
      [404, { headers: json, payload: 'null' }],
      [400, { headers: json, payload: '[]' }],
      [400, { headers: json, payload: '{"token":123}' }],
      [400, { headers: json, payload: '{"token":["x"]}' }],
      [400, { headers: json, payload: '{"outcome":{}}' }],
    ] as const) {
      const response = await app.inject({ method: 'POST', url, ...request });
      expect([request, response.statusCode]).toEqual([request, status]);
      expect(response.json()).toEqual({ detail: expect.stringMatching(/^[A-Z].*\.$/) });
    }
    expect((await app.inject(`${url}?token=a&token=b`)).statusCode).toBe(404);
    expect((await app.inject(`/orders/${number}/packing-slip?token=a&token=b`)).statusCode).toBe(404);
  }));
