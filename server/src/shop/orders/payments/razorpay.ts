import * as z from 'zod/mini';
import { isValidSignature } from './signatures.ts';

/** Sends a request to the gateway's API, with the parameters and the result of `fetch`. */
export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>;

export interface RazorpayOptions {
  /** Origin of the REST API, without `/v1`. */
  api: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string | undefined;
  send?: FetchFunction;
}

/** Time limit of a request. The limit is short, because a customer may wait for the response. */
const TIMEOUT_MS = 10_000;

/** A payment that the gateway reports. Amounts are in paise. */
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

export type GatewayPayment = z.infer<typeof gatewayPaymentSchema>;
export type GatewayRefund = z.infer<typeof refundSchema>;

/** The configured gateways by their name in the database, which is also the name of the payment method. */
export type Gateways = ReadonlyMap<string, Razorpay>;

/**
 * Thrown when a gateway does not respond or refuses a request. `isFinal` means that a repeated request would also fail.
 */
export class GatewayError extends Error {
  override name = 'GatewayError';
  readonly isFinal: boolean;

  constructor(message: string, isFinal = false) {
    super(message);
    this.isFinal = isFinal;
  }
}

/**
 * A client of Razorpay's REST API (https://razorpay.com/docs/api). Amounts are in paise. The asynchronous methods throw
 * {@link GatewayError}.
 */
export class Razorpay {
  readonly #options: RazorpayOptions;

  constructor(options: RazorpayOptions) {
    this.#options = options;
  }

  async createOrder({ amount, receipt }: { amount: number; receipt: string }): Promise<{ id: string }> {
    const body = { amount, currency: 'INR', receipt, payment_capture: true, notes: { order: receipt } };
    return orderSchema.parse(await this.#call('POST', '/v1/orders', body));
  }

  /** Returns the gateway order with this receipt; undefined when the gateway returns no such order. */
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

  /** Refunds a payment of the shop order `number`. A repeated call with the same idempotency key changes nothing. */
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

  /** Returns whether a signature from the checkout belongs to this gateway order and payment. */
  isPaymentSignature(gatewayOrderId: string, paymentId: string, signature: string): boolean {
    return isValidSignature(this.#options.keySecret, `${gatewayOrderId}|${paymentId}`, signature);
  }

  /** Returns whether a signature belongs to the raw body of a webhook. */
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

/** Parses a text of a gateway. Returns undefined when it is not JSON. */
export function parseGatewayJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
