import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import { readOrCreateSiteSecret } from '../../database/site-secret.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Settings } from '../../settings.ts';
import { transact } from '../../database/transactions.ts';

export interface OrderContext {
  /** The database, or the transaction of a change. */
  db: Database;
  mail: Pick<Mailer, 'enqueue' | 'composeLater'>;
  settings: Settings;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>;
  /** Key for deriving order tokens. */
  secret: Buffer;
}

/**
 * Returns the dependencies with the secret from the database. Creates the secret on the first call. All processes with
 * the same database use the same secret.
 */
export async function createOrderContext(dependencies: Omit<OrderContext, 'secret'>): Promise<OrderContext> {
  return { ...dependencies, secret: await readOrCreateSiteSecret(dependencies.db, 'orders') };
}

/** Runs `work` with a context whose `db` is a transaction. Tries again after a conflict, as {@link transact} does. */
export const runInTransaction = <Result>(
  context: OrderContext,
  work: (context: OrderContext) => Promise<Result>,
): Promise<Result> => transact(context.db, (db) => work({ ...context, db }));
