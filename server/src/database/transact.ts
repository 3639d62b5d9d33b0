import type { Kysely, Transaction } from 'kysely';
import { getErrorCode } from '../http/errors.ts';

/**
 * PostgreSQL codes of conflicts between transactions (serialization failure, deadlock). A retry can succeed.
 */
const RETRYABLE_ERROR_CODES = ['40001', '40P01'];
const MAX_ATTEMPTS = 10;

/**
 * Runs `work` in a transaction and tries again after a conflict, with at most {@link MAX_ATTEMPTS} attempts. Effects of
 * `work` outside the database must therefore be safe to repeat.
 */
export async function transact<T, R>(
  db: Kysely<T>,
  work: (transaction: Transaction<T>) => Promise<R>,
): Promise<R> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !RETRYABLE_ERROR_CODES.includes(getErrorCode(error))) throw error;
    }
  }
}
