import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

let currentKind: DatabaseKind = 'embedded';

/** Sets the database of the following tests. */
export function setTestDatabase(kind: DatabaseKind): void {
  currentKind = kind;
}

/** Returns the database that the servers of the current test use. */
export const getTestDatabase = (): DatabaseKind => currentKind;

/** Creates a database without tables for one test. */
export async function createTestDatabase(kind = currentKind): Promise<TestDatabase> {
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
  return createPostgresDatabase(` template ${await postgresTemplate}`);
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

/** Name of the migrated PostgreSQL database that tests copy. */
let postgresTemplate: Promise<string> | undefined;

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../database/migrations', import.meta.url));

/**
 * Creates the migrated database that tests copy, unless the server already has one with the same migrations. The
 * database stays on the server for other test files, processes and runs.
 */
async function createPostgresTemplate(): Promise<string> {
  const paths = await readdir(MIGRATIONS_FOLDER, { recursive: true });
  const hash = createHash('sha256');
  for (const path of paths.filter((each) => /\.(ts|sql)$/.test(each)).sort())
    hash.update(await readFile(join(MIGRATIONS_FOLDER, path)));
  const name = `test_template_${hash.digest('hex').slice(0, 16)}`;
  const isCreated = await runOnServer(`select from pg_database where datname = '${name}'`);
  if (isCreated) return name;
  const newDatabase = await createPostgresDatabase();
  const database = await openDatabase({ databaseUrl: newDatabase.url, dataDir: '' });
  await database.destroy();
  await runOnServer(`alter database ${getDatabaseName(newDatabase)} rename to ${name}`).catch(
    async (error: unknown) => {
      // Another process was faster.
      if (!(error instanceof Error && 'code' in error && error.code === '42P04')) throw error;
      await newDatabase.drop();
    },
  );
  return name;
}

async function createPostgresDatabase(options = ''): Promise<TestDatabase> {
  if (!POSTGRES_URL) throw new Error('TEST_DATABASE_URL is not set.');
  const url = new URL(POSTGRES_URL);
  url.pathname = `/test_${randomUUID().replaceAll('-', '')}`;
  const database: TestDatabase = {
    url: url.href,
    drop: async () => void (await runOnServer(`drop database ${getDatabaseName(database)} with (force)`)),
  };
  await runOnServer(`create database ${getDatabaseName(database)}${options}`);
  return database;
}

function getDatabaseName({ url = '' }: TestDatabase): string {
  return new URL(url).pathname.slice(1);
}

/** Runs a statement. Returns the number of its rows. */
async function runOnServer(statement: string): Promise<number | null> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: POSTGRES_URL });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount;
  } finally {
    await client.end();
  }
}
