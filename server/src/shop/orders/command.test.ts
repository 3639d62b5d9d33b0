import type { FastifyInstance } from 'fastify';
import { withApp, testWithApp } from '../../testing/app.ts';
import { createClock } from '../../testing/clock.ts';
import { placeOrder, postOrderAction } from '../../testing/orders.ts';
import { insertPersonalisedCatalogue } from '../../testing/products.ts';
import { type CommandOptions, runOrdersCommand } from './command.ts';

const env = { UPI_ID: 'rangmala@okbank' };

const run = (app: FastifyInstance, command: string, number?: string, options: CommandOptions = {}) =>
  runOrdersCommand(app.orders.context, command, number, options);

const test = testWithApp({ env });

test('lists the orders with the given status, and names all statuses when the status is unknown', async (app) => {
  const { number } = await placeOrder(app, { payment: 'upi' });
  const list = (status?: string) => runOrdersCommand(app.orders.context, 'list', undefined, { status });
  expect(await list()).toEqual([expect.stringContaining(number)]);
  expect(await list('awaiting_payment')).toEqual([expect.stringContaining(number)]);
  expect(await list('packed')).toEqual(['No orders.']);
  await expect(list('paid')).rejects.toThrow(
    /^There is no status "paid"\. Statuses: placed, awaiting_payment, confirmed, .*, returned\.$/,
  );
});

test('shows the chosen options of a line, and times as India time', () => {
  const clock = createClock('2026-11-23T20:15:00Z');
  return withApp({ env, dependencies: { now: clock.now } }, async (app) => {
    await insertPersonalisedCatalogue(app);
    const { number } = await placeOrder(app, {
      lines: [
        { product_id: '1', quantity: 1, options: { colour: 'indigo' } },
        { product_id: '2', quantity: 1 },
      ],
      payment: 'upi',
      expected_total: 799,
    });
    const time = 'Tuesday, 24 November 2026, 1:45 AM (India time)';
    expect((await run(app, 'list'))[0]?.split('  ').slice(0, 2)).toEqual([number, time]);
    const lines = await run(app, 'show', number);
    expect(lines[0]).toContain(`${number}  ${time}  `);
    expect(lines).toContain('  1. 1 × Warli Mug (Colour: Indigo)  ₹400.00');
    expect(lines).toContain(`  ${time}  placed  by customer`);
    expect(lines.join('\n')).not.toMatch(/T\d{2}:\d{2}|:\d{2}(\.\d+)?Z/);
  });
});

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
