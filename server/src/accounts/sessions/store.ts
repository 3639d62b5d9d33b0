import type { Database } from '../../database/database.ts';
import { fingerprint, newSecret } from '../../lib/secrets.ts';

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

/** Whose session a token is: the customer's or artist's id; undefined when it ended or never was. */
export async function findSubject(
  db: Database,
  now: Date,
  kind: SessionKind,
  token: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select(['subject_id', 'used_at'])
    .where('token_hash', '=', fingerprint(token))
    .where('kind', '=', kind)
    .where('used_at', '>', before(now, IDLE_MS))
    .where('created_at', '>', before(now, ABSOLUTE_MS))
    .executeTakeFirst();
  if (row) await noteUse(db, now, token, row.used_at);
  return row?.subject_id;
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

async function noteUse(db: Database, now: Date, token: string, usedAt: string): Promise<void> {
  if (usedAt > before(now, NOTED_EVERY_MS)) return;
  await db
    .updateTable('sessions')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', fingerprint(token))
    .execute();
}

const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();
