import { type Kysely, sql, type Transaction } from 'kysely';
import { getErrorCode } from '../lib/error-code.ts';
import { isPostgres } from './dialect.ts';

/** Key of the PostgreSQL advisory lock of {@link runExclusively}. No other advisory lock may use this key. */
const EXCLUSIVE_LOCK = 7_264_911;

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

/** Runs `work` in a transaction. Only one transaction of this function runs at a time, across all processes. */
export async function runExclusively<T, R>(db: Kysely<T>, work: (db: Kysely<T>) => Promise<R>): Promise<R> {
  return db.transaction().execute(async (transaction) => {
    // On SQLite all transactions are exclusive: see `withWriteLock` in dialect.ts.
    if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${EXCLUSIVE_LOCK})`.execute(transaction);
    return work(transaction);
  });
}
