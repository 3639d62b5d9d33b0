import type { SessionUser } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import type { DataSubject } from './sources.ts';

/** Returns a customer, and whether the customer's email address is verified. */
export async function loadDataSubject(db: Database, customer: SessionUser): Promise<DataSubject> {
  const row = await db
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', customer.userId)
    .executeTakeFirst();
  return { ...customer, isVerified: row !== undefined && row.email_verified_at !== null };
}
