import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database } from '../../../database/database.ts';
import type { PaymentEventRow } from '../../../database/order-tables.ts';
import type { OrderContext } from '../context.ts';
import { applyPayment } from './apply.ts';
import { gatewayPaymentSchema } from './razorpay.ts';
import { applyRefundReport } from './refunds.ts';

/** 1 s, 2 s, 4 s … up to an hour between two tries, then for a person to look at. */
const LONGEST_DELAY_MS = 60 * 60_000;
const MOST_TRIES = 40;
const BATCH = 200;

const eventSchema = z.object({
  payload: z.optional(
    z.object({
      payment: z.optional(z.object({ entity: gatewayPaymentSchema })),
      refund: z.optional(z.object({ entity: z.object({ id: z.string(), status: z.string() }) })),
    }),
  ),
});

/** Keeps a webhook as it came; the same event is kept once. @param id the gateway's, '' when it gave none */
export async function storeEvent(
  db: Database,
  now: Date,
  { gateway, id, body }: { gateway: string; id: string; body: string },
): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('payment_events')
    .values({
      gateway,
      event_id: id || createHash('sha256').update(body).digest('base64url'),
      body,
      received_at: at,
      applied_at: null,
      tries: 0,
      due_at: at,
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'event_id']).doNothing())
    .execute();
}

/** Applies the webhooks that wait, in the order in which they came; what fails is tried again later. */
export async function applyDueEvents(context: OrderContext): Promise<void> {
  for (;;) {
    const due = await context.db
      .selectFrom('payment_events')
      .selectAll()
      .where('due_at', '<=', context.now().toISOString())
      .orderBy('due_at')
      .limit(BATCH)
      .execute();
    for (const event of due) await applyOne(context, event);
    if (due.length < BATCH) return;
  }
}

async function applyOne(context: OrderContext, event: PaymentEventRow): Promise<void> {
  try {
    await apply(context, event);
    await after(context.db, event, { applied_at: context.now().toISOString(), due_at: null });
  } catch (error) {
    const tries = event.tries + 1;
    context.log.error({ err: error, event: event.event_id, tries }, 'a payment event could not be applied');
    const delay = Math.min(1000 * 2 ** event.tries, LONGEST_DELAY_MS);
    const due_at = tries < MOST_TRIES ? new Date(context.now().getTime() + delay).toISOString() : null;
    await after(context.db, event, { tries, due_at });
  }
}

/** Applying twice, by two processes, changes nothing the second time. */
async function apply(context: OrderContext, { gateway, body }: PaymentEventRow): Promise<void> {
  const { payload } = eventSchema.safeParse(JSON.parse(body)).data ?? {};
  if (payload?.refund) await applyRefundReport(context, gateway, payload.refund.entity);
  else if (payload?.payment) await applyPayment(context, gateway, payload.payment.entity);
}

async function after(db: Database, event: PaymentEventRow, change: Partial<PaymentEventRow>): Promise<void> {
  await db
    .updateTable('payment_events')
    .set(change)
    .where('gateway', '=', event.gateway)
    .where('event_id', '=', event.event_id)
    .execute();
}
