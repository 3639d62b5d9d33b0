import type { Database } from '../../database/database.ts';
import { sha256, createSecret } from '../../lib/secrets.ts';

/** Validity of a mailed link, and the period in which the links of an account are counted. */
const HOUR_MS = 60 * 60_000;

/** Largest number of unused links that are mailed to one account in an hour. */
const MAX_LINKS_PER_HOUR = 20;

/**
 * Creates a token for one password reset. The database stores only the hash of the token.
 * @returns the token; undefined above the hourly limit
 */
export async function insertResetToken(db: Database, now: Date, userId: string): Promise<string | undefined> {
  const recentTokens = await db
    .selectFrom('password_resets')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('created_at', '>', subtractHour(now))
    .execute();
  if (recentTokens.length >= MAX_LINKS_PER_HOUR) return undefined;
  const token = createSecret();
  await db
    .insertInto('password_resets')
    .values({ token_hash: sha256(token), user_id: userId, created_at: now.toISOString() })
    .execute();
  return token;
}

/** Deletes a token. Does nothing for an unknown token. */
export async function deleteResetToken(db: Database, token: string): Promise<void> {
  await db.deleteFrom('password_resets').where('token_hash', '=', sha256(token)).execute();
}

/** Returns the user of a token; undefined without a valid token. */
export async function findUserOfResetToken(
  db: Database,
  now: Date,
  token: string,
): Promise<{ userId: string; email: string } | undefined> {
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id as userId', 'users.email'])
    .where('token_hash', '=', sha256(token))
    .where('password_resets.created_at', '>', subtractHour(now))
    .executeTakeFirst();
}

/**
 * Deletes a token and all other tokens of its user. The caller must have locked the user's row.
 * @returns false when the token is not valid
 */
export async function consumeResetToken(db: Database, now: Date, token: string): Promise<boolean> {
  const usedToken = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', sha256(token))
    .where('created_at', '>', subtractHour(now))
    .returning('user_id')
    .executeTakeFirst();
  if (!usedToken) return false;
  await db.deleteFrom('password_resets').where('user_id', '=', usedToken.user_id).execute();
  return true;
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

/** Deletes the tokens that were created at least one hour ago. */
export async function deleteOldResetTokens(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('created_at', '<=', subtractHour(now)).execute();
}

const subtractHour = (now: Date): string => new Date(now.getTime() - HOUR_MS).toISOString();
