import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';
import { isRunFromSource, resolveDistPath } from '../../lib/paths.ts';

/** Files with the statements that SQLite and PostgreSQL share, in the order of their foreign keys. */
const SCHEMA_FILES = ['accounts.sql', 'shop.sql', 'booking.sql', 'platform.sql'];

/** Tables of each topic. With `updateColumns`, an update counts only when it sets one of these columns. */
const CONTENT_TABLES: readonly { topic: string; table: string; updateColumns?: readonly string[] }[] = [
  { topic: 'shop', table: 'categories' },
  { topic: 'shop', table: 'products' },
  { topic: 'shop', table: 'product_images' },
  {
    topic: 'gallery',
    table: 'artists',
    updateColumns: [
      'name',
      'image',
      'placeholder',
      'bio',
      'testimonial',
      'rating_tenths',
      'position',
      'featured',
    ],
  },
  { topic: 'gallery', table: 'art_types' },
  { topic: 'gallery', table: 'artist_art_types' },
  { topic: 'gallery', table: 'artist_skills' },
  { topic: 'gallery', table: 'artist_availability' },
  { topic: 'gallery', table: 'artworks' },
  { topic: 'gallery', table: 'artwork_art_types' },
  { topic: 'gallery', table: 'testimonials' },
  { topic: 'bookings', table: 'appointments' },
];

/**
 * Creates the schema in an empty database: the tables, and triggers that insert a row for each change of content on
 * guest pages; content-versions.ts reads these rows. A counter that the triggers increment would be slower: concurrent
 * transactions would wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const file of SCHEMA_FILES) {
    const text = await readFile(resolveSchemaPath(file), 'utf8');
    for (const statement of text.split(/;\n/)) {
      if (statement.trim()) await sql.raw(statement).execute(db);
    }
  }
  const hasPostgres = isPostgres(db);
  await db.schema
    .createTable('content_changes')
    .addColumn('id', hasPostgres ? 'serial' : 'integer', (column) =>
      hasPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('topic', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('content_changes_topic')
    .on('content_changes')
    .columns(['topic', 'id'])
    .execute();
  await (hasPostgres ? addPostgresTriggers(db) : addSqliteTriggers(db));
}

/** Returns the path of a schema file. The build of the server copies the folder `baseline`. */
const resolveSchemaPath = (file: string): string =>
  isRunFromSource
    ? fileURLToPath(new URL(`baseline/${file}`, import.meta.url))
    : resolveDistPath(`baseline/${file}`);

async function addSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  for (const { topic, table, updateColumns } of CONTENT_TABLES) {
    for (const event of ['insert', 'update', 'delete']) {
      const columnClause = event === 'update' && updateColumns ? ` of ${updateColumns.join(', ')}` : '';
      await sql
        .raw(
          `create trigger content_${table}_${event} after ${event}${columnClause} on ${table} begin
             insert into content_changes (topic) values ('${topic}');
           end`,
        )
        .execute(db);
    }
  }
}

async function addPostgresTriggers(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function note_content_change() returns trigger language plpgsql as $$
       begin insert into content_changes (topic) values (tg_argv[0]); return null; end $$`,
    )
    .execute(db);
  for (const { topic, table, updateColumns } of CONTENT_TABLES) {
    const columnClause = updateColumns ? ` of ${updateColumns.join(', ')}` : '';
    await sql
      .raw(
        `create trigger content_${table} after insert or update${columnClause} or delete on ${table}
           for each statement execute function note_content_change('${topic}')`,
      )
      .execute(db);
  }
}
