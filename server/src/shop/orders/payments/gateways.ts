import type { PaymentMethod } from '@rangmala/shared/contract';
import type { ShopSettings } from '../../../settings.ts';
import type { PaymentGateway } from './gateway.ts';
import { Razorpay } from './razorpay.ts';

/** Finds gateways by name or payment method. */
export class Gateways {
  readonly #gateways: readonly PaymentGateway[];

  constructor(gateways: readonly PaymentGateway[]) {
    this.#gateways = gateways;
  }

  /** Returns a gateway by its name in the database; undefined when the gateway is not configured. */
  find(name: string): PaymentGateway | undefined {
    return this.#gateways.find((gateway) => gateway.name === name);
  }

  /** Returns the gateway of a payment method; undefined for a method without a configured gateway. */
  findForMethod(method: PaymentMethod): PaymentGateway | undefined {
    return this.find(method);
  }
}

/** Returns a list with the Razorpay gateway; [] when Razorpay is not configured. */
export function createRazorpayGateways({ razorpay }: Pick<ShopSettings, 'razorpay'>): PaymentGateway[] {
  if (!razorpay) return [];
  const { api, keyId, keySecret, webhookSecret } = razorpay;
  return [new Razorpay({ name: 'razorpay', api, keyId, keySecret, webhookSecret })];
}
