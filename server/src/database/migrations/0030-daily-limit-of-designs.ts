import type { Kysely } from 'kysely';

/**
 * Adds columns for the daily limit of new designs: SHA-256 hashes made from the IP address and from the guest cookie
 * of the client that created a design. Earlier designs count towards no limit.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const source of ['address', 'guest']) {
    const column = `${source}_hash`;
    await schema.alterTable('designs').addColumn(column, 'text').execute();
    await schema.createIndex(`designs_of_${source}`).on('designs').columns([column, 'created_at']).execute();
  }
}
