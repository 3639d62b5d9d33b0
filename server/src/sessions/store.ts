import type { SessionUser } from '@rangmala/shared/contract';
import type { Database } from '../database/database.ts';
import { fingerprint, newSecret } from '../secrets.ts';

/** Customers and artists have sessions of their own: one browser may hold both. */
export type SessionKind = 'customer' | 'artist';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A session ends when it was not used for so long … */
export const IDLE_MS = 30 * DAY;
/** … and in any case at this age. */
export const ABSOLUTE_MS = 90 * DAY;
/** Use is noted no more often than this, so that reading pages costs no writes. */
const NOTED_EVERY_MS = 60 * MINUTE;

/** Keeps a new session. @returns its token, which is kept nowhere */
export async function insertSession(
  db: Database,
  now: Date,
  kind: SessionKind,
  subjectId: string,
): Promise<string> {
  const token = newSecret();
  const at = now.toISOString();
  await db
    .insertInto('sessions')
    .values({ token_hash: fingerprint(token), kind, subject_id: subjectId, created_at: at, used_at: at })
    .execute();
  return token;
}

/** The session of a token and its customer; undefined when it ended or never was. */
export async function findCustomer(db: Database, now: Date, token: string): Promise<SessionUser | undefined> {
  const row = await liveSession(db, now, 'customer', token)
    .innerJoin('users', 'users.id', 'sessions.subject_id')
    .select((from) => [
      'users.id',
      'users.email',
      'users.name',
      'sessions.used_at',
      from
        .exists(
          from.selectFrom('identities').select('subject').whereRef('identities.user_id', '=', 'users.id'),
        )
        .as('is_google_user'),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  await noteUse(db, now, token, row.used_at);
  return { email: row.email, name: row.name, userId: row.id, isGoogleUser: Boolean(row.is_google_user) };
}

/** The artist's id of a token's session; undefined when it ended or never was. */
export async function findArtistId(db: Database, now: Date, token: string): Promise<string | undefined> {
  const row = await liveSession(db, now, 'artist', token)
    .select(['sessions.subject_id', 'sessions.used_at'])
    .executeTakeFirst();
  if (!row) return undefined;
  await noteUse(db, now, token, row.used_at);
  return row.subject_id;
}

export async function deleteSession(db: Database, kind: SessionKind, token: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('token_hash', '=', fingerprint(token))
    .where('kind', '=', kind)
    .execute();
}

/** Ends every session of a customer or artist. */
export async function deleteSessionsOf(db: Database, kind: SessionKind, subjectId: string): Promise<void> {
  await db.deleteFrom('sessions').where('kind', '=', kind).where('subject_id', '=', subjectId).execute();
}

/** Forgets sessions that ended by themselves. */
export async function deleteEndedSessions(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((either) =>
      either.or([
        either('used_at', '<=', before(now, IDLE_MS)),
        either('created_at', '<=', before(now, ABSOLUTE_MS)),
      ]),
    )
    .execute();
}

function liveSession(db: Database, now: Date, kind: SessionKind, token: string) {
  return db
    .selectFrom('sessions')
    .where('sessions.token_hash', '=', fingerprint(token))
    .where('sessions.kind', '=', kind)
    .where('sessions.used_at', '>', before(now, IDLE_MS))
    .where('sessions.created_at', '>', before(now, ABSOLUTE_MS));
}

async function noteUse(db: Database, now: Date, token: string, usedAt: string): Promise<void> {
  if (usedAt > before(now, NOTED_EVERY_MS)) return;
  await db
    .updateTable('sessions')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', fingerprint(token))
    .execute();
}

const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();
