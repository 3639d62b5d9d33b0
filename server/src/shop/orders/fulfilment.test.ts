import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Order, PlacedOrder } from '@rangmala/shared/contract';
import { withApp, testWithApp, withAppAndClock } from '../../testing/app.ts';
import { insertCatalogue } from '../../testing/catalogue.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { listQueuedMails } from '../../testing/mailbox.ts';
import { postOrderAction, ORDER, fetchOrder, placeOrder } from '../../testing/orders.ts';
import { createOrderTasks } from '../../testing/order-tasks.ts';
import { type CommandOptions, runOrdersCommand } from './command.ts';
import { deriveConfirmationToken } from './tokens.ts';
import { setProductDetails, setStock, setTax } from '../../testing/products.ts';

const env = { GSTIN: '36AAPFU0939F1ZW', CASH_ON_DELIVERY_LIMIT: '5000', UPI_ID: 'rangmala@okbank' };

async function deriveConfirmToken(app: FastifyInstance, { number }: PlacedOrder): Promise<string> {
  const order = await app.db
    .selectFrom('orders')
    .select(['id', 'email'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return deriveConfirmationToken(app.orders.context.secret, order);
}

async function placeConfirmedOrder(app: FastifyInstance, changes: object = {}): Promise<PlacedOrder> {
  const placedOrder = await placeOrder(app, { payment: 'cash', ...changes });
  const token = await deriveConfirmToken(app, placedOrder);
  const response = await app.inject({
    method: 'POST',
    url: `/api/orders/${placedOrder.number}/confirm`,
    payload: { token },
  });
  if (response.statusCode !== 200) throw new Error(`Not confirmed: ${response.body}`);
  return placedOrder;
}

const run = (app: FastifyInstance, command: string, number?: string, options: CommandOptions = {}) =>
  runOrdersCommand(app.orders.context, command, number, options);

/** Returns the text of the first mail with a matching subject; '' when no subject matches. */
const findMailText = async (app: FastifyInstance, subject: RegExp): Promise<string> =>
  (await listQueuedMails(app)).find((mail) => subject.test(mail.subject))?.text ?? '';

const test = testWithApp({ env });

describeOnEveryDatabase(() => {
  test('issues consecutive invoice numbers when orders are shipped concurrently', async (app) => {
    const orders: PlacedOrder[] = [];
    for (let index = 0; index < 12; index += 1) orders.push(await placeConfirmedOrder(app));
    const tracking = 'https://track.example/1';
    await Promise.all(orders.map(({ number }) => run(app, 'ship', number, { tracking })));
    const rows = await app.db.selectFrom('documents').select('sequence').orderBy('sequence').execute();
    expect(rows.map(({ sequence }) => sequence)).toEqual(orders.map((_order, index) => index + 1));
  });
});

test('mails the customer about each step of an order and refuses to repeat an earlier step', async (app) => {
  await insertCatalogue(app.db);
  await setProductDetails(app.db, '1', { dispatch_days: { from: 5, to: 9 } });
  const placedOrder = await placeConfirmedOrder(app);
  const { number } = placedOrder;
  expect(await findMailText(app, /^Your order is confirmed/)).toMatch(
    /dispatched in 5–9 working days and be with you \d/,
  );
  await run(app, 'produce', number);
  await run(app, 'pack', number);
  await expect(run(app, 'produce', number)).rejects.toThrow(/is packed: it cannot become in production now/);
  await expect(run(app, 'ship', number)).rejects.toThrow(/--tracking/);
  await expect(run(app, 'ship', number, { tracking: 'javascript:alert(1)' })).rejects.toThrow(/https/);
  await run(app, 'ship', number, { tracking: 'https://track.example/1' });
  await run(app, 'deliver', number);
  const order = await fetchOrder(app, placedOrder);
  expect(order).toMatchObject({
    status: 'delivered',
    payment_status: 'paid',
    tracking_url: 'https://track.example/1',
    can_cancel: false,
  });
  expect(order.timeline.map(({ status }) => status)).toEqual([
    'placed',
    'confirmed',
    'in_production',
    'packed',
    'shipped',
    'delivered',
  ]);
  expect((await postOrderAction(app, placedOrder, 'cancel')).statusCode).toBe(409);
  const subjects = (await listQueuedMails(app)).map(({ subject }) => subject.split(':')[0]);
  expect(subjects.sort()).toEqual([
    'Please confirm your order',
    'We’re making your order',
    'Your order has been delivered',
    'Your order is confirmed',
    'Your order is on its way',
    'Your order is packed',
  ]);
});

test('serves the invoice only with the token of its order', async (app) => {
  await placeConfirmedOrder(app);
  await setTax(app.db, '1', '6912', 12);
  const placedOrder = await placeConfirmedOrder(app, { address: { ...ORDER.address, state: 'Kerala' } });
  await run(app, 'ship', placedOrder.number, { tracking: 'https://track.example/1' });
  const [document] = (await fetchOrder(app, placedOrder)).documents;
  expect(document).toMatchObject({
    kind: 'invoice',
    number: expect.stringMatching(/^RM\/\d\d-\d\d\/000001$/) as string,
  });
  const url = document?.url ?? '';
  const page = await app.inject(url);
  expect(page.statusCode).toBe(200);
  for (const text of [
    'Tax Invoice',
    '36AAPFU0939F1ZW',
    'Kerala (32)',
    '6912',
    '12%',
    'IGST',
    '₹37.45',
    '₹349.50',
  ]) {
    expect(page.body).toContain(text);
  }
  expect((await app.inject(url.replace(/token=.*/, 'token=x'))).statusCode).toBe(404);
  const pdf = await app.inject(document?.pdf_url ?? '');
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await app.inject((document?.pdf_url ?? '').replace(/token=.*/, ''))).statusCode).toBe(404);
  const otherOrder = await placeConfirmedOrder(app);
  const urlOfOtherOrder = url
    .replace(placedOrder.number, otherOrder.number)
    .replace(/token=.*/, `token=${otherOrder.token}`);
  expect((await app.inject(urlOfOtherOrder)).statusCode).toBe(404);
});

