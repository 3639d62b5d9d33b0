import { type Kysely, sql } from 'kysely';

/**
 * Adds the email address that an artist has entered but not verified. Before this migration an unverified address was
 * in the column `email`; this migration moves the address to `pending_email`. Afterwards `email` contains only verified
 * addresses.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('artists').addColumn('pending_email', 'text').execute();
  await sql`
    update artists set pending_email = email, email = null
    where email_verified_at is null and email is not null
  `.execute(db);
}
