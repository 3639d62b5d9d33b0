import { setTimeout as pause } from 'node:timers/promises';
import type { SentEvent } from '../../src/shop/orders/payments/test-gateway/test-gateway.ts';
import type { ServerFleet } from './fleet.ts';

/** Shares of events that are lost, and that are also sent with a forged content, 0 to 1. */
const LOST_SHARE = 0.15;
const FORGED_SHARE = 0.01;
const COPIES_PER_EVENT = 3;
/** Longest random delay of a copy in milliseconds. Random delays change the sequence of events. */
const MAX_DELAY_MS = 3_000;

export interface DeliveryFaults {
  /** Copies of webhooks that the shop did not accept. */
  notAccepted: number;
  /** Forged webhooks that the shop did not refuse. */
  forgedAccepted: number;
}

/**
 * Simulates the delivery of a webhook: loses the event, or delivers {@link COPIES_PER_EVENT} delayed copies. Sometimes
 * also sends a forged copy. Resolves after the last delivery.
 */
export async function deliverEvent(
  fleet: ServerFleet,
  event: SentEvent,
  faults: DeliveryFaults,
): Promise<void> {
  if (Math.random() < FORGED_SHARE) await sendForgedEvent(fleet, event, faults);
  if (Math.random() < LOST_SHARE) return;
  const deliverCopy = async () => {
    await pause(Math.random() * MAX_DELAY_MS);
    const response = await sendEvent(fleet, event);
    if (response?.status !== 200) faults.notAccepted += 1;
  };
  await Promise.all(Array.from({ length: COPIES_PER_EVENT }, deliverCopy));
}

/** Sends an event with a changed amount and the original signature. */
async function sendForgedEvent(fleet: ServerFleet, event: SentEvent, faults: DeliveryFaults): Promise<void> {
  const response = await sendEvent(fleet, {
    ...event,
    id: `forged ${event.id}`,
    body: event.body.replace(/"amount":\d+/, '"amount":1'),
  });
  if (response && response.status !== 400) faults.forgedAccepted += 1;
}

/** Sends a webhook until the shop responds; returns undefined when the shop does not respond in time. */
function sendEvent(fleet: ServerFleet, { id, signature, body }: SentEvent) {
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id };
  return fleet.send('/api/payments/razorpay/webhook', headers, body).catch(() => undefined);
}
