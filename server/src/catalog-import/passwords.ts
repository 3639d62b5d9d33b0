import { randomInt } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { RuleError } from '../http/errors.ts';
import { endMailedLinks, endAllSessions, hashPassword } from '../accounts/index.ts';

/** Letters and digits that are hard to confuse. 16 random characters have 79 bits of entropy. */
const READABLE_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a random password such as `k7wm-x3np-92dt-qhrv`. */
export function createRandomPassword(): string {
  const pickRandomCharacter = () => READABLE_CHARACTERS.charAt(randomInt(READABLE_CHARACTERS.length));
  const createRandomGroup = () => Array.from({ length: 4 }, pickRandomCharacter).join('');
  return Array.from({ length: 4 }, createRandomGroup).join('-');
}

/**
 * Sets a random password for an artist and ends all sessions and mailed links of the artist.
 * @returns the password; only its hash is stored
 * @throws RuleError for an unknown or deleted artist
 */
export async function setRandomArtistPassword(db: Database, artistId: string): Promise<string> {
  const password = createRandomPassword();
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const artist = await transaction
      .updateTable('artists')
      .set({ password_hash })
      .where('id', '=', artistId)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!artist) throw new RuleError(`There is no artist with the ID ${artistId}.`);
    await endMailedLinks(transaction, 'artist', artistId);
    await endAllSessions(transaction, 'artist', artistId);
  });
  return password;
}
