import { withApp } from '../../testing/app.ts';
import { insertCatalogue } from '../../testing/catalogue.ts';
import { fetchOrder, placeOrder } from '../../testing/orders.ts';
import { runOrdersCommand } from './command.ts';

test('refuses to refund a free line and refunds the other lines of the order', () =>
  withApp({ env: { UPI_ID: 'rangmala@okbank' } }, async (app) => {
    await insertCatalogue(app.db);
    await app.db.updateTable('products').set({ price_paise: 0 }).where('id', '=', '3').execute();
    const placedOrder = await placeOrder(app, {
      payment: 'upi',
      lines: [
        { product_id: '1', quantity: 1 },
        { product_id: '3', quantity: 1 },
      ],
    });
    const { number } = placedOrder;
    const run = (command: string, options = {}) =>
      runOrdersCommand(app.orders.context, command, number, options);
    await run('confirm');
    await expect(run('refund', { line: '2' })).rejects.toThrow(
      `Line 2 of order ${number} was free. There is nothing to refund.`,
    );
    await run('refund', { line: '1' });
    await run('cancel');
    expect(await fetchOrder(app, placedOrder)).toMatchObject({ status: 'cancelled', refunded: 349.5 });
  }));
