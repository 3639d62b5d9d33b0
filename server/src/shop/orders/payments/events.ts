import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { PaymentEventRow } from '../../../database/order-tables.ts';
import type { OrderContext } from '../context.ts';
import { applyPayment } from './apply.ts';
import { gatewayPaymentSchema, parseGatewayJson } from './razorpay.ts';
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

/** A webhook with a valid signature. */
interface ReceivedEvent {
  gateway: string;
  /** The gateway's id of the event; '' when the webhook contains no id. */
  id: string;
  body: string;
}

/**
 * Stores a webhook for {@link applyDueEvents}. Does nothing when the webhook is already stored.
 * @throws the error of the database; the gateway then sends the webhook again
 */
export async function storeEvent(
  { db, now }: Pick<OrderContext, 'db' | 'now'>,
  { gateway, id, body }: ReceivedEvent,
): Promise<void> {
  const receivedAt = now().toISOString();
  await db
    .insertInto('payment_events')
    .values({
      gateway,
      event_id: id || createHash('sha256').update(body).digest('base64url'),
      body: JSON.stringify(parseEvent(body)),
      received_at: receivedAt,
      applied_at: null,
      tries: 0,
      due_at: receivedAt,
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'event_id']).doNothing())
    .execute();
}

/**
 * Returns the fields of a webhook's body that {@link applyDueEvents} reads. Omits the other fields, because they include
 * personal data such as the customer's phone number.
 */
const parseEvent = (body: string): z.infer<typeof eventSchema> =>
  eventSchema.safeParse(parseGatewayJson(body)).data ?? {};

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
    for (const event of dueEvents) {
      await tryApplyEvent(context, event);
      // Lets the process handle waiting requests between events. SQLite is synchronous: without this pause, a batch of
      // events would block the requests.
      await yieldToEventLoop();
    }
    if (dueEvents.length < BATCH_SIZE) return;
  }
}

/** Applies an event. After a failure, schedules another attempt, or none after {@link MAX_ATTEMPTS} attempts. */
async function tryApplyEvent(context: OrderContext, event: PaymentEventRow): Promise<void> {
  let change: Partial<PaymentEventRow>;
  try {
    await applyEvent(context, event);
    change = { applied_at: context.now().toISOString(), due_at: null };
  } catch (error) {
    const tries = event.tries + 1;
    context.log.error({ err: error, event: event.event_id, tries }, 'a payment event could not be applied');
    const delayMs = Math.min(1000 * 2 ** event.tries, LONGEST_DELAY_MS);
    const due_at = tries < MAX_ATTEMPTS ? new Date(context.now().getTime() + delayMs).toISOString() : null;
    change = { tries, due_at };
  }
  await context.db
    .updateTable('payment_events')
    .set(change)
    .where('gateway', '=', event.gateway)
    .where('event_id', '=', event.event_id)
    .execute();
}

/** Applies an event. Applying the same event again changes nothing. */
async function applyEvent(context: OrderContext, { gateway, body }: PaymentEventRow): Promise<void> {
  const { payload } = parseEvent(body);
  if (payload?.refund) await applyRefundReport(context, gateway, payload.refund.entity);
  else if (payload?.payment) await applyPayment(context, gateway, payload.payment.entity);
}
