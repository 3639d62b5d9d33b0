import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Database, openDatabase } from '../database/database.ts';
import { isPostgres, SQLITE_FILE } from '../database/dialect.ts';

export type DatabaseKind = 'embedded' | 'PostgreSQL';

/** URL of a PostgreSQL server for test databases; undefined when the tests run only on SQLite. */
export const POSTGRES_URL = process.env['TEST_DATABASE_URL'];

export interface TestDatabase {
  /** Value of the setting DATABASE_URL; undefined for the embedded database. */
  url: string | undefined;
  drop(): Promise<void>;
}

/** Creates a database without tables for one test. */
export async function createTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === 'embedded' ? EMBEDDED_DATABASE : createPostgresDatabase();
}

/**
 * Creates a migrated database without rows for one test. Copies a template, because copying is faster than running the
 * migrations.
 * @param dataDir data folder of the test
 */
export async function createMigratedDatabase(kind: DatabaseKind, dataDir: string): Promise<TestDatabase> {
  if (kind === 'embedded') {
    embeddedTemplate ??= createEmbeddedTemplate();
    await writeFile(join(dataDir, SQLITE_FILE), await embeddedTemplate);
    return EMBEDDED_DATABASE;
  }
  postgresTemplate ??= createPostgresTemplate();
  return createPostgresDatabase(` template ${getDatabaseName(await postgresTemplate)}`);
}

/** Tables whose rows stay: a server keeps the secrets in memory. */
const KEPT_TABLES = ['site_secrets'];

/** Names of the tables of a migrated database, without the tables of the migrations. */
let tableNames: Promise<string[]> | undefined;

/** Deletes the rows of a migrated database, except the site's secrets. */
export async function deleteAllRows(db: Database): Promise<void> {
  tableNames ??= db.introspection.getTables().then((tables) => tables.map(({ name }) => name));
  // SQLite itself keeps the tables of the full-text index, whose names begin like the index.
  const names = (await tableNames).filter(
    (name) => !KEPT_TABLES.includes(name) && !name.startsWith('search_text_'),
  );
  if (isPostgres(db)) {
    // Several deletions in one statement are much faster than `truncate`, which makes new files for each table.
    const deletions = names.map((name) => `delete from "${name}";`).join('\n');
    await sql
      .raw(
        `begin; set local session_replication_role = replica; ${deletions}
        select setval(quote_ident(sequencename)::regclass, 1, false) from pg_sequences; commit;`,
      )
      .execute(db);
    return;
  }
  await sql`pragma foreign_keys = off`.execute(db);
  await (db as unknown as Kysely<Record<string, unknown>>).transaction().execute(async (transaction) => {
    for (const name of names) await transaction.deleteFrom(name).execute();
  });
  await sql`pragma foreign_keys = on`.execute(db);
}

/** The embedded database is a file in the data folder, which the test removes. */
const EMBEDDED_DATABASE: TestDatabase = { url: undefined, drop: async () => undefined };

/** Content of a migrated SQLite file. */
let embeddedTemplate: Promise<Buffer> | undefined;

async function createEmbeddedTemplate(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rangmala-template-'));
  try {
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    // Closing the only connection writes the write-ahead log into the file.
    await database.destroy();
    return await readFile(join(dataDir, SQLITE_FILE));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Migrated PostgreSQL database that the tests of one `describe` copy. */
let postgresTemplate: Promise<TestDatabase> | undefined;

async function createPostgresTemplate(): Promise<TestDatabase> {
  const templateDatabase = await createPostgresDatabase();
  const database = await openDatabase({ databaseUrl: templateDatabase.url, dataDir: '' });
  await database.destroy();
  return templateDatabase;
}

/** Drops the template database, if there is one. */
export async function dropPostgresTemplate(): Promise<void> {
  const templateDatabase = await postgresTemplate;
  postgresTemplate = undefined;
  await templateDatabase?.drop();
}

async function createPostgresDatabase(options = ''): Promise<TestDatabase> {
  if (!POSTGRES_URL) throw new Error('TEST_DATABASE_URL is not set.');
  const url = new URL(POSTGRES_URL);
  url.pathname = `/test_${randomUUID().replaceAll('-', '')}`;
  const database: TestDatabase = {
    url: url.href,
    drop: () => runOnServer(`drop database ${getDatabaseName(database)} with (force)`),
  };
  await runOnServer(`create database ${getDatabaseName(database)}${options}`);
  return database;
}

function getDatabaseName({ url = '' }: TestDatabase): string {
  return new URL(url).pathname.slice(1);
}

async function runOnServer(statement: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: POSTGRES_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
