import type { FastifyInstance } from 'fastify';
import type { Order, OrderSummary } from '@rangmala/shared/contract';
import { testWithApp, withAppAndClock } from '../../testing/app.ts';
import { registerAndSignIn } from '../../testing/customers.ts';
import { deliverMails } from '../../testing/mailbox.ts';
import { fetchOrder, placeOrder } from '../../testing/orders.ts';
import { createOrderTasks } from '../../testing/order-tasks.ts';

const env = { TEST_GATEWAY: 'on', CASH_ON_DELIVERY_LIMIT: '5000' };

const post = (app: FastifyInstance, path: string, payload: object, token?: string) =>
  app.inject({
    method: 'POST',
    url: `/api/orders/${path}`,
    headers: { ...(token && { 'order-token': token }) },
    payload,
  });

/** Delivers due mails and returns all delivered mails with the address of their recipient. */
async function deliverAndListMails(app: FastifyInstance) {
  return (await deliverMails(app)).map(({ subject = '', text = '', to }) => ({
    subject,
    text,
    recipient: [to].flat()[0]?.value[0]?.address,
  }));
}

const findConfirmationToken = (text: string) => /confirm\?token=([\w-]+)/.exec(text)?.[1];

const test = testWithApp({ env });

test('mails the confirmation again to a corrected address, ends the earlier link and begins a new period, at most five times a day', () =>
  withAppAndClock({ env }, async (app, clock) => {
    const placedOrder = await placeOrder(app, { payment: 'cash' });
    const path = `${placedOrder.number}/confirmation-mail`;
    const send = (email: string) => post(app, path, { email }, placedOrder.token);
    expect((await post(app, path, { email: 'x@example.in' })).statusCode).toBe(404);
    clock.advance(23 * 60 * 60_000);
    const response = await send('ravi.kumar@example.in');
    expect(response.json<Order>().contact.email).toBe('ravi.kumar@example.in');
    const mails = await deliverAndListMails(app);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
      'ravi.kumar@example.in',
      'ravi@example.in',
    ]);
    const openLink = (address: string) => {
      const text = mails.find(({ recipient }) => recipient === address)?.text ?? '';
      return app.inject(`/api/orders/${placedOrder.number}?token=${findConfirmationToken(text)}`);
    };
    expect((await openLink('ravi@example.in')).statusCode).toBe(404);
    expect((await openLink('ravi.kumar@example.in')).statusCode).toBe(200);
    clock.advance(2 * 60 * 60_000);
    await createOrderTasks(app).expireOrders();
    expect(await fetchOrder(app, placedOrder)).toHaveProperty('status', 'placed');
    for (let count = 2; count <= 5; count += 1) {
      expect((await send('ravi@example.in')).statusCode).toBe(200);
    }
    expect((await send('ravi@example.in')).statusCode).toBe(429);
  }));

test('shows the order with the token that confirms it, and mails no confirmation of a confirmed order', async (app) => {
  const { number, token } = await placeOrder(app, { payment: 'cash' });
  const [mail] = await deliverAndListMails(app);
  const confirmToken = findConfirmationToken(mail?.text ?? '');
  const response = await app.inject(`/api/orders/${number}?token=${confirmToken}`);
  expect(response.json<Order>()).toMatchObject({ number, status: 'placed' });
  expect((await post(app, `${number}/confirm`, { token: confirmToken })).statusCode).toBe(200);
  const refusal = await post(app, `${number}/confirmation-mail`, { email: 'ravi@example.in' }, token);
  expect(refusal.statusCode).toBe(409);
});

test('mails the link to an order to its address, and answers the same when there is no such order', async (app) => {
  const { number, token } = await placeOrder(app, { payment: 'cash' });
  const contacts = ['098480-22338', 'RAVI@example.in', 'asha@example.in', '98480 22339'];
  const responses = await Promise.all([
    ...contacts.map((contact) => post(app, 'find', { number: number.toLowerCase(), contact })),
    post(app, 'find', { number: 'RM-2222-2222', contact: 'ravi@example.in' }),
  ]);
  expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(responses[0].statusCode).toBe(202);
  await deliverAndListMails(app);
  const mails = (await deliverAndListMails(app)).filter(({ subject }) => subject.startsWith('Here is your'));
  expect(mails.map(({ recipient }) => recipient)).toEqual(['ravi@example.in', 'ravi@example.in']);
  expect(mails[0]?.text).toContain(`/orders/${number}?token=${token}`);
  expect((await post(app, 'find', { number: '12', contact: 'asha' })).statusCode).toBe(422);
});

test('keeps an order of a guest in the account of the customer who has its token', async (app) => {
  const placedOrder = await placeOrder(app);
  expect(await fetchOrder(app, placedOrder)).toHaveProperty('in_account', false);
  const browser = await registerAndSignIn(app);
  const path = `/api/orders/${placedOrder.number}/keep`;
  expect((await browser.post(path, {})).statusCode).toBe(404);
  const response = await browser.post(`${path}?token=${placedOrder.token}`, {});
  expect(response.json<Order>()).toHaveProperty('in_account', true);
  const orders = (await browser.get('/api/orders')).json<OrderSummary[]>();
  expect(orders.map(({ number }) => number)).toEqual([placedOrder.number]);
  const otherBrowser = await registerAndSignIn(app, { email: 'meera@example.in' });
  expect((await otherBrowser.post(`${path}?token=${placedOrder.token}`, {})).statusCode).toBe(409);
});
