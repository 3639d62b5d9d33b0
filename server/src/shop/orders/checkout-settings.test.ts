import { withApp } from '../../testing/app.ts';
import { insertCatalogue } from '../../testing/catalogue.ts';
import { registerAndSignIn } from '../../testing/customers.ts';
import { placeOrder, sendOrder } from '../../testing/orders.ts';

const env = { TEST_GATEWAY: 'on', UPI_ID: 'rangmala@okbank', CASH_ON_DELIVERY_LIMIT: '1000' };

test('accepts and lists no orders when the checkout is off', () =>
  withApp({ env: { ...env, CHECKOUT: 'off' } }, async (app) => {
    await insertCatalogue(app.db);
    const asha = await registerAndSignIn(app);
    expect((await sendOrder(app)).statusCode).toBe(404);
    expect((await app.inject('/api/checkout')).statusCode).toBe(404);
    expect((await asha.get('/api/orders')).json()).toEqual([]);
  }));

test('returns the configured payment methods and a customer’s last address for the checkout', () =>
  withApp({ env }, async (app) => {
    const asha = await registerAndSignIn(app);
    await placeOrder(app, {}, asha);
    const checkout = (await app.inject('/api/checkout')).json<{ payments: { value: string }[] }>();
    expect(checkout.payments.map(({ value }) => value)).toEqual(['test', 'upi', 'cash']);
    expect(checkout).not.toHaveProperty('saved');
    expect((await asha.get('/api/checkout')).json()).toMatchObject({
      saved: { address: { pin: '506009' } },
    });
  }));
