import { performance } from 'node:perf_hooks';
import type { PlacedOrder } from '@rangmala/shared/contract';
import { saveProductSupply } from '../src/shop/products/supply.ts';
import { createClock } from '../src/testing/clock.ts';
import { placeOrder, sendOrder } from '../src/testing/orders.ts';
import { createOrderTasks } from '../src/testing/order-tasks.ts';
import { withRazorpay } from '../src/testing/razorpay.ts';
import { printLine } from './measure.ts';

/*
 * Simulates payments. One webhook in five is lost; the other webhooks are sent three times in random sequence. One
 * order in ten is paid twice. Another order in ten is paid late: the payment fails first and is captured later. Then
 * 500 buyers order the last 10 pieces. Run: npx tsx server/bench/orders.ts [payments]
 */
const PAYMENTS = Number(process.argv[2] ?? 1000);
const MAX_CONCURRENT = 20;

const clock = createClock();

await withRazorpay(
  async (app, { gateway, events, send }) => {
    const orders: PlacedOrder[] = [];
    for (let index = 0; index < PAYMENTS; index += 1) {
      const order = await placeOrder(app, { payment: 'razorpay' });
      orders.push(order);
      const id = order.payment.gateway_order_id ?? '';
      if (index % 10 === 0) await Promise.all([gateway.pay(id), gateway.pay(id)]);
      else await gateway.pay(id, index % 10 === 1 ? 'late' : 'success');
    }
    const webhooks = events
      .filter((_event, index) => index % 5 !== 0)
      .flatMap((event) => [event, event, event]);
    webhooks.sort(() => Math.random() - 0.5);
    const times: number[] = [];
    for (let from = 0; from < webhooks.length; from += MAX_CONCURRENT) {
      await Promise.all(
        webhooks.slice(from, from + MAX_CONCURRENT).map(async (event) => {
          const startedAt = performance.now();
          await send(app, event);
          times.push(performance.now() - startedAt);
        }),
      );
    }
    const { processPayments, reconcilePayments } = createOrderTasks(app);
    await processPayments();
    for (let round = 0; round < Math.ceil(PAYMENTS / 100) + 2; round += 1) {
      clock.advance(60_000);
      await reconcilePayments();
    }
    for (let round = 0; round < Math.ceil(PAYMENTS / 50) + 1; round += 1) await processPayments();

    const rows = await app.db.selectFrom('orders').select(['status', 'payment_status']).execute();
    const payments = await app.db.selectFrom('payments').select(['amount_paise', 'pays_order_id']).execute();
    const refunds = await app.db.selectFrom('refunds').select(['amount_paise', 'status']).execute();
    const sumInRupees = (rowsToSum: { amount_paise: number }[]) =>
      rowsToSum.reduce((total, row) => total + row.amount_paise, 0) / 100;
    times.sort((a, b) => a - b);
    const totals = {
      orders: rows.length,
      notPaid: rows.filter(({ payment_status }) => payment_status !== 'paid').length,
      paidTwice: payments.filter(({ pays_order_id }) => pays_order_id === null).length,
      refunds: refunds.length,
      refundsNotDone: refunds.filter(({ status }) => status !== 'processed').length,
      paid: sumInRupees(payments),
      refunded: sumInRupees(refunds),
      net: sumInRupees(payments) - sumInRupees(refunds),
      expected: PAYMENTS * 349.5,
      webhooks: times.length,
      webhookP99ms: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
    };
    printLine(JSON.stringify(totals));
    if (totals.notPaid > 0 || totals.refundsNotDone > 0 || totals.net !== totals.expected)
      process.exitCode = 1;

    await saveProductSupply(app.db, '1', { stock: 10 });
    const buyers = await Promise.all(Array.from({ length: 500 }, () => sendOrder(app, { payment: 'cash' })));
    const placedCount = buyers.filter(({ statusCode }) => statusCode === 201).length;
    const soldOut = buyers.filter(({ statusCode }) => statusCode === 409).length;
    printLine(JSON.stringify({ buyers: buyers.length, placed: placedCount, soldOut }));
    if (placedCount !== 10 || placedCount + soldOut !== buyers.length) process.exitCode = 1;
  },
  { now: clock.now, database: process.env['TEST_DATABASE_URL'] ? 'PostgreSQL' : 'embedded' },
);
