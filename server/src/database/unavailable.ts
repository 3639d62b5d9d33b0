import { codeOf } from '../http/errors.ts';

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
/** Error codes of PostgreSQL: shutting down, crashed, starting up, too many connections, read-only. */
const POSTGRES_CODES = ['57P01', '57P02', '57P03', '53300', '25006'];
/** Error codes of SQLite: the disk is full, failing, missing or read-only. */
const SQLITE_CODES = ['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'];
/** Messages of errors that the driver `pg` throws without a code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** Returns whether the cause of an error is an unavailable database, not a wrong query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (NETWORK_CODES.includes(code) || POSTGRES_CODES.includes(code) || code.startsWith('08')) return true;
  if (SQLITE_CODES.some((each) => code.startsWith(each))) return true;
  return error instanceof Error && DRIVER_MESSAGES.test(error.message);
}
