import type { Kysely } from 'kysely';

/** Adds the time at which an artist deleted their account; null for an active account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('artists').addColumn('deleted_at', 'text').execute();
}
