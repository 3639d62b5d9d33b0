import type { FastifyReply, FastifyRequest } from 'fastify';
import { beginGuess } from '../login-throttle/login-throttle.ts';
import { hashPassword, isPassword } from '../passwords/passwords.ts';
import { createSession, endAllSessions } from '../sessions/sessions.ts';
import { accountKey } from './account-key.ts';
import { findUserByEmail, holdPassword, replacePassword } from './queries.ts';

/** Somebody who gave the right password, and what was kept of it then. */
export interface KnownUser {
  id: string;
  kept: string;
}

/**
 * Whose e-mail and password these are; undefined when they do not belong together, in the same time
 * whether there is such an account.
 * @throws TooOftenError while wrong ones slow it down
 */
export async function userByPassword(
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
  password: string,
): Promise<KnownUser | undefined> {
  const guess = await beginGuess(request, reply, accountKey(email));
  const user = await findUserByEmail(request.server.db, email);
  const kept = user?.password_hash;
  if (!(await isPassword(kept, password)) || !user || !kept) return undefined;
  await guess.right();
  return { id: user.id, kept };
}

/** Signs in who gave the right password. @returns false when it was changed in the meantime */
export function signIn(request: FastifyRequest, reply: FastifyReply, user: KnownUser): Promise<boolean> {
  return request.server.db.transaction().execute(async (transaction) => {
    if (!(await holdPassword(transaction, user.id, user.kept))) return false;
    await createSession(request, reply, 'customer', user.id, transaction);
    return true;
  });
}

/** Gives who gave the right password a new one, and signs out all browsers but this. @returns as {@link signIn} */
export async function changePassword(
  request: FastifyRequest,
  reply: FastifyReply,
  user: KnownUser,
  password: string,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return request.server.db.transaction().execute(async (transaction) => {
    if (!(await replacePassword(transaction, user.id, user.kept, passwordHash))) return false;
    await endAllSessions(transaction, 'customer', user.id);
    await createSession(request, reply, 'customer', user.id, transaction);
    return true;
  });
}
