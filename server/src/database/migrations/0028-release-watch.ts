import type { Kysely } from 'kysely';

/**
 * Adds two tables: one for the clients that reported a failure of a release, and one for the live releases that the
 * site could not replace. With the second table, the server notifies a team only once for each of these releases.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('release_failure_clients')
    .addColumn('app', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_failure_clients_pk', ['app', 'version', 'source', 'client'])
    .execute();
  await db.schema
    .createTable('release_refusals')
    .addColumn('app', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('snapshot', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_refusals_pk', ['app', 'version', 'snapshot'])
    .execute();
}
