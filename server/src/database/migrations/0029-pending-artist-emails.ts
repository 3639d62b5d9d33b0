import { type Kysely, sql } from 'kysely';

/**
 * Adds the column `pending_email` for email addresses that artists have entered but not verified. Moves all unverified
 * addresses from `email` to the new column. Afterwards `email` contains only verified addresses.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('artists').addColumn('pending_email', 'text').execute();
  await sql`
    update artists set pending_email = email, email = null
    where email_verified_at is null and email is not null
  `.execute(db);
}
