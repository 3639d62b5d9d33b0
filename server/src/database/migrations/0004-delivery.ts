import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('deploy_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('app', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .execute();
  await schema
    .createTable('site_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('release_stats')
    .addColumn('app', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('minute', 'text', (column) => column.notNull())
    .addColumn('loads', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('load_ms', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_stats_key', ['app', 'version', 'minute'])
    .execute();
  await schema
    .alterTable('snapshots')
    .addColumn('canaries', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  await schema.alterTable('releases').addColumn('swept_at', 'text').execute();
}
