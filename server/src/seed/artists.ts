import { type MediaIndex, mediaFor } from '../../demo/media.ts';
import { minutesOf } from '../lib/business-time-zone.ts';
import type { Database } from '../database/database.ts';
import { randomPassword } from '../catalog-import/passwords.ts';
import { hashPassword } from '../accounts/passwords/passwords.ts';
import { slugOf } from '../lib/slug.ts';

/** Who works in the demo studio, in the order in which they are shown. */
export interface DemoStudio {
  artTypes: readonly DemoArtType[];
  artists: readonly DemoArtist[];
}

export interface DemoArtType {
  name: string;
  /** The family it belongs to. */
  type: string;
  popularity: number;
}

export interface DemoArtist {
  id: string;
  name: string;
  /** Key of the drawing. */
  portrait: string;
  bio: string;
  testimonial: string;
  /** Out of 5, with at most one decimal. */
  rating: number;
  /** Names of art types, what they do most first. */
  artTypes: readonly string[];
  skills: readonly string[];
  /** The week in the studio's time. */
  availability: readonly { weekday: number; start_time: string; end_time: string }[];
}

/**
 * Fills a studio without artists; one that has an artist is left alone.
 * @param password theirs; undefined: a random one
 * @returns the password when it was made up, for whoever started the server to keep: only its hash is stored
 */
export async function seedStudio(
  db: Database,
  { artTypes, artists }: DemoStudio,
  media: MediaIndex,
  password: string | undefined,
): Promise<string | undefined> {
  if (artists.length === 0) return undefined;
  if (await db.selectFrom('artists').select('id').limit(1).executeTakeFirst()) return undefined;
  const given = password ?? randomPassword();
  const rows = await Promise.all(
    artists.map(async ({ id, name, portrait, bio, testimonial, rating }, position) => {
      const { url, placeholder } = mediaFor(media, portrait);
      const rating_tenths = Math.round(rating * 10);
      const password_hash = await hashPassword(given);
      return { id, name, image: url, placeholder, bio, testimonial, rating_tenths, position, password_hash };
    }),
  );
  await db.insertInto('artists').values(rows).execute();
  await db
    .insertInto('art_types')
    .values(artTypes.map((artType, position) => ({ slug: slugOf(artType.name), position, ...artType })))
    .execute();
  await insertWork(db, artists);
  return password === undefined ? given : undefined;
}

async function insertWork(db: Database, artists: readonly DemoArtist[]): Promise<void> {
  const each = <T>(rowsOf: (artist: DemoArtist) => T[]) => artists.flatMap(rowsOf);
  await db
    .insertInto('artist_art_types')
    .values(
      each(({ id, artTypes }) =>
        artTypes.map((name, position) => ({ artist_id: id, art_type_slug: slugOf(name), position })),
      ),
    )
    .execute();
  await db
    .insertInto('artist_skills')
    .values(each(({ id, skills }) => skills.map((skill, position) => ({ artist_id: id, skill, position }))))
    .execute();
  await db
    .insertInto('artist_availability')
    .values(
      each(({ id, availability }) =>
        availability.map(({ weekday, start_time, end_time }) => ({
          artist_id: id,
          weekday,
          start_minute: minutesOf(start_time),
          end_minute: minutesOf(end_time),
        })),
      ),
    )
    .execute();
}
