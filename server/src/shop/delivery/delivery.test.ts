import { testWithApp } from '../../testing/app.ts';
import { createClock } from '../../testing/clock.ts';
import { insertCatalogue } from '../../testing/catalogue.ts';
import { placeOrder, fetchOrder, sendOrder } from '../../testing/orders.ts';
import { setProductDetails } from '../../testing/products.ts';
import { expectError, expectErrorDetail } from '../../testing/errors.ts';
import { saveDeliveryRules } from './delivery-rules.ts';

// Monday, 30 November 2026, 10:00 in India.
const test = testWithApp({
  env: { TEST_GATEWAY: 'on' },
  dependencies: createClock('2026-11-30T04:30:00.000Z'),
});

test('returns the arrival of a product, as shown and personalised', async (app) => {
  await insertCatalogue(app.db);
  await setProductDetails(app.db, '1', {
    dispatch_days: { from: 0, to: 1 },
    dispatch_days_personalised: { from: 3, to: 5 },
  });
  const fetchArrival = async (query: string) =>
    (await app.inject(`/api/delivery?pin=${query}`)).json<object>();
  expect(await fetchArrival('506%20009&product_id=1')).toEqual({
    served: true,
    from: '2026-12-02',
    to: '2026-12-04',
    order_by: '2026-11-30T14:00:00+05:30',
  });
  expect(await fetchArrival('506009&product_id=1&personalised=true')).toMatchObject({
    from: '2026-12-05',
    to: '2026-12-09',
  });
  // Product 2 has no dispatch days: the slower product decides.
  expect(await fetchArrival('506009&product_id=1,2')).toMatchObject({ to: '2026-12-09' });
});

test('says that a PIN code is not served, and refuses what is none', async (app) => {
  await insertCatalogue(app.db);
  expect((await app.inject('/api/delivery?pin=900001&product_id=1')).json()).toEqual({ served: false });
  for (const pin of ['', '?pin=', '?pin=050600', '?pin=5060', '?pin=mug']) {
    const response = await app.inject(`/api/delivery${pin}`);
    expectError(response, 422, 'A PIN code has six digits and does not begin with 0.');
  }
  expect((await app.inject('/api/delivery?pin=506009&product_id=none')).statusCode).toBe(404);
});

test('uses the rules of the owner', async (app) => {
  await saveDeliveryRules(app.db, { elsewhere: { from: 9, to: 9 } });
  await saveDeliveryRules(app.db, { zones: [], elsewhere: { from: 1, to: 1 } });
  expect((await app.inject('/api/delivery?pin=506009')).json()).toMatchObject({
    from: '2026-12-04',
    to: '2026-12-07',
  });
});

test('stores the promised arrival and the day by which the customer needs the order', async (app) => {
  const placedOrder = await placeOrder(app, { needed_by: '2026-12-01' });
  await saveDeliveryRules(app.db, { elsewhere: { from: 9, to: 9 }, zones: [] });
  expect(await fetchOrder(app, placedOrder)).toMatchObject({
    arrival: { from: '2026-12-05', to: '2026-12-09' },
    needed_by: '2026-12-01',
  });
});

test('takes an order without a day, and refuses what is no day', async (app) => {
  const placedOrder = await placeOrder(app, { needed_by: '' });
  expect(await fetchOrder(app, placedOrder)).not.toHaveProperty('needed_by');
  const response = await sendOrder(app, { needed_by: '2026-02-30' });
  expectErrorDetail(response, 422, 'Please enter a date such as 2026-12-08.');
});
