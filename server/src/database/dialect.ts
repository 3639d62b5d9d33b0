import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';
import type { Database as LibSql } from 'libsql';
import type { Client, PoolClient } from 'pg';
import { prepareDataDir } from '../storage/open-storage.ts';
import { getErrorCode } from '../lib/error-code.ts';
import type { Settings } from '../settings.ts';
import { withStatementCache } from './statement-cache.ts';

/*
 * Creates the Kysely dialects for the embedded SQLite database and for PostgreSQL. Contains the code that differs
 * between the two databases; the codes of their errors are in errors.ts.
 */

/** Name of the SQLite file in the data folder. */
export const SQLITE_FILE = 'rangmala.db';

/** Longest time that a writer waits while another connection writes to the same SQLite file. */
const BUSY_TIMEOUT_MS = 15_000;
/**
 * Longest time that SQLite waits for a lock once the database is open. The time is short, because SQLite blocks the
 * whole process while it waits. After this time, {@link withWriteLock} tries again.
 */
const BUSY_BLOCKING_MS = 10;
/** Time between two attempts of {@link withWriteLock}. */
const BUSY_RETRY_MS = 30;

/**
 * Longest time that a query on PostgreSQL may take while the site runs. Without a limit, requests would wait for
 * minutes when the database or the network does not answer.
 */
export const QUERY_TIMEOUT_MS = 20_000;

/**
 * Creates the dialect for the configured database: PostgreSQL, or a SQLite file in the data folder.
 * @param queryTimeoutMs time limit of a query on PostgreSQL; no limit by default
 * @throws SettingsError when the data folder cannot be used
 */
export async function createDialect(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  queryTimeoutMs?: number,
): Promise<Dialect> {
  if (settings.databaseUrl) return createPostgresDialect(settings.databaseUrl, queryTimeoutMs);
  await prepareDataDir(settings.dataDir);
  return createSqliteDialect(join(settings.dataDir, SQLITE_FILE));
}

async function createPostgresDialect(
  connectionString: string,
  queryTimeoutMs: number | undefined,
): Promise<Dialect> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    ...(queryTimeoutMs !== undefined && { query_timeout: queryTimeoutMs }),
  });
  // Without error listeners, a broken connection (database restart or failover) would end this process. The pool itself
  // listens only to idle connections. A query on a broken connection fails, and the pool then replaces the connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    closeAfterTimeout(client);
  });
  return new PostgresDialect({ pool });
}

/**
 * Makes the client close its connection when a query exceeds the time limit. The connection would otherwise stay busy
 * for minutes.
 */
function closeAfterTimeout(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  client.query = ((...args: unknown[]) => {
    const result = query(...args);
    result.catch((error: Error) => {
      // The type `PoolClient` omits the method `end`.
      if (error.message === 'Query read timeout')
        void (client as unknown as Client).end().catch(() => undefined);
    });
    return result;
  }) as typeof client.query;
}

async function createSqliteDialect(path: string): Promise<Dialect> {
  const { default: Database } = await import('libsql');
  let database: LibSql | undefined;
  const getSqlite = (): LibSql => (database ??= new Database(path));
  const dialect = new SqliteDialect({
    database: async () => {
      getSqlite().pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
      getSqlite().pragma('journal_mode = WAL');
      // FULL: a commit is on disk before it succeeds, so the commit survives a power failure.
      getSqlite().pragma('synchronous = FULL');
      getSqlite().pragma('foreign_keys = ON');
      getSqlite().pragma(`busy_timeout = ${BUSY_BLOCKING_MS}`);
      return withStatementCache(getSqlite());
    },
  });
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => withWriteLock(dialect.createDriver(), getSqlite),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/**
 * Makes Kysely run all migrations in one transaction, because SQLite can roll back DDL. Several processes can therefore
 * start the migrations at the same time.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Kinds of queries that take no write lock outside a transaction. Includes raw SQL, because the server uses raw SQL
 * outside a transaction only to read.
 */
const UNLOCKED_QUERY_KINDS = ['SelectQueryNode', 'RawNode'];

/**
 * Makes a driver take the write lock before every write and at the start of every transaction. Without the lock, a
 * transaction that reads and then writes fails with SQLITE_BUSY_SNAPSHOT when another process has written in between.
 * While another process has the lock, the driver releases the connection for readers. Takes the lock with `exec`,
 * because a prepared statement would stay in progress after SQLITE_BUSY and prevent later commits.
 */
function withWriteLock(driver: Driver, getSqlite: () => LibSql): Driver {
  const acquireConnection = driver.acquireConnection.bind(driver);
  const begin = async (connection: DatabaseConnection) => {
    const deadline = performance.now() + BUSY_TIMEOUT_MS;
    for (;;) {
      try {
        getSqlite().exec('begin immediate');
        return;
      } catch (error) {
        // The prefix also matches SQLITE_BUSY_SNAPSHOT: another process has written since the lock was requested.
        if (!getErrorCode(error).startsWith('SQLITE_BUSY') || performance.now() > deadline) throw error;
      }
      await driver.releaseConnection(connection);
      await pause(BUSY_RETRY_MS);
      await acquireConnection();
    }
  };
  const commit = async () => void getSqlite().exec('commit');
  // After some errors, such as a full disk, SQLite has already rolled back.
  const rollBack = async () => void (getSqlite().inTransaction && getSqlite().exec('rollback'));

  driver.beginTransaction = begin;
  driver.commitTransaction = commit;
  driver.rollbackTransaction = rollBack;
  driver.acquireConnection = async () => {
    const connection = await acquireConnection();
    return {
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      async executeQuery<Row>(query: CompiledQuery) {
        if (getSqlite().inTransaction || UNLOCKED_QUERY_KINDS.includes(query.query.kind)) {
          return connection.executeQuery<Row>(query);
        }
        await begin(connection);
        try {
          const result = await connection.executeQuery<Row>(query);
          await commit();
          return result;
        } catch (error) {
          await rollBack();
          throw error;
        }
      },
    };
  };
  return driver;
}

/** Returns whether the database is PostgreSQL, not the embedded SQLite. */
export function isPostgres(
  db: Kysely<never> | Kysely<unknown> | { getExecutor: Kysely<never>['getExecutor'] },
): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
