import type { Kysely, Transaction } from 'kysely';
import { codeOf } from '../http/errors.ts';

/** Two transactions stood in one another's way (serialization failure, deadlock): done again, the same work succeeds. */
const IN_THE_WAY = ['40001', '40P01'];
const TRIES = 10;

/**
 * Runs `work` in a transaction: all of it, or nothing. It may run more than once, so it must do nothing
 * outside the database that could not be done twice.
 */
export async function transact<T, R>(
  db: Kysely<T>,
  work: (transaction: Transaction<T>) => Promise<R>,
): Promise<R> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === TRIES || !IN_THE_WAY.includes(codeOf(error))) throw error;
    }
  }
}
