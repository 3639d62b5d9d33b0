import { withApp } from '../../testing/app.ts';
import { placeOrder } from '../../testing/orders.ts';
import { runOrdersCommand } from './command.ts';

test('lists the orders with the given status, and names all statuses when the status is unknown', () =>
  withApp(
    async (app) => {
      const { number } = await placeOrder(app, { payment: 'upi' });
      const list = (status?: string) => runOrdersCommand(app.orders.context, 'list', undefined, { status });
      expect(await list()).toEqual([expect.stringContaining(number)]);
      expect(await list('awaiting_payment')).toEqual([expect.stringContaining(number)]);
      expect(await list('packed')).toEqual(['No orders.']);
      await expect(list('paid')).rejects.toThrow(
        /^There is no status "paid"\. Statuses: placed, awaiting_payment, confirmed, .*, returned\.$/,
      );
    },
    { env: { UPI_ID: 'rangmala@okbank' } },
  ));
