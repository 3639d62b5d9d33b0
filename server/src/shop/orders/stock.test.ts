import type { FastifyInstance } from 'fastify';
import { withAppAndClock } from '../../testing/app.ts';
import { fetchOrder, placeOrder } from '../../testing/orders.ts';
import { createOrderTasks } from '../../testing/order-tasks.ts';
import { insertCatalogue } from '../../testing/catalogue.ts';
import { runOrdersCommand } from './command.ts';
import { setStock, readStock } from '../../testing/products.ts';
import { testWith } from '../../testing/test-with.ts';

const env = { UPI_ID: 'rangmala@okbank' };
const HOUR_MS = 60 * 60_000;

const confirmOrder = (app: FastifyInstance, number: string) =>
  runOrdersCommand(app.orders.context, 'confirm', number, {});

/** Runs `work` with one Warli Mug in stock and an unpaid order for one mug after the end of its stock hold. */
function withReleasedOrder(
  work: (app: FastifyInstance, order: Awaited<ReturnType<typeof placeOrder>>) => Promise<void>,
): Promise<void> {
  return withAppAndClock({ env }, async (app, clock) => {
    await insertCatalogue(app.db);
    await setStock(app.db, '1', 1);
    const order = await placeOrder(app, { payment: 'upi' });
    expect(await readStock(app.db, '1')).toBe(0);
    clock.advance(HOUR_MS);
    await createOrderTasks(app).expireOrders();
    expect(await readStock(app.db, '1')).toBe(1);
    await work(app, order);
  });
}

const test = testWith(withReleasedOrder);

test('holds released stock again when a transfer is confirmed', async (app, order) => {
  await confirmOrder(app, order.number);
  expect(await readStock(app.db, '1')).toBe(0);
  expect(await fetchOrder(app, order)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
});

test('refuses to confirm a transfer when the stock was sold to another customer', async (app, order) => {
  await placeOrder(app, { payment: 'upi' });
  await expect(confirmOrder(app, order.number)).rejects.toThrow('Warli Mug is sold out.');
  expect(await fetchOrder(app, order)).toMatchObject({ status: 'awaiting_payment' });
});
