import type { Order, PlacedOrder } from '@rangmala/shared/contract';
import { testWithApp } from '../../testing/app.ts';
import { insertCatalogue } from '../../testing/catalogue.ts';
import { registerAndSignIn } from '../../testing/customers.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { createDesign, createTextLayer } from '../../testing/designs.ts';
import { mugDetails, setProductDetails, setStock } from '../../testing/products.ts';
import { insertUpload } from '../../testing/pictures.ts';
import { ORDER, fetchOrder, placeOrder, sendOrder } from '../../testing/orders.ts';
import { expectError, expectErrorDetail } from '../../testing/errors.ts';

const env = { TEST_GATEWAY: 'on', UPI_ID: 'rangmala@okbank', CASH_ON_DELIVERY_LIMIT: '1000' };

const test = testWithApp({ env, prepare: ({ db }) => insertCatalogue(db) });

describeOnEveryDatabase(() => {
  test('places an order and shows it to the holder of its token', async (app) => {
    const response = await sendOrder(app);
    expect(response.statusCode).toBe(201);
    const placedOrder = response.json<PlacedOrder>();
    expect(placedOrder).toMatchObject({
      number: expect.stringMatching(/^RM-[2-9A-Z]{4}-[2-9A-Z]{4}$/) as string,
      status: 'awaiting_payment',
      payment_status: 'open',
      total: 349.5,
      currency: 'INR',
      payment: { method: 'test', gateway_order_id: expect.stringMatching(/^order_/) as string },
    });
    const order = await fetchOrder(app, placedOrder);
    expect(order).toMatchObject({
      number: placedOrder.number,
      status: 'awaiting_payment',
      lines: [
        { product_id: '1', name: 'Warli Mug', options: {}, quantity: 1, unit_price: 349.5, total: 349.5 },
      ],
      totals: { items: 349.5, shipping: 0, cgst: 0, sgst: 0, igst: 0, total: 349.5 },
      address: { pin: '506009', landmark: '', gstin: '' },
      can_pay: true,
      can_cancel: true,
    });
    expect(order.timeline.map(({ status }) => status)).toEqual(['placed', 'awaiting_payment']);
  });

  test('places one order for ten concurrent requests with the same key', async (app) => {
    const key = 'same';
    const responses = await Promise.all(Array.from({ length: 10 }, () => sendOrder(app, {}, { key })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(new Set(responses.map((response) => response.json<PlacedOrder>().number)).size).toBe(1);
    expect(await app.db.selectFrom('test_gateway_records').selectAll().execute()).toHaveLength(1);
    const otherResponse = await sendOrder(app, { gift_note: 'Happy Diwali' }, { key });
    expectError(otherResponse, 422, 'This Idempotency-Key belongs to another order.');
  });

  test('accepts only as many concurrent orders as pieces are in stock', async (app) => {
    await setStock(app.db, '1', 3);
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => sendOrder(app, { payment: 'cash' })),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, 201, 201, ...Array<number>(9).fill(409)]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
      detail: 'Warli Mug is sold out.',
    });
    expect((await app.inject('/api/products/1')).json()).toHaveProperty('stock', 0);
  });
});

test('returns 409 with the current total for a wrong total', async (app) => {
  const response = await sendOrder(app, { expected_total: 300 });
  expectError(response, 409, 'The total has changed to ₹349.50.', { total: 349.5 });
  expect(await app.db.selectFrom('orders').selectAll().execute()).toEqual([]);
});

test.each([
  ['no lines', { lines: [] }, 'Your cart is empty.'],
  ['a product that does not exist', { lines: [{ product_id: '77', quantity: 1 }] }, /no longer available/],
  [
    'an unknown option',
    { lines: [{ product_id: '1', quantity: 1, options: { size: 'xxl' } }] },
    /no option “size”/,
  ],
  ['a fraction of a piece', { lines: [{ product_id: '1', quantity: 1.5 }] }, /whole number/],
  ['a state outside India', { address: { ...ORDER.address, state: 'Ohio' } }, /state of India/],
  ['a payment method that is not offered', { payment: 'razorpay' }, /not available/],
  ['an unknown payment method', { payment: 'gold' }, /choose how to pay/],
  [
    'cash on delivery above its limit',
    { payment: 'cash', lines: [{ product_id: '3', quantity: 1 }], expected_total: 1499 },
    /up to ₹1,000/,
  ],
  [
    'a transfer above its limit',
    { payment: 'upi', lines: [{ product_id: '3', quantity: 2 }], expected_total: 2998 },
    /limited to ₹2,000/,
  ],
  [
    'a design at a URL outside the shop',
    { lines: [{ product_id: '1', quantity: 1, customDesign: 'https://evil.example/a.png' }] },
    /upload it again/,
  ],
  ['a total that is a string', { expected_total: '349.50' }, /total you were shown/],
])('returns 422 with a sentence for %s', async (_case, changes, sentence, app) => {
  const response = await sendOrder(app, changes);
  expectErrorDetail(response, 422, sentence);
});

