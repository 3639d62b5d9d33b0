import { hashPassword } from '../accounts/index.ts';
import { createRandomPassword } from '../catalog-import/passwords.ts';
import type { Database } from '../database/database.ts';
import { parseTimeOfDay } from '../lib/business-time-zone.ts';
import { createSlug } from '../lib/slug.ts';
import { type MediaIndex, requireMedia } from '../media/media-index.ts';
import type { SeedArtist, SeedFile } from './seed-file.ts';

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
  const artistPassword = password ?? createRandomPassword();
  const rows = await Promise.all(
    artists.map(async ({ id, name, picture, bio, testimonial, rating }, position) => {
      const { url, placeholder } = requireMedia(media, picture);
      const rating_tenths = Math.round(rating * 10);
      const password_hash = await hashPassword(artistPassword);
      return { id, name, image: url, placeholder, bio, testimonial, rating_tenths, position, password_hash };
    }),
  );
  await db.insertInto('artists').values(rows).execute();
  await db
    .insertInto('art_types')
    .values(art_types.map((artType, position) => ({ slug: createSlug(artType.name), position, ...artType })))
    .execute();
  await insertArtTypesSkillsAndHours(db, artists);
  return password === undefined ? artistPassword : undefined;
}

async function insertArtTypesSkillsAndHours(db: Database, artists: readonly SeedArtist[]): Promise<void> {
  await db
    .insertInto('artist_art_types')
    .values(
      artists.flatMap(({ id, art_types }) =>
        art_types.map((name, position) => ({ artist_id: id, art_type_slug: createSlug(name), position })),
      ),
    )
    .execute();
  await db
    .insertInto('artist_skills')
    .values(
      artists.flatMap(({ id, skills }) =>
        skills.map((skill, position) => ({ artist_id: id, skill, position })),
      ),
    )
    .execute();
  await db
    .insertInto('artist_availability')
    .values(
      artists.flatMap(({ id, availability }) =>
        availability.map(({ weekday, start_time, end_time }) => ({
          artist_id: id,
          weekday,
          start_minute: parseTimeOfDay(start_time),
          end_minute: parseTimeOfDay(end_time),
        })),
      ),
    )
    .execute();
}
