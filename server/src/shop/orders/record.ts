import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { parseJson } from '../../database/column-values.ts';
import type { OrderEventRow, OrderRow } from '../../database/order-tables.ts';
import { recordOrderEarnings } from '../earnings/index.ts';
import { type OrderContext, runInTransaction } from './context.ts';
import { type OrderEvent, orderEventSchema, deriveState } from './state.ts';

const actorSchema = z.enum(['customer', 'owner', 'gateway', 'shop']);
/** The party that caused an event. */
export type Actor = z.infer<typeof actorSchema>;

const dataSchema = z.record(z.string(), z.unknown());

export interface EventSource {
  actor: Actor;
  /** Sentence for the timeline; '' by default. */
  reason?: string;
}

export type StoredEvent = OrderEvent & { actor: Actor; reason: string; at: string };

/**
 * Locks an order until the transaction ends, and returns it. The lock serialises the changes of the order.
 * @throws NoResultError for an unknown id
 */
export async function lockOrder(transaction: Database, id: string): Promise<OrderRow> {
  return transaction
    .updateTable('orders')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Locks an order and changes it in one transaction, which is the `db` of the context of `change`.
 * @throws NoResultError for an unknown id
 */
export const changeOrder = <Result>(
  outerContext: OrderContext,
  id: string,
  change: (order: OrderRow, context: OrderContext) => Promise<Result>,
): Promise<Result> =>
  runInTransaction(outerContext, async (context) => change(await lockOrder(context.db, id), context));

/** Returns an order's events, oldest first. */
export async function listEvents(db: Database, orderId: string): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(parseOrderEvent);
}

/**
 * Parses a stored event.
 * @throws ZodError when the row does not match the schema
 */
export function parseOrderEvent({ kind, actor, reason, at, data }: OrderEventRow): StoredEvent {
  const event = orderEventSchema.parse({ ...parseJson(dataSchema, data), kind });
  return { ...event, actor: actorSchema.parse(actor), reason, at };
}

/**
 * Adds events to a locked order and stores the state that results from all events, and what artists earn by it.
 * @param due_at the new time at which the order expires; by default, the time stays
 * @returns the changed order
 */
export async function recordEvents(
  { db, now }: OrderContext,
  order: OrderRow,
  events: readonly OrderEvent[],
  { actor, reason = '' }: EventSource,
  { due_at }: Partial<Pick<OrderRow, 'due_at'>> = {},
): Promise<OrderRow> {
  const at = now();
  const earlierEvents = await listEvents(db, order.id);
  const rows = events.map(({ kind, ...data }, index) => ({
    order_id: order.id,
    position: earlierEvents.length + index,
    kind,
    actor,
    reason,
    data: JSON.stringify(data),
    at: at.toISOString(),
  }));
  if (rows.length > 0) await db.insertInto('order_events').values(rows).execute();
  const state = deriveState([...earlierEvents, ...events], {
    method: order.payment_method,
    total: order.total_paise,
  });
  const changedOrder = await db
    .updateTable('orders')
    // Kysely leaves out columns with the value undefined.
    .set({
      due_at,
      status: state.status,
      payment_status: state.payment_status,
      paid_paise: state.paid,
      refunded_paise: state.refunded,
      stock_held: state.isStockHeld ? 1 : 0,
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordOrderEarnings(db, changedOrder, at);
  return changedOrder;
}
