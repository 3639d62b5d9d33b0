import type { Database } from '../../database/database.ts';
import type { SessionKind } from '../sessions/sessions.ts';

/** Kinds of accounts with a password. Customers sign in by email address, and artists sign in by artist ID. */
export type AccountKind = SessionKind;

export interface StoredCredentials {
  id: string;
  /** null when the account has no password. */
  passwordHash: string | null;
}

/** Returns the id and password hash of the account with a login name; undefined for an unknown login name. */
export async function findCredentials(
  db: Database,
  kind: AccountKind,
  login: string,
): Promise<StoredCredentials | undefined> {
  const query =
    kind === 'customer'
      ? db.selectFrom('users').where('email', '=', login).select(['id', 'password_hash as passwordHash'])
      : db.selectFrom('artists').where('id', '=', login).select(['id', 'password_hash as passwordHash']);
  return query.executeTakeFirst();
}

/** Replaces a password hash. @returns false when `passwordHash` is no longer the stored hash */
export async function replacePasswordHash(
  db: Database,
  kind: AccountKind,
  { id, passwordHash }: { id: string; passwordHash: string },
  newHash: string,
): Promise<boolean> {
  const table = kind === 'customer' ? 'users' : 'artists';
  const row = await db
    .updateTable(table as 'users')
    .set({ password_hash: newHash })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes the mailed links of an account whose password has changed. Also removes the pending email address of an
 * artist, because an attacker with the artist's session may have entered this address.
 *
 * Every transaction locks the row of an account first, and then the account's links and sessions, because transactions
 * that lock rows in different orders can deadlock.
 */
export async function endMailedLinks(db: Database, kind: AccountKind, id: string): Promise<void> {
  if (kind === 'customer') await db.deleteFrom('password_resets').where('user_id', '=', id).execute();
  else {
    await db.updateTable('artists').set({ pending_email: null }).where('id', '=', id).execute();
    await db.deleteFrom('artist_tokens').where('artist_id', '=', id).execute();
  }
}
