import { getErrorCode } from '../lib/error-code.ts';

/** Error codes of Node for a connection that fails or breaks. */
const NETWORK_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
];
/**
 * Error codes of PostgreSQL: lost connections (08), refused sign-ins (28), missing resources such as disk space (53),
 * shutdown and start (57P), I/O errors (58), a missing database (3D000) and a read-only database (25006).
 */
const POSTGRES_CODES = /^(?:(?:08|28|53|58)\w{3}|57P\d\d|3D000|25006)$/;
/** Error codes of SQLite: the disk is full or failing, or the file is missing, read-only, damaged or not lockable. */
const SQLITE_CODES = [
  'SQLITE_FULL',
  'SQLITE_IOERR',
  'SQLITE_CANTOPEN',
  'SQLITE_READONLY',
  'SQLITE_CORRUPT',
  'SQLITE_NOTADB',
  'SQLITE_PROTOCOL',
];
/** Messages of errors that the driver `pg` throws without a code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** Returns whether the cause of an error is an unavailable database, not a wrong query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = getErrorCode(error);
  if (NETWORK_CODES.includes(code) || POSTGRES_CODES.test(code)) return true;
  if (SQLITE_CODES.some((each) => code.startsWith(each))) return true;
  return error instanceof Error && DRIVER_MESSAGES.test(error.message);
}

/**
 * Returns whether an error is a violation of the given unique index. PostgreSQL names the index in the error; SQLite
 * names the columns of the index.
 * @param columns `table.column`, in the order of the index
 */
export function isIndexViolation(error: unknown, index: string, columns: readonly string[]): boolean {
  if (!isUniqueViolation(error)) return false;
  const { constraint, message } = error as { constraint?: string; message: string };
  return constraint === index || message.endsWith(`: ${columns.join(', ')}`);
}

/** Returns whether an error is a violation of a unique index or primary key. */
export function isUniqueViolation(error: unknown): boolean {
  return ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(getErrorCode(error));
}

/** Returns whether a query failed because a table does not exist. */
export function isMissingTable(error: unknown): boolean {
  return (
    getErrorCode(error) === '42P01' || (error instanceof Error && error.message.includes('no such table'))
  );
}
