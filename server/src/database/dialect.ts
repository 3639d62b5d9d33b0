import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  sql,
} from 'kysely';
import { codeOf } from '../errors.ts';
import type { Settings } from '../settings.ts';

/*
 * Everything in which the embedded SQLite and PostgreSQL differ stands in this file; queries are
 * written once, for both.
 */

/** How long a writer waits for another process that is writing to the same SQLite file. */
const BUSY_TIMEOUT_MS = 15_000;

/** Advisory lock of PostgreSQL under which the first rows are loaded; any number that nobody else uses. */
const START_LOCK = 7_264_911;

/** The dialect that the settings ask for: PostgreSQL, or a SQLite file in the data folder. */
export async function createDialect(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Dialect> {
  if (settings.databaseUrl) return postgresDialect(settings.databaseUrl);
  await mkdir(settings.dataDir, { recursive: true });
  return sqliteDialect(join(settings.dataDir, 'rangmala.db'));
}

async function postgresDialect(connectionString: string): Promise<Dialect> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that the database closes (a restart, a failover) must not end this process:
  // the pool drops it and opens another at the next query.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}

async function sqliteDialect(path: string): Promise<Dialect> {
  const { default: Database } = await import('libsql');
  const dialect = new SqliteDialect({
    database: async () => {
      const database = new Database(path);
      database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
      database.pragma('journal_mode = WAL');
      // FULL: a commit is on the disk before it is answered, even if the power goes.
      database.pragma('synchronous = FULL');
      database.pragma('foreign_keys = ON');
      return database;
    },
  });
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => immediate(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** SQLite can roll back DDL; with it each run of migrations is one transaction, safe between processes. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Transactions take the write lock when they begin: one that reads first and writes later would
 * otherwise fail at once (SQLITE_BUSY_SNAPSHOT) when another process wrote in between.
 */
function immediate(driver: Driver): Driver {
  driver.beginTransaction = async (connection: DatabaseConnection) => {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  };
  return driver;
}

/** Whether this database is PostgreSQL or speaks its protocol. */
export function isPostgres(
  db: Kysely<never> | Kysely<unknown> | { getExecutor: Kysely<never>['getExecutor'] },
): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Runs `work` in a transaction that only one process at a time can be in. */
export async function alone<T, R>(db: Kysely<T>, work: (db: Kysely<T>) => Promise<R>): Promise<R> {
  return db.transaction().execute(async (transaction) => {
    // SQLite's transactions are alone by nature: see `immediate`.
    if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${START_LOCK})`.execute(transaction);
    return work(transaction);
  });
}

/** Whether the database refused a row because a unique index or primary key already has it. */
export function isUniqueViolation(error: unknown): boolean {
  return ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(codeOf(error));
}
