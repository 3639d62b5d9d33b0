import type { PlacedOrder } from '@rangmala/shared/contract';
import type { TestGateway } from '../../src/shop/orders/payments/test-gateway/test-gateway.ts';
import { ORDER } from '../../src/testing/orders.ts';
import type { ServerFleet } from './fleet.ts';

/** Counts the errors in the responses to the buyers. */
export interface BuyerFaults {
  /** Idempotency keys for which two browsers got different order numbers. */
  differentNumbers: number;
  /** Orders for which two browsers got different gateway orders. */
  differentGatewayOrders: number;
}

/** Largest number of requests for the gateway order of an order. */
const MAX_ATTEMPTS = 100;

/**
 * Simulates a customer who places an order in one or two browsers. Chooses at random whether the customer then pays,
 * pays and cancels at the same time, or abandons the order.
 */
export async function simulateBuyer(
  fleet: ServerFleet,
  gateway: TestGateway,
  key: string,
  faults: BuyerFaults,
): Promise<void> {
  const browsers = Math.random() < 0.2 ? [1, 2] : [1];
  const orders = await Promise.all(browsers.map(() => placeOrder(fleet, key)));
  const [order] = orders;
  if (!order) return;
  if (new Set(orders.map(({ number }) => number)).size > 1) faults.differentNumbers += 1;
  const gatewayOrderIds = await Promise.all(orders.map((each) => requestGatewayOrderId(fleet, each)));
  const [gatewayOrderId = ''] = gatewayOrderIds;
  if (new Set(gatewayOrderIds).size > 1) faults.differentGatewayOrders += 1;

  const pay = () => payAndReturn(fleet, gateway, gatewayOrderId);
  const randomNumber = Math.random();
  if (randomNumber < 0.02) return;
  if (randomNumber < 0.05) {
    await Promise.all([pay(), postOrderAction(fleet, order, 'cancel')]);
  } else if (randomNumber < 0.15) {
    await gateway.pay(gatewayOrderId, 'failure');
    await pay();
  } else if (randomNumber < 0.25) {
    await gateway.pay(gatewayOrderId, 'late');
  } else if (randomNumber < 0.35) {
    await Promise.all([pay(), pay()]);
  } else {
    await pay();
  }
}

async function placeOrder(fleet: ServerFleet, key: string): Promise<PlacedOrder> {
  const order = JSON.stringify({ ...ORDER, payment: 'razorpay' });
  const { status, body } = await fleet.send('/api/orders', { 'idempotency-key': key }, order);
  if (status !== 201) throw new Error(`An order was refused with ${status}: ${body}`);
  return JSON.parse(body) as PlacedOrder;
}

/**
 * Requests the gateway order of an order. Returns the id.
 * @throws Error when {@link MAX_ATTEMPTS} attempts created no gateway order
 */
async function requestGatewayOrderId(fleet: ServerFleet, order: PlacedOrder): Promise<string> {
  let { payment } = order;
  for (let attempt = 0; payment.gateway_order_id === undefined && attempt < MAX_ATTEMPTS; attempt += 1) {
    const { status, body } = await postOrderAction(fleet, order, 'payments');
    if (status === 200) ({ payment } = JSON.parse(body) as PlacedOrder);
  }
  if (payment.gateway_order_id === undefined) throw new Error(`${order.number} has no gateway order.`);
  return payment.gateway_order_id;
}

/** Pays at the gateway. In two of three cases, the browser then returns to the shop. */
async function payAndReturn(fleet: ServerFleet, gateway: TestGateway, gatewayOrderId: string): Promise<void> {
  const result = await gateway.pay(gatewayOrderId);
  if (!result || Math.random() < 1 / 3) return;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = new URLSearchParams({ ...result }).toString();
  await fleet.sendOnce('/api/payments/razorpay/return', headers, form);
}

const postOrderAction = (fleet: ServerFleet, { number, token }: PlacedOrder, action: 'payments' | 'cancel') =>
  fleet.send(`/api/orders/${number}/${action}`, { 'order-token': token }, '{}');
