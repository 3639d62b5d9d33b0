import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Database } from '../../../../database/database.ts';
import { signText } from '../signatures.ts';
import {
  createId,
  listEntities,
  saveEntity,
  type TestOrder,
  type TestPayment,
  type TestRefund,
} from './records.ts';

/** A webhook that the gateway sends. */
export interface SentEvent {
  id: string;
  body: string;
  signature: string;
}

export interface TestGatewayOptions {
  db: Database;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  now: () => Date;
  /** Sends a webhook to the shop. */
  deliver: (event: SentEvent) => Promise<void>;
}

/**
 * Outcome of a payment. With `late`, the payment fails at first and is captured {@link LATE_SUCCESS_DELAY_MS}
 * milliseconds later.
 */
export type TestPaymentOutcome = 'success' | 'failure' | 'late';

const LATE_SUCCESS_DELAY_MS = 20_000;

/** Fields that Razorpay's Standard Checkout posts to the shop after a successful payment. */
export interface CheckoutResult {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/**
 * A payment gateway that moves no money. Implements the parts of Razorpay's protocol that the shop uses. The shop
 * therefore runs the same code with the test gateway and with Razorpay.
 */
export class TestGateway {
  /** REST API of the gateway. */
  readonly api: FastifyInstance;
  /** Status of new refunds. */
  refundStatus: TestRefund['status'] = 'processed';
  readonly #options: TestGatewayOptions;

  constructor(options: TestGatewayOptions) {
    this.#options = options;
    this.api = buildApi(options, () => this.refundStatus);
  }

  /**
   * Simulates a customer's payment: stores a payment with the outcome and sends its webhook to the shop.
   * @returns the fields that Checkout posts after a successful payment; otherwise undefined
   */
  async pay(
    orderId: string,
    outcome: TestPaymentOutcome = 'success',
    amount?: number,
  ): Promise<CheckoutResult | undefined> {
    const { db, keySecret, now } = this.#options;
    const [order] = await listEntities(db, 'order', 'id', orderId);
    if (!order) return undefined;
    const lateSuccess = { succeeds_at: new Date(now().getTime() + LATE_SUCCESS_DELAY_MS).toISOString() };
    const payment: TestPayment = {
      id: createId('pay'),
      entity: 'payment',
      order_id: orderId,
      amount: amount ?? order.amount,
      currency: 'INR',
      status: outcome === 'success' ? 'captured' : 'failed',
      ...(outcome === 'late' && lateSuccess),
    };
    await saveEntity(db, orderId, payment);
    await this.#send(payment);
    if (outcome !== 'success') return undefined;
    return {
      razorpay_order_id: orderId,
      razorpay_payment_id: payment.id,
      razorpay_signature: signText(keySecret, `${orderId}|${payment.id}`),
    };
  }

  async #send(payment: TestPayment): Promise<void> {
    const { webhookSecret, deliver } = this.#options;
    // Omits the time of a late success, because a real gateway does not know it in advance.
    const entity = { ...payment, succeeds_at: undefined };
    const event = { entity: 'event', event: `payment.${payment.status}`, payload: { payment: { entity } } };
    const body = JSON.stringify(event);
    await deliver({ id: randomUUID(), body, signature: signText(webhookSecret, body) });
  }
}

interface IdRoute {
  Params: { id: string };
}

function buildApi(
  { db, keyId, keySecret, now }: TestGatewayOptions,
  getRefundStatus: () => TestRefund['status'],
): FastifyInstance {
  const api = Fastify();
  const credentials = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  api.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== credentials) return sendError(reply, 401, 'Authentication failed');
    return undefined;
  });

  api.post('/v1/orders', async (request: FastifyRequest, reply) => {
    const { amount, currency, receipt = '' } = (request.body ?? {}) as Partial<TestOrder>;
    if (!Number.isInteger(amount) || amount === undefined || amount < 100) {
      return sendError(reply, 400, 'The amount must be at least INR 1.00');
    }
    if (currency !== 'INR') return sendError(reply, 400, 'Currency is not supported');
    const order: TestOrder = {
      id: createId('order'),
      entity: 'order',
      amount,
      currency,
      receipt,
      status: 'created',
    };
    await saveEntity(db, receipt, order);
    return order;
  });

  api.get('/v1/orders', async (request) => {
    const { receipt = '' } = request.query as { receipt?: string };
    return { entity: 'collection', items: await listEntities(db, 'order', 'parent_id', receipt) };
  });

  api.get<IdRoute>('/v1/orders/:id/payments', async ({ params: { id } }) => {
    const payments = await listEntities(db, 'payment', 'parent_id', id);
    return { entity: 'collection', items: payments.map((payment) => applyLateSuccess(payment, now())) };
  });

  api.post<IdRoute>('/v1/payments/:id/refund', async (request, reply) => {
    const key = String(request.headers['x-refund-idempotency'] ?? createId('key'));
    const [payment] = await listEntities(db, 'payment', 'id', request.params.id);
    if (!payment) return sendError(reply, 400, 'The id provided does not exist');
    const [repeatedRefund] = await listEntities(db, 'refund', 'unique_key', key);
    if (repeatedRefund) return repeatedRefund;
    const { amount = payment.amount } = (request.body ?? {}) as { amount?: number };
    const earlierRefunds = await listEntities(db, 'refund', 'parent_id', payment.id);
    const refund: TestRefund = {
      id: createId('rfnd'),
      entity: 'refund',
      payment_id: payment.id,
      amount,
      status: getRefundStatus(),
    };
    const refundedAmount = earlierRefunds.reduce((sum, each) => sum + each.amount, 0);
    if (refundedAmount + amount > payment.amount) {
      return sendError(reply, 400, 'The total refund amount is greater than the refund payment amount');
    }
    await saveEntity(db, payment.id, refund, key);
    // A concurrent request with the same key may have stored its refund first.
    return (await listEntities(db, 'refund', 'unique_key', key))[0];
  });

  api.get<IdRoute>('/v1/refunds/:id', async ({ params: { id } }, reply) => {
    const [refund] = await listEntities(db, 'refund', 'id', id);
    return refund ?? sendError(reply, 400, 'The id provided does not exist');
  });
  return api;
}

/** Returns a payment with its status at `now`. A late success has the status `captured` from `succeeds_at` on. */
function applyLateSuccess(
  { succeeds_at, ...payment }: TestPayment,
  now: Date,
): Omit<TestPayment, 'succeeds_at'> {
  return succeeds_at && succeeds_at <= now.toISOString() ? { ...payment, status: 'captured' } : payment;
}

function sendError(reply: FastifyReply, status: number, description: string): FastifyReply {
  return reply.code(status).send({ error: { code: 'BAD_REQUEST_ERROR', description } });
}
