import type { Kysely } from 'kysely';

/** Adds the tones of the pictures of designs; null for pictures that were added before this migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('design_assets').addColumn('tones', 'text').execute();
}
