import { type Kysely, sql } from 'kysely';

/** Replaces `release_stats` with a table that counts the outcomes in browsers and on the server separately. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('release_outcomes')
    .addColumn('app', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('minute', 'text', (column) => column.notNull())
    .addColumn('loads', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('load_ms', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_outcomes_key', ['app', 'version', 'source', 'minute'])
    .execute();
  await sql`insert into release_outcomes select app, version, 'browser', minute, loads, failures, load_ms from release_stats`.execute(
    db,
  );
  await db.schema.dropTable('release_stats').execute();
}
