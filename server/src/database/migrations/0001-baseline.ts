import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';
import { isRunFromSource, resolveDistPath } from '../../lib/paths.ts';
import { listContentTriggers, runStatements } from './statements.ts';

/** Files with the statements that SQLite and PostgreSQL share, in the order of their foreign keys. */
const SCHEMA_FILES = ['accounts.sql', 'shop.sql', 'booking.sql', 'platform.sql'];

/** Tables whose content guest pages show. */
const CONTENT_TABLES = [
  { topic: 'shop', table: 'categories' },
  { topic: 'shop', table: 'products' },
  { topic: 'shop', table: 'product_images' },
  {
    topic: 'gallery',
    table: 'artists',
    updateColumns: 'name, image, placeholder, bio, testimonial, rating_tenths, position, featured',
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

/** Creates the schema in an empty database: the tables, and the triggers of the tables with content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const file of SCHEMA_FILES) {
    const text = await readFile(resolveSchemaPath(file), 'utf8');
    await runStatements(
      db,
      text.split(/;\n/).filter((statement) => statement.trim()),
    );
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
  if (hasPostgres)
    await sql
      .raw(
        `create function note_content_change() returns trigger language plpgsql as $$
         begin insert into content_changes (topic) values (tg_argv[0]); return null; end $$`,
      )
      .execute(db);
  await runStatements(
    db,
    CONTENT_TABLES.flatMap((each) => listContentTriggers(db, each)),
  );
}

/** Returns the path of a schema file. The build of the server copies the folder `baseline`. */
const resolveSchemaPath = (file: string): string =>
  isRunFromSource
    ? fileURLToPath(new URL(`baseline/${file}`, import.meta.url))
    : resolveDistPath(`baseline/${file}`);
