import type { FastifyInstance } from 'fastify';
import { withApp } from '../../testing/app.ts';
import { createClock } from '../../testing/clock.ts';
import { fetchOrder, placeOrder } from '../../testing/orders.ts';
import { createOrderTasks } from '../../testing/order-tasks.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Changes the kind of stored events. An unknown kind makes every change of the order fail. */
const renameEvents = ({ db }: FastifyInstance, from: string, to: string) =>
  db.updateTable('order_events').set({ kind: to }).where('kind', '=', from).execute();

test('expires other orders when one order cannot be expired, and tries the failed order again after five minutes', () => {
  const clock = createClock('2026-03-02T10:00:00Z');
  return withApp(
    async (app) => {
      const brokenOrder = await placeOrder(app, { payment: 'upi' });
      await renameEvents(app, 'placed', 'unknown');
      clock.advance(MINUTE_MS);
      const nextOrder = await placeOrder(app, { payment: 'upi' });
      clock.advance(3 * DAY_MS);
      await createOrderTasks(app).expireOrders();
      expect(await fetchOrder(app, nextOrder)).toMatchObject({ status: 'cancelled' });

      await renameEvents(app, 'unknown', 'placed');
      await createOrderTasks(app).expireOrders();
      expect(await fetchOrder(app, brokenOrder)).toMatchObject({ status: 'awaiting_payment' });
      clock.advance(5 * MINUTE_MS);
      await createOrderTasks(app).expireOrders();
      expect(await fetchOrder(app, brokenOrder)).toMatchObject({ status: 'cancelled' });
    },
    { env: { UPI_ID: 'rangmala@okbank' }, dependencies: { now: clock.now } },
  );
});