test('refunds a line once, issues a credit note and exports the documents for GSTR-1', async (app) => {
  const placedOrder = await placeConfirmedOrder(app, {
    lines: [
      { product_id: '1', quantity: 2 },
      { product_id: '3', quantity: 1 },
    ],
    expected_total: 2198,
    contact: { ...ORDER.contact, name: '=SUM(A1), "Ravi"' },
  });
  const { number } = placedOrder;
  await expect(run(app, 'refund', number, { line: '1' })).rejects.toThrow(/not paid/);
  await run(app, 'ship', number, { tracking: 'https://track.example/1' });
  await run(app, 'deliver', number);
  await expect(run(app, 'refund', number, { line: '3' })).rejects.toThrow(/no line 3/);
  await run(app, 'refund', number, { line: '1', reason: 'The handle broke.' });
  await expect(run(app, 'refund', number, { line: '1' })).rejects.toThrow(/refunded already/);
  const order: Order = await fetchOrder(app, placedOrder);
  expect(order).toMatchObject({ payment_status: 'partly_refunded', refunded: 699 });
  expect(order.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note']);
  const [header, ...rows] = await run(app, 'export');
  expect(header).toMatch(/^GSTIN\/UIN of Recipient,Receiver Name,Invoice Number,/);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain(`"'=SUM(A1), ""Ravi""",RM/`);
  expect(rows[0]).toContain('36-Telangana,N,Regular,,18,592.36,0.00,53.32,53.32');
  expect(rows[2]).toContain('Credit Note,RM/');
  expect(await run(app, 'export', undefined, { from: '2020-01-01', to: '2020-12-31' })).toHaveLength(1);
});

test('reports sales, payments, refunds and debts of each day, and writes a packing slip', () =>
  withAppAndClock({ env }, async (app, clock) => {
    const dayMs = 24 * 60 * 60_000;
    const cashOrder = await placeConfirmedOrder(app);
    const transferOrder = await placeOrder(app, { payment: 'upi' });
    clock.advance(dayMs);
    await run(app, 'confirm', transferOrder.number);
    await run(app, 'ship', cashOrder.number, { tracking: 'https://track.example/1' });
    clock.advance(dayMs);
    await run(app, 'deliver', cashOrder.number);
    await run(app, 'refund', cashOrder.number, { line: '1' });
    expect(await run(app, 'report')).toEqual([
      'Day,Orders placed,Sold,Paid,Refunded,Owed to customers,Owed by customers',
      '2026-03-02,2,349.50,0.00,0.00,0.00,349.50',
      '2026-03-03,0,349.50,349.50,0.00,0.00,349.50',
      '2026-03-04,0,0.00,349.50,349.50,349.50,0.00',
    ]);
    clock.advance(dayMs);
    await run(app, 'refunded', cashOrder.number);
    await expect(run(app, 'refunded', cashOrder.number)).rejects.toThrow(/no refund to be sent by hand/);
    expect((await run(app, 'show', cashOrder.number)).join('\n')).toMatch(/refund_processed\s+by owner/);
    expect(await run(app, 'report', undefined, { from: '2026-03-05' })).toEqual([
      expect.anything(),
      '2026-03-05,0,0.00,0.00,0.00,0.00,0.00',
    ]);
    const file = join(app.settings.dataDir, 'slip.pdf');
    const [writtenPath, slipUrl = ''] = await run(app, 'slip', cashOrder.number, { output: file });
    expect(writtenPath).toBe(file);
    const page = await app.inject(new URL(slipUrl).pathname + new URL(slipUrl).search);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('1 × Warli Mug');
    expect(page.body).not.toContain('₹');
    const path = `/orders/${cashOrder.number}/packing-slip?token=${cashOrder.token}`;
    expect((await app.inject(path)).statusCode).toBe(404);
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
  }));

test('issues a bill of supply for a shop without GSTIN', () =>
  withApp({ env: { ...env, GSTIN: '' } }, async (app) => {
    const placedOrder = await placeConfirmedOrder(app);
    await run(app, 'ship', placedOrder.number, { tracking: 'https://track.example/1' });
    const [document] = (await fetchOrder(app, placedOrder)).documents;
    expect(document?.kind).toBe('bill_of_supply');
    expect((await app.inject(document?.url ?? '')).body).toContain('Not registered for GST');
  }));

test('refuses to confirm cash on delivery with the order token, and cancels an unconfirmed order after a day', () =>
  withAppAndClock({ env }, async (app, clock) => {
    const placedOrder = await placeOrder(app, { payment: 'cash' });
    await setStock(app.db, '1', 4);
    expect(placedOrder).toMatchObject({ status: 'placed', payment_status: 'on_delivery' });
    const confirm = (token: string) =>
      app.inject({ method: 'POST', url: `/api/orders/${placedOrder.number}/confirm`, payload: { token } });
    expect((await confirm(placedOrder.token)).statusCode).toBe(404);
    const [mail] = await listQueuedMails(app);
    const token = await deriveConfirmToken(app, placedOrder);
    expect(mail?.text).toContain(`/orders/${placedOrder.number}/confirm?token=${token}`);
    clock.advance(25 * 60 * 60_000);
    await createOrderTasks(app).expireOrders();
    expect(await fetchOrder(app, placedOrder)).toMatchObject({
      status: 'cancelled',
      payment_status: 'failed',
    });
    expect((await app.inject('/api/products/1')).json()).toHaveProperty('stock', 5);
    expect((await confirm(token)).statusCode).toBe(409);
  }));

test('mails customer and owner about the refund of a cancelled order that was paid by transfer', async (app) => {
  const upiOrder = await placeOrder(app, { payment: 'upi' });
  await run(app, 'confirm', upiOrder.number);
  await run(app, 'cancel', upiOrder.number);
  expect(await findMailText(app, /has been cancelled/)).toContain(
    'We’ll write to you to ask where to send it.',
  );
  expect(await findMailText(app, /your attention/)).toContain(`orders -- refunded ${upiOrder.number}`);
});

test('confirms an order that is paid by transfer and prints the usage for an unknown command', async (app) => {
  const placedOrder = await placeOrder(app, { payment: 'upi' });
  expect(placedOrder).toMatchObject({ status: 'awaiting_payment', payment_status: 'open' });
  expect((await app.inject(placedOrder.payment.url ?? '')).body).toContain('UPI QR code');
  await run(app, 'confirm', placedOrder.number);
  expect(await fetchOrder(app, placedOrder)).toMatchObject({
    status: 'confirmed',
    payment_status: 'paid',
  });
  expect((await run(app, 'list', undefined, { status: 'confirmed' }))[0]).toContain(placedOrder.number);
  expect((await run(app, 'show', placedOrder.number)).join('\n')).toContain('confirmed  by owner');
  await expect(run(app, 'dance', placedOrder.number)).rejects.toThrow(/npm run orders/);
  await expect(run(app, 'show', 'RM-0')).rejects.toThrow('There is no order RM-0.');
});
