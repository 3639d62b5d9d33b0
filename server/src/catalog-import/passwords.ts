import { randomInt } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { RuleError } from '../http/errors.ts';
import { hashPassword } from '../accounts/index.ts';
import { endAllSessions } from '../accounts/index.ts';

/** Letters and digits that are not easily confused: 16 of them have 78 bits. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a random password such as `k7wm-x3np-92dt-qhrv`. */
export function randomPassword(): string {
  const letter = () => READABLE.charAt(randomInt(READABLE.length));
  const group = () => Array.from({ length: 4 }, letter).join('');
  return Array.from({ length: 4 }, group).join('-');
}

/**
 * Sets a random password for an artist and ends all their sessions.
 * @returns the password; only its hash is stored
 * @throws RuleError for an unknown artist
 */
export async function resetArtistPassword(db: Database, artistId: string): Promise<string> {
  const password = randomPassword();
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const artist = await transaction
      .updateTable('artists')
      .set({ password_hash })
      .where('id', '=', artistId)
      .returning('id')
      .executeTakeFirst();
    if (!artist) throw new RuleError(`There is no artist with the ID ${artistId}.`);
    await endAllSessions(transaction, 'artist', artistId);
  });
  return password;
}
