import type { Database } from '../../database/database.ts';
import { fingerprint, newSecret } from '../../lib/secrets.ts';

/** How long a mailed link works. */
const HOUR = 60 * 60_000;

/** So many links are mailed to one account in an hour, whoever asks for them. */
const PER_HOUR = 20;

/**
 * Makes a token for one new password.
 * @returns the token, which is kept nowhere; undefined when too many were made within the hour
 */
export async function insertReset(db: Database, now: Date, userId: string): Promise<string | undefined> {
  const recent = await db
    .selectFrom('password_resets')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('created_at', '>', hourBefore(now))
    .execute();
  if (recent.length >= PER_HOUR) return undefined;
  const token = newSecret();
  await db
    .insertInto('password_resets')
    .values({ token_hash: fingerprint(token), user_id: userId, created_at: now.toISOString() })
    .execute();
  return token;
}

/** Forgets a token that reached nobody. */
export async function deleteReset(db: Database, token: string): Promise<void> {
  await db.deleteFrom('password_resets').where('token_hash', '=', fingerprint(token)).execute();
}

/** Whose new password a token is good for; undefined when it is spent, too old or none. */
export async function findReset(
  db: Database,
  now: Date,
  token: string,
): Promise<{ userId: string; email: string } | undefined> {
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id as userId', 'users.email'])
    .where('token_hash', '=', fingerprint(token))
    .where('password_resets.created_at', '>', hourBefore(now))
    .executeTakeFirst();
}

/** Spends a token, and with it every other one of its user. @returns whether it was good until now */
export async function spendReset(db: Database, now: Date, token: string): Promise<boolean> {
  const spent = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', fingerprint(token))
    .where('created_at', '>', hourBefore(now))
    .returning('user_id')
    .executeTakeFirst();
  if (!spent) return false;
  await db.deleteFrom('password_resets').where('user_id', '=', spent.user_id).execute();
  return true;
}

/** Sets a password whose new owner has just shown that they read the account's mail. */
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

export async function deleteOldResets(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('created_at', '<=', hourBefore(now)).execute();
}

const hourBefore = (now: Date): string => new Date(now.getTime() - HOUR).toISOString();