test('refuses cash on delivery for personalised products', async (app) => {
  const url = await insertUpload(app, '1');
  const lines = [{ product_id: '1', quantity: 1, customDesign: { url, name: 'cat.png', thumbnail: '' } }];
  const refusal = await sendOrder(app, { payment: 'cash', lines });
  expectErrorDetail(refusal, 422, /can’t be paid for on delivery/);
  const order = await fetchOrder(app, await placeOrder(app, { lines }));
  expect(order.lines[0]?.customDesign).toEqual({ url, name: 'cat.png' });

  await setProductDetails(app.db, '1', mugDetails);
  const design = await createDesign(app);
  await design.draw(createTextLayer());
  const lineWithTwoDesigns = { ...lines[0], design_id: design.id, design_token: design.token };
  const personalisedOrder = await fetchOrder(app, await placeOrder(app, { lines: [lineWithTwoDesigns] }));
  expect(personalisedOrder.lines[0]).toMatchObject({
    design_id: design.id,
    customDesign: { url, name: 'cat.png' },
  });
});

test('returns 400 for an order without an Idempotency-Key', async (app) => {
  const response = await app.inject({ method: 'POST', url: '/api/orders', payload: ORDER });
  expectErrorDetail(response, 400, /Idempotency-Key/);
});

test('adds the price differences of options and uses default values for omitted options', async (app) => {
  const createValue = (name: string, difference: number) => ({
    value: name,
    label: name.toUpperCase(),
    price_difference: difference,
    available: true,
  });
  const values = [createValue('s', 0), createValue('l', 50.25)];
  const size = { name: 'size', label: 'Size', default: 's', values };
  await setProductDetails(app.db, '1', { options: [size] });
  const lines = [{ product_id: '1', quantity: 2, options: { size: 'l' } }];
  const order = await fetchOrder(app, await placeOrder(app, { lines, expected_total: 799.5 }));
  expect(order.lines[0]).toMatchObject({
    unit_price: 399.75,
    total: 799.5,
    options: { size: 'l' },
    choices: [{ label: 'Size', value: 'L' }],
  });
  expect((await fetchOrder(app, await placeOrder(app))).lines[0]?.options).toEqual({ size: 's' });
});

test('returns 404 for an order of another customer or guest', async (app) => {
  const asha = await registerAndSignIn(app);
  const customerOrder = await placeOrder(app, {}, asha);
  const guestOrder = await placeOrder(app);
  const url = `/api/orders/${customerOrder.number}`;
  expect((await asha.get(url)).statusCode).toBe(200);
  expect((await asha.get(`/api/orders/${guestOrder.number}`)).statusCode).toBe(404);
  expect((await app.inject(url)).statusCode).toBe(404);
  expect((await app.inject({ url, headers: { 'order-token': guestOrder.token } })).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: `${url}/cancel`, payload: {} })).statusCode).toBe(404);
  expect((await app.inject('/api/orders/RM-0000-0000')).statusCode).toBe(404);
});

test('lists a customer’s orders, and guest orders with the customer’s verified email address', async (app) => {
  const asha = await registerAndSignIn(app);
  const contact = { ...ORDER.contact, email: 'asha@example.in' };
  const guestOrder = await placeOrder(app, { contact });
  const customerOrder = await placeOrder(app, {}, asha);
  const listNumbers = async () => (await asha.get('/api/orders')).json<Order[]>().map(({ number }) => number);
  expect(await listNumbers()).toEqual([customerOrder.number]);
  await app.db.updateTable('users').set({ email_verified_at: '2026-01-01T00:00:00.000Z' }).execute();
  expect((await listNumbers()).sort()).toEqual([guestOrder.number, customerOrder.number].sort());
  expect((await asha.get(`/api/orders/${guestOrder.number}`)).statusCode).toBe(200);
  expect((await app.inject('/api/orders')).statusCode).toBe(401);
});
