import type { Database } from '../../database/database.ts';

/** What is kept of an artist's password; undefined when there is no such artist, or they cannot sign in. */
export async function findPassword(db: Database, artistId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('artists')
    .select('password_hash')
    .where('id', '=', artistId)
    .executeTakeFirst();
  return row?.password_hash ?? undefined;
}

/**
 * Puts a new password in the place of the one that was checked.
 * @returns false when that is no longer the artist's
 */
export async function replacePassword(
  db: Database,
  artistId: string,
  kept: string,
  passwordHash: string,
): Promise<boolean> {
  const row = await db
    .updateTable('artists')
    .set({ password_hash: passwordHash })
    .where('id', '=', artistId)
    .where('password_hash', '=', kept)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
