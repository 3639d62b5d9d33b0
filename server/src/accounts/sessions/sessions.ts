import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionUser } from '@rangmala/shared/contract';
import { findSessionUser } from '../customers/queries.ts';
import type { Database } from '../../database/database.ts';
import { ForbiddenError, NotSignedInError } from '../../http/errors.ts';
import { clearSecret, secretIn, setSecret } from '../../http/cookies.ts';
import {
  ABSOLUTE_MS,
  deleteSession,
  deleteSessionsOf,
  findSubject,
  insertSession,
  type SessionKind,
} from './store.ts';

const COOKIES: Record<SessionKind, string> = { customer: 'rangmala_session', artist: 'rangmala_artist' };

/**
 * Signs somebody in: a new token in the answer's cookie. The one that the browser had before ends, so
 * that no token from before the sign-in is worth anything after it.
 */
export async function createSession(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: SessionKind,
  subjectId: string,
  db: Database = request.server.db,
): Promise<void> {
  const { now } = request.server;
  const before = secretIn(request, COOKIES[kind]);
  if (before !== undefined) await deleteSession(db, kind, before);
  const token = await insertSession(db, now(), kind, subjectId);
  // The cookie lives as long as a session can; how long it was idle only the server knows.
  setSecret(reply, COOKIES[kind], token, ABSOLUTE_MS);
}

/** Signs out whoever of this kind asks; harmless when nobody does. */
export async function endSession(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: SessionKind,
): Promise<void> {
  const token = secretIn(request, COOKIES[kind]);
  if (token !== undefined) await deleteSession(request.server.db, kind, token);
  clearSecret(reply, COOKIES[kind]);
}

/**
 * Signs somebody out everywhere, as a new password demands. Whoever changes it stays signed in by a
 * {@link createSession} afterwards. `db` may be a transaction.
 */
export async function endAllSessions(db: Database, kind: SessionKind, subjectId: string): Promise<void> {
  await deleteSessionsOf(db, kind, subjectId);
}

/** The customer who asks; undefined for a guest. */
export async function currentCustomer(request: FastifyRequest): Promise<SessionUser | undefined> {
  const id = await subjectOf(request, 'customer');
  return id === undefined ? undefined : findSessionUser(request.server.db, id);
}

/** @throws NotSignedInError when no customer asks */
export async function requireCustomer(request: FastifyRequest): Promise<SessionUser> {
  const customer = await currentCustomer(request);
  if (!customer) throw new NotSignedInError('Please sign in.');
  return customer;
}

/** The artist who asks; undefined when none does. */
export async function currentArtist(request: FastifyRequest): Promise<{ artistId: string } | undefined> {
  const artistId = await subjectOf(request, 'artist');
  return artistId === undefined ? undefined : { artistId };
}

/**
 * @throws NotSignedInError when no artist asks
 * @throws ForbiddenError when another one does
 */
export async function requireArtist(
  request: FastifyRequest,
  artistId: string,
): Promise<{ artistId: string }> {
  const artist = await currentArtist(request);
  if (!artist) throw new NotSignedInError('Please sign in.');
  if (artist.artistId !== artistId) throw new ForbiddenError('This is not your profile.');
  return artist;
}

async function subjectOf(request: FastifyRequest, kind: SessionKind): Promise<string | undefined> {
  const token = secretIn(request, COOKIES[kind]);
  const { db, now } = request.server;
  return token === undefined ? undefined : findSubject(db, now(), kind, token);
}
