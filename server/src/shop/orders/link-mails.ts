import type { OrderSearch } from '@rangmala/shared/contract/order-links';
import type { OrderRow } from '../../database/order-tables.ts';
import type { OrderContext } from './context.ts';
import { findOrder } from './queries.ts';
import { listEvents, lockOrder, recordEvents } from './record.ts';

/** Largest number of mails with a link to an order that are sent again in {@link PERIOD_MS}. */
const MAX_MAILS = 5;
const PERIOD_MS = 24 * 60 * 60_000;

/**
 * Records that a link to a locked order is mailed again.
 * @returns false when too many links were mailed; nothing is recorded then
 */
export async function tryRecordLinkMail(context: OrderContext, order: OrderRow): Promise<boolean> {
  const since = new Date(context.now().getTime() - PERIOD_MS).toISOString();
  const events = await listEvents(context.db, order.id);
  if (events.filter(({ kind, at }) => kind === 'link_mailed' && at > since).length >= MAX_MAILS) return false;
  await recordEvents(context, order, [{ kind: 'link_mailed' }], { actor: 'customer' });
  return true;
}

/**
 * Finds and locks an order by its number and its phone number or email address, and records that its link is mailed.
 * @returns undefined when there is no such order, and when too many links were mailed
 */
export async function recordLinkMail(
  context: OrderContext,
  { number, contact }: OrderSearch,
): Promise<OrderRow | undefined> {
  const order = await findOrder(context.db, number);
  if (!order || ![order.phone, order.email].includes(contact)) return undefined;
  const lockedOrder = await lockOrder(context.db, order.id);
  return (await tryRecordLinkMail(context, lockedOrder)) ? lockedOrder : undefined;
}
