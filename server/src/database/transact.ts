import type { Kysely, Transaction } from 'kysely';
import { codeOf } from '../http/errors.ts';

/** Errors of concurrent transactions (serialization failure, deadlock), for which a repetition succeeds. */
const IN_THE_WAY = ['40001', '40P01'];
const TRIES = 10;

/** Runs `work` in a transaction. It may run more than once, so its effects outside the database must be repeatable. */
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
