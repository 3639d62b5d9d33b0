/** A payment that a gateway reports. Amounts are in paise. */
export interface GatewayPayment {
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
}

export interface GatewayRefund {
  id: string;
  status: 'pending' | 'processed' | 'failed';
}

/**
 * A payment gateway. Amounts are in paise. The asynchronous methods throw GatewayError when the gateway does not
 * respond or refuses the request.
 */
export interface PaymentGateway {
  /** Name of the gateway in the database. */
  readonly name: 'razorpay' | 'test';
  createOrder(order: { amount: number; receipt: string }): Promise<{ id: string }>;
  /** Returns the gateway order with this receipt; undefined when the gateway returns no such order. */
  findOrder(receipt: string): Promise<{ id: string } | undefined>;
  listPayments(gatewayOrderId: string): Promise<GatewayPayment[]>;
  /** Refunds a payment of the shop order `number`. A repeated call with the same idempotency key changes nothing. */
  refund(paymentId: string, refund: { amount: number; key: string; number: string }): Promise<GatewayRefund>;
  findRefund(refundId: string): Promise<GatewayRefund>;
  /** Returns whether a signature from the checkout belongs to this gateway order and payment. */
  isPaymentSignature(gatewayOrderId: string, paymentId: string, signature: string): boolean;
  /** Returns whether a signature belongs to the raw body of a webhook. */
  isWebhookSignature(body: string, signature: string): boolean;
}

/** The configured gateways by their name in the database, which is also the name of the payment method. */
export type Gateways = ReadonlyMap<string, PaymentGateway>;

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

/** Parses a text of a gateway. Returns undefined when it is not JSON. */
export function parseGatewayJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
