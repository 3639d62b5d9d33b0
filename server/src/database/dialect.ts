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
  sql,
} from 'kysely';
import type { Database as LibSql } from 'libsql';
import { prepareDataDir } from '../storage/data-dir.ts';
import { codeOf } from '../http/errors.ts';
import type { Settings } from '../settings.ts';

/* All differences between the embedded SQLite and PostgreSQL are in this file; queries are written once for both. */

/** How long a writer waits for another process that is writing to the same SQLite file. */
const BUSY_TIMEOUT_MS = 15_000;
/** SQLite waits by blocking the whole process, so it waits only briefly; then our own code tries again. */
const BUSY_BLOCKING_MS = 10;
const BUSY_AGAIN_MS = 30;

/** Advisory lock of PostgreSQL for loading the first rows; any number that is not used elsewhere. */
const START_LOCK = 7_264_911;

/**
 * Creates the dialect of the settings: PostgreSQL, or a SQLite file in the data folder.
 * @throws SettingsError when that folder cannot be used
 */
export async function createDialect(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Dialect> {
  if (settings.databaseUrl) return postgresDialect(settings.databaseUrl);
  await prepareDataDir(settings.dataDir);
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
  let database: LibSql | undefined;
  const open = (): LibSql => (database ??= new Database(path));
  const dialect = new SqliteDialect({
    database: async () => {
      open().pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
      open().pragma('journal_mode = WAL');
      // FULL: a commit is on disk before it is answered, so it survives a power failure.
      open().pragma('synchronous = FULL');
      open().pragma('foreign_keys = ON');
      open().pragma(`busy_timeout = ${BUSY_BLOCKING_MS}`);
      return open();
    },
  });
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => patient(dialect.createDriver(), open),
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

/** Kinds of queries that need no write lock outside a transaction; raw SQL is used for reading only there. */
const READS = ['SelectQueryNode', 'RawNode'];

/**
 * Makes every write take the write lock first. A transaction that reads first and writes later would otherwise fail
 * at once (SQLITE_BUSY_SNAPSHOT) when another process wrote in between. While another process has the lock, the
 * connection is released for readers. Uses `exec` because it resets the statement after a refusal: any other
 * statement would stay in progress and prevent later commits.
 */
function patient(driver: Driver, open: () => LibSql): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  const begin = async (connection: DatabaseConnection) => {
    for (const until = performance.now() + BUSY_TIMEOUT_MS; ;) {
      try {
        open().exec('begin immediate');
        return;
      } catch (error) {
        // Includes SQLITE_BUSY_SNAPSHOT: another process wrote while we were taking the lock.
        if (!codeOf(error).startsWith('SQLITE_BUSY') || performance.now() > until) throw error;
      }
      await driver.releaseConnection(connection);
      await pause(BUSY_AGAIN_MS);
      await acquire();
    }
  };
  const commit = async () => void open().exec('commit');
  // Some errors (a full disk) have rolled back already.
  const rollBack = async () => void (open().inTransaction && open().exec('rollback'));

  driver.beginTransaction = begin;
  driver.commitTransaction = commit;
  driver.rollbackTransaction = rollBack;
  driver.acquireConnection = async () => {
    const connection = await acquire();
    return {
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      async executeQuery<Row>(query: CompiledQuery) {
        if (open().inTransaction || READS.includes(query.query.kind)) {
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

/** Returns whether this database is PostgreSQL or speaks its protocol. */
export function isPostgres(
  db: Kysely<never> | Kysely<unknown> | { getExecutor: Kysely<never>['getExecutor'] },
): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Runs `work` in a transaction that only one process at a time can run. */
export async function alone<T, R>(db: Kysely<T>, work: (db: Kysely<T>) => Promise<R>): Promise<R> {
  return db.transaction().execute(async (transaction) => {
    // SQLite's write transactions are exclusive anyway: see `immediate`.
    if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${START_LOCK})`.execute(transaction);
    return work(transaction);
  });
}

/** Returns whether an error is a violation of a unique index or primary key. */
export function isUniqueViolation(error: unknown): boolean {
  return ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(codeOf(error));
}
