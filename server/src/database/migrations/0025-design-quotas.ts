import type { Kysely } from 'kysely';

/**
 * Adds columns for quotas: the stored size of each picture, and SHA-256 hashes made from the uploader's IP
 * address and from the guest cookie. Earlier pictures count towards no quota.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('design_assets')
    .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const source of ['address', 'guest']) {
    const column = `${source}_hash`;
    await schema.alterTable('design_assets').addColumn(column, 'text').execute();
    await schema
      .createIndex(`design_assets_of_${source}`)
      .on('design_assets')
      .columns([column, 'created_at'])
      .execute();
  }
}
