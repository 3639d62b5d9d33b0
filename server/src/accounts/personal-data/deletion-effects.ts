import type { DeletionEffects } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { hasPassword } from '../customers/queries.ts';

const FINISHED_STATUSES = ['delivered', 'cancelled', 'returned'] as const;

/** Returns the numbers of a user's upcoming sessions and open orders, and whether the user has a password. */
export async function readDeletionEffects(db: Database, userId: string, now: Date): Promise<DeletionEffects> {
  const sessions = await db
    .selectFrom('appointments')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'booked')
    .where('starts_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  const orders = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'not in', FINISHED_STATUSES)
    .executeTakeFirstOrThrow();
  return {
    has_password: await hasPassword(db, userId),
    upcoming_sessions: Number(sessions.count),
    open_orders: Number(orders.count),
  };
}

/** Returns whether a user has placed an order, whatever the status of the order is. `db` may be a transaction. */
export async function hasOrders(db: Database, userId: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}
