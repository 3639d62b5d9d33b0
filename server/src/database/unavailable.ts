import { codeOf } from '../http/errors.ts';

/** Node's codes when a connection cannot be made or is lost. */
const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
];
/** PostgreSQL: shutting down, crashed, starting up, too many connections, read-only. */
const POSTGRES = ['57P01', '57P02', '57P03', '53300', '25006'];
/** SQLite: the disk is full, failing or gone. */
const SQLITE = ['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_CANTOPEN'];
/** Messages of errors that the driver `pg` throws without a code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** Returns whether an error means that the database is unavailable, rather than that a query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (NETWORK.includes(code) || POSTGRES.includes(code) || code.startsWith('08')) return true;
  if (SQLITE.some((each) => code.startsWith(each))) return true;
  return error instanceof Error && MESSAGES.test(error.message);
}
