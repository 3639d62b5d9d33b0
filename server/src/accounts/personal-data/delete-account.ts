import type { FastifyInstance } from 'fastify';
import type { DeletionEffects, SessionUser } from '@rangmala/shared/contract';
import { FINISHED_STATUSES } from '@rangmala/shared/contract/rules';
import { transact } from '../../database/transactions.ts';
import { writeEmail } from '../../mail/email-template.ts';
import type { Cleanup, DataSubject } from './sources.ts';
import { accountSource } from './account-source.ts';
import { countRows } from '../../database/count-rows.ts';
import type { Database } from '../../database/database.ts';
import { hasPassword } from '../customers/queries.ts';

const ORDERS_KEPT =
  'We keep your invoices, because tax law requires us to. You can still open your orders from the links in our earlier emails.';

/**
 * Deletes a customer's account. One transaction deletes or anonymises the data of every feature, signs the customer out
 * everywhere and enqueues a mail that confirms the deletion. Files are deleted after the transaction.
 */
export async function deleteAccount(app: FastifyInstance, subject: DataSubject): Promise<void> {
  const cleanups = await transact(app.db, async (transaction) => {
    const cleanups: Cleanup[] = [];
    // Reads the orders first, because `erase` detaches the orders from the account.
    const orders = transaction.selectFrom('orders').where('user_id', '=', subject.userId);
    const areOrdersKept = (await countRows(orders)) > 0;
    for (const source of app.personalDataSources) {
      const cleanup = await source.erase(app, subject, transaction);
      if (cleanup) cleanups.push(cleanup);
    }
    await accountSource.erase(app, subject, transaction);
    await app.mail.enqueue(
      writeEmail(app.settings.site, subject, 'Your account has been deleted', {
        heading: 'Your account has been deleted',
        paragraphs: [
          'As you asked, we’ve deleted your account and the data in it.',
          ...(areOrdersKept ? [ORDERS_KEPT] : []),
        ],
        closing: ['If this wasn’t you, reply to this email right away.'],
      }),
      transaction,
    );
    return cleanups;
  });
  for (const cleanup of cleanups) {
    await cleanup().catch((error: unknown) =>
      app.log.error({ err: error }, 'files of a deleted account could not be deleted'),
    );
  }
}

/** Returns the numbers of a user's upcoming sessions and open orders, and whether the user has a password. */
export async function readDeletionEffects(db: Database, userId: string, now: Date): Promise<DeletionEffects> {
  const sessions = db.selectFrom('appointments').where('user_id', '=', userId).where('status', '=', 'booked');
  const orders = db.selectFrom('orders').where('user_id', '=', userId);
  return {
    has_password: await hasPassword(db, userId),
    upcoming_sessions: await countRows(sessions.where('starts_at', '>', now.toISOString())),
    open_orders: await countRows(orders.where('status', 'not in', FINISHED_STATUSES)),
  };
}

/** Returns a customer, and whether the customer's email address is verified. */
export async function loadDataSubject(db: Database, customer: SessionUser): Promise<DataSubject> {
  const row = await db
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', customer.userId)
    .executeTakeFirst();
  return { ...customer, isVerified: row !== undefined && row.email_verified_at !== null };
}
