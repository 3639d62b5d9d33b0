import type { SessionUser } from '@rangmala/shared/contract';
import type { Database } from '../database/database.ts';
import { createSecret, sha256 } from '../lib/secrets.ts';
import { findSessionUser } from './sessions/sessions.ts';

/*
 * The links that are mailed to customers to set a new password or to delete their account. A link has a token, of which
 * the database stores only the hash.
 */

type LinkTable = 'password_resets' | 'account_deletion_links';

/** Validity of a mailed link. */
export const LINK_VALIDITY_MS = 60 * 60_000;

/** Creates a link of a customer. @returns its token */
export async function insertLink(db: Database, now: Date, table: LinkTable, userId: string): Promise<string> {
  const token = createSecret();
  await db
    .insertInto(table)
    .values({ token_hash: sha256(token), user_id: userId, created_at: now.toISOString() })
    .execute();
  return token;
}

/** Returns the number of a customer's valid links. */
export async function countValidLinks(
  db: Database,
  now: Date,
  table: LinkTable,
  userId: string,
): Promise<number> {
  const rows = await selectValidLinks(db, now, table).where('user_id', '=', userId).execute();
  return rows.length;
}

/** Returns the customer of a token; undefined for an unknown or expired token. */
export async function findUserOfLink(
  db: Database,
  now: Date,
  table: LinkTable,
  token: string,
): Promise<SessionUser | undefined> {
  const row = await selectValidLinks(db, now, table)
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst();
  return row && findSessionUser(db, row.user_id);
}

/** Deletes a link. @returns false for an unknown token */
export async function deleteLink(db: Database, table: LinkTable, token: string): Promise<boolean> {
  const row = await db
    .deleteFrom(table as 'password_resets')
    .where('token_hash', '=', sha256(token))
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

const selectValidLinks = (db: Database, now: Date, table: LinkTable) =>
  db
    .selectFrom(table as 'password_resets')
    .select('user_id')
    .where('created_at', '>', new Date(now.getTime() - LINK_VALIDITY_MS).toISOString());
