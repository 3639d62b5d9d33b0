import type { FastifyReply, FastifyRequest } from 'fastify';
import { beginLoginAttempt } from '../login-throttle/login-throttle.ts';
import { hashPassword, isPasswordCorrect } from '../passwords/passwords.ts';
import { createSession, endAllSessions } from '../sessions/sessions.ts';
import { type AccountKind, endMailedLinks, findCredentials, replacePasswordHash } from './queries.ts';

/** An account after a successful password check, with the verified hash. */
export interface VerifiedAccount {
  kind: AccountKind;
  id: string;
  passwordHash: string;
}

/** Returns the key of an account for the login throttle. Also returns a key for an account that does not exist. */
export const createThrottleKey = (kind: AccountKind, login: string): string => `${kind} ${login}`;

/**
 * Checks a login name and password. Counts the attempt in the login throttle; a correct password clears the account's
 * failed attempts from this IP address. Also compares a hash for an unknown account, because the response time would
 * otherwise reveal whether the account exists.
 * @param login a customer's email address or an artist's ID
 * @returns the account; undefined when the login name is unknown or the password is wrong
 * @throws TooManyRequestsError while the login throttle refuses attempts
 * @throws ApiError 503 when too many password checks wait
 */
export async function verifyPassword(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: AccountKind,
  { login, password }: { login: string; password: string },
): Promise<VerifiedAccount | undefined> {
  const attempt = await beginLoginAttempt(request, reply, createThrottleKey(kind, login));
  const account = await findCredentials(request.server.db, kind, login);
  const passwordHash = account?.passwordHash;
  if (!(await isPasswordCorrect(passwordHash, password)) || !account || !passwordHash) return undefined;
  await attempt.succeed();
  return { kind, id: account.id, passwordHash };
}

/** Starts a session of a verified account. @returns false when the password has changed since the check */
export function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  account: VerifiedAccount,
): Promise<boolean> {
  return request.server.db.transaction().execute(async (transaction) => {
    // Writing the same hash locks the row, so that a concurrent password change waits for this transaction.
    if (!(await replacePasswordHash(transaction, account.kind, account, account.passwordHash))) return false;
    await createSession(request, reply, account.kind, account.id, transaction);
    return true;
  });
}

/**
 * Sets a new password, ends all sessions and mailed links of the account and starts a new session in this browser.
 * @returns false when the password has changed since the check
 * @throws ApiError 503 when too many passwords wait to be hashed or checked
 */
export async function changePassword(
  request: FastifyRequest,
  reply: FastifyReply,
  account: VerifiedAccount,
  password: string,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return request.server.db.transaction().execute(async (transaction) => {
    if (!(await replacePasswordHash(transaction, account.kind, account, passwordHash))) return false;
    await endMailedLinks(transaction, account.kind, account.id);
    await endAllSessions(transaction, account.kind, account.id);
    await createSession(request, reply, account.kind, account.id, transaction);
    return true;
  });
}
