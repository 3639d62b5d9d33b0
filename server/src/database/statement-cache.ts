import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';

const MAX_STATEMENTS = 300;

/** Largest number of characters of a cached statement. Longer statements insert many rows and rarely repeat. */
const MAX_LENGTH = 5_000;

/**
 * Returns a database that stores its prepared statements and uses them again for the same SQL. A new statement for each
 * query would use hundreds of megabytes: a statement and the parameters of its last call take memory outside the
 * JavaScript heap. The garbage collector does not count this memory, so it collects unused statements too late.
 */
export function withStatementCache(database: SqliteDatabase): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS });

  function getStatement(sql: string): SqliteStatement {
    const statement = statements.get(sql) ?? database.prepare(sql);
    if (sql.length <= MAX_LENGTH) statements.set(sql, statement);
    return statement;
  }

  /** Runs a statement. A statement that failed may still be in progress, so it is not used again. */
  function runStatement<T>(sql: string, work: (statement: SqliteStatement) => T): T {
    try {
      return work(getStatement(sql));
    } catch (error) {
      statements.delete(sql);
      throw error;
    }
  }

  return {
    close() {
      statements.clear();
      database.close();
    },
    prepare: (sql) => ({
      reader: runStatement(sql, ({ reader }) => reader),
      all: (parameters) => runStatement(sql, (statement) => statement.all(parameters)),
      run: (parameters) => runStatement(sql, (statement) => statement.run(parameters)),
      // Does not use the cache: a second call of a shared statement would restart the iteration of the first call.
      iterate: (parameters) => database.prepare(sql).iterate(parameters),
    }),
  };
}
