import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { PaymentEventRow } from '../../../database/order-tables.ts';
import type { OrderContext } from '../context.ts';
import { applyPayment } from './apply.ts';
import { gatewayPaymentSchema } from './razorpay.ts';
import { applyRefundReport, refundReportSchema } from './refunds.ts';

/**
 * Longest pause between two attempts to apply an event. The first pause is one second. Each later pause is twice as
 * long as the one before it.
 */
const LONGEST_DELAY_MS = 60 * 60_000;
const MAX_ATTEMPTS = 40;
const BATCH_SIZE = 50;

const eventSchema = z.object({
  payload: z.optional(
    z.object({
      payment: z.optional(z.object({ entity: gatewayPaymentSchema })),
      refund: z.optional(z.object({ entity: refundReportSchema })),
    }),
  ),
});

/**
 * Returns the fields of a webhook's body that {@link applyDueEvents} reads, as JSON. Omits the other fields, because
 * they include personal data such as the customer's phone number.
 */
export function extractNeededFields(body: string): string {
  return JSON.stringify(eventSchema.safeParse(parseBody(body)).data ?? {});
}

/** Applies all due payment events, sorted by due time. */
export async function applyDueEvents(context: OrderContext): Promise<void> {
  for (;;) {
    const dueEvents = await context.db
      .selectFrom('payment_events')
      .selectAll()
      .where('due_at', '<=', context.now().toISOString())
      .orderBy('due_at')
      .limit(BATCH_SIZE)
      .execute();
    const appliedEvents: PaymentEventRow[] = [];
    for (const event of dueEvents) {
      if (await tryApplyEvent(context, event)) appliedEvents.push(event);
      // Lets the process handle waiting requests between events. SQLite is synchronous: without this pause, a batch of
      // events would block the requests.
      await yieldToEventLoop();
    }
    await markApplied(context, appliedEvents);
    if (dueEvents.length < BATCH_SIZE) return;
  }
}

/**
 * Applies an event. After a failure, schedules another attempt, or none after {@link MAX_ATTEMPTS} attempts.
 * @returns false after a failure
 */
async function tryApplyEvent(context: OrderContext, event: PaymentEventRow): Promise<boolean> {
  try {
    await applyEvent(context, event);
    return true;
  } catch (error) {
    const tries = event.tries + 1;
    context.log.error({ err: error, event: event.event_id, tries }, 'a payment event could not be applied');
    const delayMs = Math.min(1000 * 2 ** event.tries, LONGEST_DELAY_MS);
    const due_at = tries < MAX_ATTEMPTS ? new Date(context.now().getTime() + delayMs).toISOString() : null;
    await context.db
      .updateTable('payment_events')
      .set({ tries, due_at })
      .where('gateway', '=', event.gateway)
      .where('event_id', '=', event.event_id)
      .execute();
    return false;
  }
}

/** Applies an event. Applying the same event again changes nothing. */
async function applyEvent(context: OrderContext, { gateway, body }: PaymentEventRow): Promise<void> {
  const { payload } = eventSchema.safeParse(parseBody(body)).data ?? {};
  if (payload?.refund) await applyRefundReport(context, gateway, payload.refund.entity);
  else if (payload?.payment) await applyPayment(context, gateway, payload.payment.entity);
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** Marks events as applied. Writes once for each gateway, which is faster than a write for each event. */
async function markApplied({ db, now }: OrderContext, events: readonly PaymentEventRow[]): Promise<void> {
  for (const gateway of new Set(events.map((event) => event.gateway))) {
    const ids = events.filter((event) => event.gateway === gateway).map(({ event_id }) => event_id);
    await db
      .updateTable('payment_events')
      .set({ applied_at: now().toISOString(), due_at: null })
      .where('gateway', '=', gateway)
      .where('event_id', 'in', ids)
      .execute();
  }
}
