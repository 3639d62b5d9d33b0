import { type Kysely, sql } from 'kysely';

/**
 * Adds the email address that an artist has entered but not verified. Before this migration an unverified address was
 * in the column `email`; it moves to `pending_email`, so that `email` always holds a verified address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('artists').addColumn('pending_email', 'text').execute();
  await sql`
    update artists set pending_email = email, email = null
    where email_verified_at is null and email is not null
  `.execute(db);
}
