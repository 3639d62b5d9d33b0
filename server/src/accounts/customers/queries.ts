import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { UserRow } from '../../database/tables.ts';

export interface NewUser {
  email: string;
  name: string;
  passwordHash: string | null;
  /** Whether the user's email address is verified. */
  isVerified: boolean;
}

/**
 * Creates a user.
 * @returns the new id; undefined when the email address is taken
 */
export async function insertUser(db: Database, now: Date, user: NewUser): Promise<string | undefined> {
  const createdAt = now.toISOString();
  const row = await db
    .insertInto('users')
    .values({
      id: randomUUID(),
      email: user.email,
      name: user.name,
      password_hash: user.passwordHash,
      email_verified_at: user.isVerified ? createdAt : null,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Returns the user with this email address, which must be in lower case; undefined for an unknown email address. */
export async function findUserByEmail(db: Database, email: string): Promise<Selectable<UserRow> | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Returns whether a user has a password. Users who sign in with Google may have none. */
export async function hasPassword(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();
  return typeof row?.password_hash === 'string';
}

/** Returns a user's phone number for call sessions; null when none is stored. */
export async function findPhone(db: Database, id: string): Promise<string | null> {
  const row = await db.selectFrom('users').where('id', '=', id).select('phone').executeTakeFirst();
  return row?.phone ?? null;
}

/** Stores a user's phone number for later call sessions. */
export async function savePhone(db: Database, id: string, phone: string): Promise<void> {
  await db.updateTable('users').set({ phone }).where('id', '=', id).execute();
}

/** Replaces the name of a user. */
export async function updateName(db: Database, id: string, name: string): Promise<void> {
  await db.updateTable('users').set({ name }).where('id', '=', id).execute();
}

/** Sets a new password and marks the email address as verified, because the link was mailed to this email address. */
export async function resetPassword(
  db: Database,
  now: Date,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set((row) => ({
      password_hash: passwordHash,
      email_verified_at: row.fn.coalesce('email_verified_at', row.val(now.toISOString())),
    }))
    .where('id', '=', userId)
    .execute();
}
