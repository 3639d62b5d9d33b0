import type { Database } from '../../database/database.ts';
import { sha256, createSecret } from '../../lib/secrets.ts';

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
export async function findSubjectId(
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
export async function deleteSession(db: Database, kind: SessionKind, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', sha256(token)).where('kind', '=', kind).execute();
}

/** Ends every session of a customer or artist. */
export async function deleteAllSessions(db: Database, kind: SessionKind, subjectId: string): Promise<void> {
  await db.deleteFrom('sessions').where('kind', '=', kind).where('subject_id', '=', subjectId).execute();
}

/** Deletes sessions that have ended because of their age or because they were not used. */
export async function deleteEndedSessions(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([
        where('used_at', '<=', subtractMs(now, IDLE_TIMEOUT_MS)),
        where('created_at', '<=', subtractMs(now, MAX_AGE_MS)),
      ]),
    )
    .execute();
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
