import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Order, PlacedOrder } from '@rangmala/shared/contract';
import { insertCatalogue } from './catalogue.ts';
import { type Browser, createBrowser } from './browser.ts';

/**
 * A complete order for the shop of {@link insertCatalogue}: one Warli Mug, delivered to Warangal, paid for with the
 * test gateway.
 */
export const ORDER = {
  contact: { email: 'ravi@example.in', name: 'Ravi Kumar', phone: '98480 22338' },
  address: {
    pin: '506009',
    line1: '4-2-17, Subedari',
    area: 'Hanamkonda',
    city: 'Warangal',
    state: 'Telangana',
  },
  lines: [{ product_id: '1', options: {}, quantity: 1 }],
  payment: 'test',
  expected_total: 349.5,
};

let keyCount = 0;

/** Sends an order; `changes` replaces parts of {@link ORDER}, `key` is the idempotency key. */
export function sendOrder(
  app: FastifyInstance,
  changes: object = {},
  { key = `key-${(keyCount += 1)}`, browser = createBrowser(app) }: { key?: string; browser?: Browser } = {},
): Promise<LightMyRequestResponse> {
  return browser.post('/api/orders', { ...ORDER, ...changes }, { headers: { 'idempotency-key': key } });
}

/** Places an order. Inserts the catalogue first when the shop has no products. */
export async function placeOrder(
  app: FastifyInstance,
  changes: object = {},
  browser?: Browser,
): Promise<PlacedOrder> {
  const product = await app.db.selectFrom('products').select('id').executeTakeFirst();
  if (!product) await insertCatalogue(app.db);
  const response = await sendOrder(app, changes, browser ? { browser } : {});
  if (response.statusCode !== 201) throw new Error(`Not placed: ${response.body}`);
  return response.json<PlacedOrder>();
}

/** Fetches an order as the guest who placed the order. */
export async function fetchOrder(app: FastifyInstance, { number, token }: PlacedOrder): Promise<Order> {
  const response = await app.inject({ url: `/api/orders/${number}`, headers: { 'order-token': token } });
  if (response.statusCode !== 200) throw new Error(`Not shown: ${response.body}`);
  return response.json<Order>();
}

/** Sends an action for an order as the guest who placed the order. */
export function postOrderAction(
  app: FastifyInstance,
  { number, token }: PlacedOrder,
  action: 'cancel' | 'payments',
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: `/api/orders/${number}/${action}`,
    headers: { 'order-token': token },
    payload: {},
  });
}
