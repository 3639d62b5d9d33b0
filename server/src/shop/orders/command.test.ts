import type { FastifyInstance } from 'fastify';
import { testWithApp } from '../../testing/app.ts';
import { placeOrder, postOrderAction } from '../../testing/orders.ts';
import { type CommandOptions, runOrdersCommand } from './command.ts';

const env = { UPI_ID: 'rangmala@okbank' };

const run = (app: FastifyInstance, command: string, number?: string, options: CommandOptions = {}) =>
  runOrdersCommand(app.orders.context, command, number, options);

const test = testWithApp({ env });

test('tells the owner why an order cannot be cancelled and what to do, and the customer to contact the shop', async (app) => {
  const order = await placeOrder(app, { payment: 'upi' });
  const { number } = order;
  const refund = `To pay money back, run: npm run orders -- refund ${number} --line N`;
  const expectRefusal = (sentence: string) =>
    expect(run(app, 'cancel', number)).rejects.toThrow(new Error(sentence));
  await run(app, 'confirm', number);
  await run(app, 'produce', number);
  await expectRefusal(`Order ${number} is in production, so it can no longer be cancelled. ${refund}`);
  await run(app, 'ship', number, { tracking: 'https://track.example/1' });
  await run(app, 'deliver', number);
  await expectRefusal(
    `Order ${number} is delivered, so it can no longer be cancelled. When it comes back, run: npm run orders -- return ${number}\n${refund}`,
  );
  await run(app, 'return', number);
  await expectRefusal(`Order ${number} has come back, so it can no longer be cancelled. ${refund}`);
  expect((await postOrderAction(app, order, 'cancel')).json()).toEqual({
    detail:
      'We have already started making this order, so it can no longer be cancelled here. Please contact us.',
  });
});
