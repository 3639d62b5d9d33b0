import * as z from 'zod/mini';
import {
  GatewayError,
  type GatewayPayment,
  type GatewayRefund,
  parseGatewayJson,
  type PaymentGateway,
} from './gateway.ts';
import { isValidSignature } from './signatures.ts';

/** Sends a request to the gateway's API, with the parameters and the result of `fetch`. */
export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>;

export interface RazorpayOptions {
  name: PaymentGateway['name'];
  /** Origin of the REST API, without `/v1`. */
  api: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string | undefined;
  send?: FetchFunction;
}

/** Time limit of a request. The limit is short, because a customer may wait for the response. */
const TIMEOUT_MS = 10_000;

export const gatewayPaymentSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
});
const orderSchema = z.object({ id: z.string() });
const ordersSchema = z.object({
  items: z.array(z.object({ id: z.string(), receipt: z.nullish(z.string()) })),
});
const paymentsSchema = z.object({ items: z.array(z.unknown()) });
const refundSchema = z.object({ id: z.string(), status: z.enum(['pending', 'processed', 'failed']) });
const errorSchema = z.object({ error: z.object({ description: z.string() }) });

/** A client of Razorpay's REST API (https://razorpay.com/docs/api). */
export class Razorpay implements PaymentGateway {
  readonly name: PaymentGateway['name'];
  readonly #options: RazorpayOptions;

  constructor(options: RazorpayOptions) {
    this.name = options.name;
    this.#options = options;
  }

  async createOrder({ amount, receipt }: { amount: number; receipt: string }): Promise<{ id: string }> {
    const body = { amount, currency: 'INR', receipt, payment_capture: true, notes: { order: receipt } };
    return orderSchema.parse(await this.#call('POST', '/v1/orders', body));
  }

  async findOrder(receipt: string): Promise<{ id: string } | undefined> {
    const response = await this.#call('GET', `/v1/orders?receipt=${encodeURIComponent(receipt)}`);
    const parsedOrders = ordersSchema.safeParse(response);
    return parsedOrders.success
      ? parsedOrders.data.items.find((order) => order.receipt === receipt)
      : undefined;
  }

  async listPayments(gatewayOrderId: string): Promise<GatewayPayment[]> {
    const response = await this.#call('GET', `/v1/orders/${encodeURIComponent(gatewayOrderId)}/payments`);
    return paymentsSchema.parse(response).items.flatMap((item) => {
      const payment = gatewayPaymentSchema.safeParse(item);
      return payment.success ? [payment.data] : [];
    });
  }

  async refund(
    paymentId: string,
    { amount, key, number }: { amount: number; key: string; number: string },
  ): Promise<GatewayRefund> {
    const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
    const body = { amount, speed: 'normal', receipt: key, notes: { order: number } };
    return refundSchema.parse(await this.#call('POST', path, body, { 'x-refund-idempotency': key }));
  }

  async findRefund(refundId: string): Promise<GatewayRefund> {
    return refundSchema.parse(await this.#call('GET', `/v1/refunds/${encodeURIComponent(refundId)}`));
  }

  isPaymentSignature(gatewayOrderId: string, paymentId: string, signature: string): boolean {
    return isValidSignature(this.#options.keySecret, `${gatewayOrderId}|${paymentId}`, signature);
  }

  isWebhookSignature(body: string, signature: string): boolean {
    const { webhookSecret } = this.#options;
    return webhookSecret !== undefined && isValidSignature(webhookSecret, body, signature);
  }

  async #call(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<unknown> {
    const { api, keyId, keySecret, send = fetch } = this.#options;
    let response: Response;
    let text: string;
    try {
      response = await send(`${api}${path}`, {
        method,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          accept: 'application/json',
          authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      text = await response.text();
    } catch (error) {
      throw new GatewayError(`The payment gateway cannot be reached: ${String(error)}`);
    }
    const content = parseGatewayJson(text);
    if (response.ok && content !== undefined) return content;
    const refusal = errorSchema.safeParse(content);
    const reason = refusal.success ? refusal.data.error.description : `status ${response.status}`;
    // A 4xx status is final, except for timeouts (408), rate limits (429) and wrong keys (401, 403).
    const isFinal =
      response.status >= 400 && response.status < 500 && ![401, 403, 408, 429].includes(response.status);
    throw new GatewayError(`The payment gateway refused ${method} ${path}: ${reason}`, isFinal);
  }
}
