import { setTimeout as pause } from 'node:timers/promises';
import type { SentEvent } from '../../src/shop/orders/payments/test-gateway/test-gateway.ts';
import type { ShopProcesses, ShopRequest } from './payment-buyers.ts';

/** Share of lost webhooks, 0 to 1. */
const LOST_SHARE = 0.15;
const COPIES_PER_EVENT = 3;
/** Longest random delay of a copy in milliseconds. Random delays change the sequence of events. */
const MAX_DELAY_MS = 3_000;
const MAX_ATTEMPTS = 30;
const RETRY_MS = 500;

/** Simulates the delivery of webhooks: loses, repeats, delays and reorders webhooks, and sends some forged webhooks. */
export class WebhookDeliveries {
  readonly counts = { events: 0, lost: 0, delivered: 0, forgedAccepted: 0, notAccepted: 0 };
  readonly #fleet: ShopProcesses;
  readonly #random: () => number;
  readonly #pending = new Set<Promise<void>>();

  constructor(fleet: ShopProcesses, random: () => number) {
    this.#fleet = fleet;
    this.#random = random;
  }

  /**
   * Loses the event with a probability of {@link LOST_SHARE}, or starts to deliver {@link COPIES_PER_EVENT} copies of
   * it. Sometimes also sends a forged copy. {@link waitForAll} resolves when every copy is delivered or has failed
   * {@link MAX_ATTEMPTS} times.
   */
  accept(event: SentEvent): void {
    this.counts.events += 1;
    if (this.#random() < 0.01) this.#track(this.#sendForgedEvent(event));
    if (this.#random() < LOST_SHARE) {
      this.counts.lost += 1;
      return;
    }
    for (let copy = 0; copy < COPIES_PER_EVENT; copy += 1) this.#track(this.#deliver(event));
  }

  async waitForAll(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending);
  }

  #track(work: Promise<void>): void {
    const pending = work.finally(() => this.#pending.delete(pending));
    this.#pending.add(pending);
  }

  async #deliver(event: SentEvent): Promise<void> {
    await pause(this.#random() * MAX_DELAY_MS);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const response = await this.#fleet.sendOnce('/api/payments/razorpay/webhook', createRequest(event));
      if (response?.status === 200) {
        this.counts.delivered += 1;
        return;
      }
      await pause(RETRY_MS);
    }
    this.counts.notAccepted += 1;
  }

  /** Sends an event with a changed amount and the original signature. Counts a response other than 400 as accepted. */
  async #sendForgedEvent(event: SentEvent): Promise<void> {
    const forgedEvent = {
      ...event,
      id: `forged ${event.id}`,
      body: event.body.replace(/"amount":\d+/, '"amount":1'),
    };
    const response = await this.#fleet.sendOnce('/api/payments/razorpay/webhook', createRequest(forgedEvent));
    if (response && response.status !== 400) this.counts.forgedAccepted += 1;
  }
}

function createRequest({ id, body, signature }: SentEvent): ShopRequest {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': id,
    },
    body,
  };
}
