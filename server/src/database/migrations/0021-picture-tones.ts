import type { Kysely } from 'kysely';

/** Tones of the pictures of designs; null for pictures that were added before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('design_assets').addColumn('tones', 'text').execute();
}
