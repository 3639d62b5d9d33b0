import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import { readOrCreateSiteSecret } from '../../database/site-secret.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Settings } from '../../settings.ts';

export interface OrderContext {
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
