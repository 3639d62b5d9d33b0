import { addArtist, writeArtTypes } from '../catalog-import/artists.ts';
import { createRandomPassword } from '../catalog-import/passwords.ts';
import type { Database } from '../database/database.ts';
import { addMediaPicture, type MediaIndex } from '../media/media-index.ts';
import type { SeedFile } from './seed-file.ts';

/**
 * Loads the art types and artists, unless the database already has an artist.
 * @param password password of all artists; random by default
 * @returns the random password (the database stores only its hash); undefined when none was created
 */
export async function seedArtists(
  db: Database,
  { art_types, artists }: SeedFile,
  media: MediaIndex,
  password: string | undefined,
): Promise<string | undefined> {
  if (artists.length === 0) return undefined;
  if (await db.selectFrom('artists').select('id').limit(1).executeTakeFirst()) return undefined;
  await writeArtTypes(db, art_types);
  const artistPassword = password ?? createRandomPassword();
  for (const [position, artist] of artists.entries())
    await addArtist(db, addMediaPicture(media, artist), position, artistPassword);
  return password === undefined ? artistPassword : undefined;
}
