import type { FastifyInstance } from 'fastify';
import { transact } from '../../database/transactions.ts';
import { renderEmail } from '../../mail/email-template.ts';
import { type Cleanup, type DataSubject } from './sources.ts';
import { accountSource } from './account-source.ts';
import { hasOrders } from './deletion-effects.ts';

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
    const areOrdersKept = await hasOrders(transaction, subject.userId);
    for (const source of app.personalDataSources) {
      const cleanup = await source.erase(app, subject, transaction);
      if (cleanup) cleanups.push(cleanup);
    }
    await accountSource.erase(app, subject, transaction);
    await app.mail.enqueue(
      {
        to: { name: subject.name, address: subject.email },
        subject: 'Your account has been deleted',
        ...renderEmail(app.settings.site, {
          name: subject.name,
          heading: 'Your account has been deleted',
          paragraphs: [
            'As you asked, we’ve deleted your account and the data in it.',
            ...(areOrdersKept ? [ORDERS_KEPT] : []),
          ],
          closing: ['If this wasn’t you, reply to this email right away.'],
        }),
      },
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
