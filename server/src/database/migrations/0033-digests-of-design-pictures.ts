import type { Kysely } from 'kysely';

/** Adds the SHA-256 hash of the stored file for print to the pictures of designs. Earlier pictures have no hash. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('design_assets').addColumn('file_sha256', 'text').execute();
}
