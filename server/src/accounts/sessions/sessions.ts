import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session, SessionUser } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { clearSecretCookie, readSecretCookie, SESSION_COOKIES, setSecretCookie } from '../../http/cookies.ts';
import { createSecret, sha256 } from '../../lib/secrets.ts';

/** Customers and artists have separate sessions. A browser may have one session of each kind. */
export type SessionKind = 'customer' | 'artist';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A session ends when it has not been used for 30 days. */
export const IDLE_TIMEOUT_MS = 30 * DAY_MS;
/** A session always ends 90 days after the sign-in. */
export const MAX_AGE_MS = 90 * DAY_MS;
/**
 * Shortest time between two updates of a session's `used_at`. Without this limit, every request would write to the
 * database.
 */
const LAST_USE_INTERVAL_MS = 60 * MINUTE_MS;

/**
 * Starts a session and sets its token as a cookie of the response. Ends the previous session of this kind in the
 * browser, which prevents session fixation.
 */
export async function createSession(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: SessionKind,
  subjectId: string,
  db: Database = request.server.db,
): Promise<void> {
  const { now } = request.server;
  const previousToken = readSecretCookie(request, SESSION_COOKIES[kind]);
  if (previousToken !== undefined) await deleteSession(db, kind, previousToken);
  const token = await insertSession(db, now(), kind, subjectId);
  // The cookie expires after the longest duration of a session. The server ends idle sessions earlier.
  setSecretCookie(reply, SESSION_COOKIES[kind], token, MAX_AGE_MS);
}

/** Ends the session of this kind in this browser, if there is one. */
export async function endSession(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: SessionKind,
): Promise<void> {
  const token = readSecretCookie(request, SESSION_COOKIES[kind]);
  if (token !== undefined) await deleteSession(request.server.db, kind, token);
  clearSecretCookie(reply, SESSION_COOKIES[kind]);
}

/** Ends every session of an account, for example after a new password. `db` may be a transaction. */
export async function endAllSessions(db: Database, kind: SessionKind, subjectId: string): Promise<void> {
  await db.deleteFrom('sessions').where('kind', '=', kind).where('subject_id', '=', subjectId).execute();
}

/** Returns the signed-in customer; undefined for a guest. */
export async function findCurrentCustomer(request: FastifyRequest): Promise<SessionUser | undefined> {
  const id = await findCurrentSubjectId(request, 'customer');
  return id === undefined ? undefined : findSessionUser(request.server.db, id);
}

/**
 * Returns the signed-in customer and the signed-in artist of a request. Runs no query without a session cookie.
 * @param kind reads only this session; the other is null
 */
export async function readSession(request: FastifyRequest, kind?: SessionKind): Promise<Session> {
  const [user, artist_id] = await Promise.all([
    kind === 'artist' ? undefined : findCurrentCustomer(request),
    kind === 'customer' ? undefined : findCurrentSubjectId(request, 'artist'),
  ]);
  return { user: user ?? null, artist: artist_id === undefined ? null : { artist_id } };
}

/** Returns a user as the API describes the signed-in user; undefined for an unknown id. */
export async function findSessionUser(db: Database, id: string): Promise<SessionUser | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'name'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('identities').select('subject').whereRef('user_id', '=', 'users.id')).as(
        'is_google_user',
      ),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return { email: row.email, name: row.name, userId: row.id, isGoogleUser: Boolean(row.is_google_user) };
}

async function findCurrentSubjectId(request: FastifyRequest, kind: SessionKind): Promise<string | undefined> {
  const token = readSecretCookie(request, SESSION_COOKIES[kind]);
  const { db, now } = request.server;
  return token === undefined ? undefined : findSubjectId(db, now(), kind, token);
}

/** Stores a new session. @returns the token; the database stores only its hash */
export async function insertSession(
  db: Database,
  now: Date,
  kind: SessionKind,
  subjectId: string,
): Promise<string> {
  const token = createSecret();
  const createdAt = now.toISOString();
  await db
    .insertInto('sessions')
    .values({
      token_hash: sha256(token),
      kind,
      subject_id: subjectId,
      created_at: createdAt,
      used_at: createdAt,
    })
    .execute();
  return token;
}

/**
 * Returns the customer id or artist id of a token; undefined when the token has no valid session of this kind. Updates
 * `used_at` of the session at most once in {@link LAST_USE_INTERVAL_MS}.
 */
async function findSubjectId(
  db: Database,
  now: Date,
  kind: SessionKind,
  token: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select(['subject_id', 'used_at'])
    .where('token_hash', '=', sha256(token))
    .where('kind', '=', kind)
    .where('used_at', '>', subtractMs(now, IDLE_TIMEOUT_MS))
    .where('created_at', '>', subtractMs(now, MAX_AGE_MS))
    .executeTakeFirst();
  if (row) await touchSession(db, now, token, row.used_at);
  return row?.subject_id;
}

/** Ends the session of a token. */
async function deleteSession(db: Database, kind: SessionKind, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', sha256(token)).where('kind', '=', kind).execute();
}

async function touchSession(db: Database, now: Date, token: string, usedAt: string): Promise<void> {
  if (usedAt > subtractMs(now, LAST_USE_INTERVAL_MS)) return;
  await db
    .updateTable('sessions')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', sha256(token))
    .execute();
}

const subtractMs = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();
