import type { PlacedOrder } from '@rangmala/shared/contract';
import type { TestGateway } from '../../src/shop/orders/payments/test-gateway/test-gateway.ts';
import { ORDER } from '../../src/testing/orders.ts';

/** The server processes of a shop; any process may handle a request. */
export interface ShopProcesses {
  /** Sends a request once; returns undefined when there is no response. */
  sendOnce(path: string, init: ShopRequest): Promise<Response | undefined>;
  /** Repeats a request until the response has no server error. */
  send(path: string, init: ShopRequest): Promise<Response>;
}

export interface ShopRequest {
  method: 'POST';
  headers: Record<string, string>;
  body: string;
}

/** Counts the actions of the simulated buyers and the errors in the responses to the buyers. */
interface BuyerCounts {
  /** Idempotency keys for which two browsers got different order numbers. */
  differentNumbers: number;
  /** Orders for which two browsers got different gateway orders. */
  differentGatewayOrders: number;
  /** Orders that were placed in two browsers with the same idempotency key. */
  twoBrowsers: number;
  /** Orders that were paid for twice at the same time. */
  paidTwice: number;
  /** Orders with a payment that the gateway captures later. */
  paidWithDelay: number;
  /** Orders that were paid for after a failed payment. */
  failedFirst: number;
  /** Orders that were paid for and cancelled at the same time. */
  cancelled: number;
  /** Orders that were not paid for. */
  abandoned: number;
}

export const createBuyerCounts = (): BuyerCounts => ({
  differentNumbers: 0,
  differentGatewayOrders: 0,
  twoBrowsers: 0,
  paidTwice: 0,
  paidWithDelay: 0,
  failedFirst: 0,
  cancelled: 0,
  abandoned: 0,
});

interface Simulation {
  processes: ShopProcesses;
  gateway: TestGateway;
  random: () => number;
  counts: BuyerCounts;
}

/**
 * Simulates a customer who places an order in one or two browsers. Chooses at random whether the customer then pays,
 * pays and cancels at the same time, or abandons the order.
 */
export async function simulateBuyer(simulation: Simulation, key: string): Promise<void> {
  const { processes, gateway, random, counts } = simulation;
  const isInTwoBrowsers = random() < 0.2;
  if (isInTwoBrowsers) counts.twoBrowsers += 1;
  const orders = await Promise.all((isInTwoBrowsers ? [1, 2] : [1]).map(() => placeOrder(processes, key)));
  const [order] = orders;
  if (!order) return;
  if (new Set(orders.map(({ number }) => number)).size > 1) counts.differentNumbers += 1;
  const gatewayOrderIds = await Promise.all(orders.map((order) => requestGatewayOrderId(processes, order)));
  const [gatewayOrderId = ''] = gatewayOrderIds;
  if (new Set(gatewayOrderIds).size > 1) counts.differentGatewayOrders += 1;

  const randomNumber = random();
  if (randomNumber < 0.02) {
    counts.abandoned += 1;
  } else if (randomNumber < 0.05) {
    counts.cancelled += 1;
    await Promise.all([
      payAndReturn(simulation, gatewayOrderId),
      postOrderAction(processes, order, 'cancel'),
    ]);
  } else if (randomNumber < 0.15) {
    counts.failedFirst += 1;
    await gateway.pay(gatewayOrderId, 'failure');
    await payAndReturn(simulation, gatewayOrderId);
  } else if (randomNumber < 0.25) {
    counts.paidWithDelay += 1;
    await gateway.pay(gatewayOrderId, 'late');
  } else if (randomNumber < 0.35) {
    counts.paidTwice += 1;
    await Promise.all([payAndReturn(simulation, gatewayOrderId), payAndReturn(simulation, gatewayOrderId)]);
  } else {
    await payAndReturn(simulation, gatewayOrderId);
  }
}

async function placeOrder(processes: ShopProcesses, key: string): Promise<PlacedOrder> {
  const response = await processes.send('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...ORDER, payment: 'razorpay' }),
  });
  const body = await response.text();
  if (response.status !== 201) throw new Error(`An order was refused with ${response.status}: ${body}`);
  return JSON.parse(body) as PlacedOrder;
}

/** Requests the gateway order of an order. @returns the id; '' when 100 attempts created no gateway order */
async function requestGatewayOrderId(processes: ShopProcesses, order: PlacedOrder): Promise<string> {
  let { payment } = order;
  for (let tries = 0; payment.gateway_order_id === undefined && tries < 100; tries += 1) {
    const response = await postOrderAction(processes, order, 'payments');
    if (response.status === 200) ({ payment } = (await response.json()) as PlacedOrder);
  }
  return payment.gateway_order_id ?? '';
}

/** Pays at the gateway. In two of three cases, the browser then returns to the shop. */
async function payAndReturn(
  { processes, gateway, random }: Simulation,
  gatewayOrderId: string,
): Promise<void> {
  const result = await gateway.pay(gatewayOrderId);
  if (!result || random() < 1 / 3) return;
  await processes.sendOnce('/api/payments/razorpay/return', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...result }).toString(),
  });
}

function postOrderAction(
  processes: ShopProcesses,
  { number, token }: PlacedOrder,
  action: 'payments' | 'cancel',
): Promise<Response> {
  return processes.send(`/api/orders/${number}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'order-token': token },
    body: '{}',
  });
}
