import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Waits until a statement on PostgreSQL waits for a lock of another transaction. */
export async function waitForBlockedStatement(db: Database): Promise<void> {
  const blockedStatements = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await blockedStatements.execute(db)).rows.length === 0);
}
