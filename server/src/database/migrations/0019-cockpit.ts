import type { Kysely } from 'kysely';

/**
 * Adds the data of the status page: the commit of each release, runs of the release checks, web vitals as histograms
 * by hour, and the browsers in which each error occurred.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('releases').addColumn('commit_id', 'text').execute();
  await db.schema.alterTable('releases').addColumn('commit_url', 'text').execute();
  await db.schema
    .createTable('release_checks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('app', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('problems', 'text', (column) => column.notNull())
    .addColumn('ms', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('release_checks_by_app').on('release_checks').columns(['app', 'at']).execute();
  await db.schema
    .createTable('release_vitals')
    .addColumn('app', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('hour', 'text', (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_vitals_pk', ['app', 'version', 'metric', 'hour', 'bucket'])
    .execute();
  await db.schema
    .createTable('release_error_browsers')
    .addColumn('app', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_error_browsers_pk', ['app', 'version', 'fingerprint', 'browser'])
    .execute();
}
