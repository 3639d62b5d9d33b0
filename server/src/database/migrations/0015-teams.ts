import type { Kysely } from 'kysely';

/** Adds the tables of team packages and of release errors, and a column for the enabled flags of each app. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('team_packages')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('manifest', 'text', (column) => column.notNull())
    .addColumn('changelog', 'text', (column) => column.notNull())
    .addColumn('integrity', 'text', (column) => column.notNull())
    .addColumn('shasum', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('team_packages_pk', ['name', 'version'])
    .execute();
  await db.schema
    .createTable('release_errors')
    .addColumn('app', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('stack', 'text')
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('first_at', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_errors_pk', ['app', 'version', 'fingerprint'])
    .execute();
  await db.schema
    .alterTable('snapshots')
    .addColumn('flags', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
}
