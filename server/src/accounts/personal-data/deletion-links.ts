import type { SessionUser } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { sha256, createSecret } from '../../lib/secrets.ts';
import { findSessionUser } from '../sessions/sessions.ts';

const LINK_VALIDITY_MS = 60 * 60_000;

/** Creates a link for the deletion of an account. @returns the token; the database stores only its hash */
export async function insertDeletionLink(db: Database, now: Date, userId: string): Promise<string> {
  const token = createSecret();
  await db
    .insertInto('account_deletion_links')
    .values({ token_hash: sha256(token), user_id: userId, created_at: now.toISOString() })
    .execute();
  return token;
}

/** Returns the customer of a token; undefined for an unknown or expired token. */
export async function findUserOfDeletionLink(
  db: Database,
  now: Date,
  token: string,
): Promise<SessionUser | undefined> {
  const row = await db
    .selectFrom('account_deletion_links')
    .select('user_id')
    .where('token_hash', '=', sha256(token))
    .where('created_at', '>', computeExpiryCutoff(now))
    .executeTakeFirst();
  return row && findSessionUser(db, row.user_id);
}

/** Deletes the links that were created at least one hour ago. */
export async function deleteOldDeletionLinks(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('account_deletion_links').where('created_at', '<=', computeExpiryCutoff(now)).execute();
}

const computeExpiryCutoff = (now: Date): string => new Date(now.getTime() - LINK_VALIDITY_MS).toISOString();
