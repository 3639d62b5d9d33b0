import type { FastifyInstance } from 'fastify';
import type { PlacedOrder } from '@rangmala/shared/contract';
import { testWithApp, withApp } from '../../testing/app.ts';
import { insertCatalogue } from '../../testing/catalogue.ts';
import { createClock } from '../../testing/clock.ts';
import { fetchOrder, ORDER, placeOrder, postOrderAction, sendOrder } from '../../testing/orders.ts';
import { setTax } from '../../testing/products.ts';
import { type CommandOptions, runOrdersCommand } from './command.ts';

// Monday, 30 November 2026, 10:00 in India.
const dependencies = createClock('2026-11-30T04:30:00.000Z');
const env = { GSTIN: '36AAPFU0939F1ZW', UPI_ID: 'rangmala@okbank', EXPRESS_PRICE: '99' };
const test = testWithApp({ env, dependencies });

const GUWAHATI = { ...ORDER.address, pin: '781001', city: 'Guwahati', state: 'Assam' };

/** A mug of ₹349.50 at 5 % and a clock of ₹1499.00 at 12 %, and ₹99.00 for express. */
const EXPRESS = {
  lines: [
    { product_id: '1', quantity: 1 },
    { product_id: '3', quantity: 1 },
  ],
  payment: 'upi',
  express: true,
  expected_total: 1947.5,
};

const run = (app: FastifyInstance, command: string, { number }: PlacedOrder, options: CommandOptions = {}) =>
  runOrdersCommand(app.orders.context, command, number, options);

async function insertTaxedCatalogue(app: FastifyInstance): Promise<void> {
  await insertCatalogue(app.db);
  await setTax(app.db, '1', '6912', 5);
  await setTax(app.db, '3', '9105', 12);
}

async function placeExpressOrder(app: FastifyInstance, changes: object = {}): Promise<PlacedOrder> {
  await insertTaxedCatalogue(app);
  return placeOrder(app, { ...EXPRESS, ...changes });
}

test('offers express with date and price where the carrier takes it', async (app) => {
  await insertCatalogue(app.db);
  const fetchDelivery = async (pin: string) => (await app.inject(`/api/delivery?pin=${pin}`)).json<object>();
  // Dispatched on Thursday 3 to Saturday 5 December, and one working day on the way.
  expect(await fetchDelivery('506009')).toMatchObject({
    from: '2026-12-05',
    to: '2026-12-09',
    express: { from: '2026-12-04', to: '2026-12-07', price: 99 },
  });
  expect(await fetchDelivery('781001')).not.toHaveProperty('express');
});

test('charges the price once, taxed at the highest rate, with equal CGST and SGST', async (app) => {
  await insertTaxedCatalogue(app);
  const standardTotal = await sendOrder(app, { ...EXPRESS, expected_total: 1848.5 });
  expect([standardTotal.statusCode, standardTotal.json()]).toEqual([
    409,
    expect.objectContaining({ total: 1947.5 }),
  ]);
  const responses = [
    await sendOrder(app, EXPRESS, { key: 'a' }),
    await sendOrder(app, EXPRESS, { key: 'a' }),
  ];
  const [first, second] = responses.map((response) => response.json<PlacedOrder>());
  expect(second?.number).toBe(first?.number);
  expect((await sendOrder(app, { ...EXPRESS, express: false }, { key: 'a' })).statusCode).toBe(422);
  // 349.50 at 5 %: 8.32 + 8.32. 1499.00 at 12 %: 80.31 + 80.31. 99.00 at 12 %: 5.31 + 5.31.
  expect(await fetchOrder(app, first as PlacedOrder)).toMatchObject({
    express: true,
    arrival: { from: '2026-12-04', to: '2026-12-07' },
    totals: { items: 1848.5, shipping: 99, cgst: 93.94, sgst: 93.94, igst: 0, total: 1947.5 },
  });
  // To another state: 16.64, 160.61 and 10.61.
  const delhi = { ...ORDER.address, pin: '110001', city: 'New Delhi', state: 'Delhi' };
  const delhiOrder = await placeOrder(app, { ...EXPRESS, address: delhi });
  expect((await fetchOrder(app, delhiOrder)).totals).toMatchObject({ cgst: 0, igst: 187.86, total: 1947.5 });
});

test('puts express on the invoice, and refunds it with the last line', async (app) => {
  const placedOrder = await placeExpressOrder(app);
  await run(app, 'confirm', placedOrder);
  await run(app, 'ship', placedOrder, { tracking: 'https://track.example/1' });
  const listDocuments = async () =>
    (
      await app.db
        .selectFrom('documents')
        .select('content')
        .orderBy('issued_at')
        .orderBy('sequence')
        .execute()
    ).map(({ content }) => JSON.parse(content) as { lines: object[]; totals: object });
  const shipping = {
    name: 'Express shipping',
    details: '',
    hsn: '9105',
    quantity: 1,
    rate: 1200,
    taxable: 8838,
    cgst: 531,
    sgst: 531,
    igst: 0,
    total: 9900,
  };
  const [invoice] = await listDocuments();
  expect(invoice?.lines[2]).toEqual(shipping);
  expect(invoice?.totals).toEqual({ taxable: 175962, cgst: 9394, sgst: 9394, igst: 0, total: 194750 });
  await run(app, 'refund', placedOrder, { line: '1' });
  expect((await fetchOrder(app, placedOrder)).refunded).toBe(349.5);
  await run(app, 'refund', placedOrder, { line: '2' });
  expect(await fetchOrder(app, placedOrder)).toMatchObject({ refunded: 1947.5, payment_status: 'refunded' });
  const notes = (await listDocuments()).slice(1);
  expect(notes.map(({ lines }) => lines.length).sort()).toEqual([1, 2]);
  expect(notes.find(({ lines }) => lines.length === 2)?.lines[1]).toEqual(shipping);
});

test('refunds express when the order is cancelled', async (app) => {
  const placedOrder = await placeExpressOrder(app);
  await run(app, 'confirm', placedOrder);
  await postOrderAction(app, placedOrder, 'cancel');
  expect(await fetchOrder(app, placedOrder)).toMatchObject({ status: 'cancelled', refunded: 1947.5 });
});

test('refuses express where nobody takes it, and in a shop without it', async (app) => {
  await insertTaxedCatalogue(app);
  const refusal = [422, { detail: 'We can’t send this by express. Please choose free standard shipping.' }];
  const remote = await sendOrder(app, { ...EXPRESS, address: GUWAHATI });
  expect([remote.statusCode, remote.json()]).toEqual(refusal);
  await withApp({ env: { ...env, EXPRESS_PRICE: '' } }, async (shop) => {
    await insertTaxedCatalogue(shop);
    expect((await shop.inject('/api/delivery?pin=506009')).json()).not.toHaveProperty('express');
    const response = await sendOrder(shop, EXPRESS);
    expect([response.statusCode, response.json()]).toEqual(refusal);
  });
});
