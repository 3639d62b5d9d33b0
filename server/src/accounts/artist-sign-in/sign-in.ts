import type { FastifyReply, FastifyRequest } from 'fastify';
import { beginGuess } from '../login-throttle/login-throttle.ts';
import { hashPassword, isPassword } from '../passwords/passwords.ts';
import { createSession, endAllSessions } from '../sessions/sessions.ts';
import { findPassword, replacePassword } from './queries.ts';

/** What wrong passwords of an artist are counted under, whether there is an artist of that id. */
const artistKey = (artistId: string): string => `artist ${artistId}`;

/** An artist who gave the right password, and what was kept of it then. */
export interface KnownArtist {
  id: string;
  kept: string;
}

/**
 * Whose id and password these are; undefined when they do not belong together, in the same time whether
 * there is such an artist.
 * @throws TooOftenError while wrong ones slow it down
 */
export async function artistByPassword(
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  password: string,
): Promise<KnownArtist | undefined> {
  const guess = await beginGuess(request, reply, artistKey(id));
  const kept = await findPassword(request.server.db, id);
  if (!(await isPassword(kept, password)) || kept === undefined) return undefined;
  await guess.right();
  return { id, kept };
}

/** Signs in who gave the right password. @returns false when it was changed in the meantime */
export function signIn(request: FastifyRequest, reply: FastifyReply, artist: KnownArtist): Promise<boolean> {
  return request.server.db.transaction().execute(async (transaction) => {
    // Held until the end: whoever changes it, and signs out everywhere, comes before or after.
    if (!(await replacePassword(transaction, artist.id, artist.kept, artist.kept))) return false;
    await createSession(request, reply, 'artist', artist.id, transaction);
    return true;
  });
}

/** Gives who gave the right password a new one, and signs out all browsers but this. @returns as {@link signIn} */
export async function changePassword(
  request: FastifyRequest,
  reply: FastifyReply,
  artist: KnownArtist,
  password: string,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return request.server.db.transaction().execute(async (transaction) => {
    if (!(await replacePassword(transaction, artist.id, artist.kept, passwordHash))) return false;
    await endAllSessions(transaction, 'artist', artist.id);
    await createSession(request, reply, 'artist', artist.id, transaction);
    return true;
  });
}
