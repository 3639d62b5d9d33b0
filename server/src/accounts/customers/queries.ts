import { randomUUID } from 'node:crypto';
import type { SessionUser } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import type { UserRow } from '../../database/tables.ts';

export interface NewUser {
  email: string;
  name: string;
  passwordHash: string | null;
  /** Whether its owner proved to read this mailbox. */
  isVerified: boolean;
}

/** @returns the new user's id; undefined when the e-mail has an account already */
export async function insertUser(db: Database, now: Date, user: NewUser): Promise<string | undefined> {
  const at = now.toISOString();
  const row = await db
    .insertInto('users')
    .values({
      id: randomUUID(),
      email: user.email,
      name: user.name,
      password_hash: user.passwordHash,
      email_verified_at: user.isVerified ? at : null,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** A user as sessions show it; undefined when there is none of that id. */
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

export async function hasPassword(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();
  return typeof row?.password_hash === 'string';
}

/**
 * Puts a new password in the place of the one that was checked.
 * @returns false when that is no longer the user's
 */
export async function replacePassword(
  db: Database,
  id: string,
  kept: string,
  passwordHash: string,
): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', kept)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Holds the password that was checked until the end of the transaction: whoever changes it at the same
 * time, and signs out everywhere, comes before or after, never in between.
 * @returns false when it is no longer the user's
 */
export async function holdPassword(db: Database, id: string, kept: string): Promise<boolean> {
  return replacePassword(db, id, kept, kept);
}

export async function updateName(db: Database, id: string, name: string): Promise<void> {
  await db.updateTable('users').set({ name }).where('id', '=', id).execute();
}
