import type { ArtistProfile, AvailabilityEntry, SavedArtist } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import {
  findArtist,
  isWithin,
  knownArtTypes,
  listTakenTimes,
  listWindows,
  lockArtistSchedule,
  toEntry,
} from '../../booking/index.ts';
import { minutesOf } from '../../lib/business-time-zone.ts';
import type { Database } from '../../database/database.ts';
import { transact } from '../../database/transact.ts';
import { NotFoundError } from '../../http/errors.ts';
import { ownPicture } from './pictures.ts';

type Studio = Pick<FastifyInstance, 'db' | 'mediaDir' | 'now'>;

/**
 * Changes an artist's profile; what is left out stays. Whoever books at the same time comes before, and
 * stays booked, or after, and finds the new week.
 * @throws ApiError 422 for a picture that is not ours or an art type that we do not have
 */
export async function saveProfile(
  studio: Studio,
  artistId: string,
  { image, bio, testimonial, art_types, availability }: ArtistProfile,
): Promise<SavedArtist> {
  const before = await findArtist(studio.db, artistId);
  if (!before) throw new NotFoundError('Artist not found');
  // Nobody has to upload again what they have.
  const isNewPicture = image !== undefined && image !== before.image;
  const texts = {
    ...(isNewPicture && (await ownPicture(studio, image))),
    ...(bio !== undefined && { bio }),
    ...(testimonial !== undefined && { testimonial }),
  };
  const slugs = art_types && (await knownArtTypes(studio.db, art_types, 'art_types'));

  return transact(studio.db, async (transaction) => {
    await lockArtistSchedule(transaction, artistId);
    if (Object.keys(texts).length > 0) {
      await transaction.updateTable('artists').set(texts).where('id', '=', artistId).execute();
    }
    if (slugs) await replaceArtTypes(transaction, artistId, slugs);
    if (availability) await replaceWeek(transaction, artistId, availability);
    return savedArtist(transaction, artistId, studio.now());
  });
}

/** The artist as they are now, with the coming sessions that their week has no time for. */
async function savedArtist(transaction: Database, artistId: string, now: Date): Promise<SavedArtist> {
  const artist = await findArtist(transaction, artistId);
  if (!artist) throw new NotFoundError('Artist not found');
  const windows = await listWindows(transaction, artistId);
  const taken = await listTakenTimes(transaction, artistId, now);
  const outside = taken.filter((time) => !isWithin(windows, time));
  return { ...artist, availability: windows.map(toEntry), outside };
}

/** Puts what an artist offers, by the slugs of art types, in the place of what they offered. */
export async function replaceArtTypes(
  db: Database,
  artistId: string,
  slugs: readonly string[],
): Promise<void> {
  await db.deleteFrom('artist_art_types').where('artist_id', '=', artistId).execute();
  await db
    .insertInto('artist_art_types')
    .values(slugs.map((slug, position) => ({ artist_id: artistId, art_type_slug: slug, position })))
    .execute();
}

/** Replaces an artist's week; the caller holds the lock of `lockArtistSchedule`. */
export async function replaceWeek(
  db: Database,
  artistId: string,
  week: readonly AvailabilityEntry[],
): Promise<void> {
  await db.deleteFrom('artist_availability').where('artist_id', '=', artistId).execute();
  if (week.length === 0) return;
  await db
    .insertInto('artist_availability')
    .values(
      week.map(({ weekday, start_time, end_time }) => ({
        artist_id: artistId,
        weekday,
        start_minute: minutesOf(start_time),
        end_minute: minutesOf(end_time),
      })),
    )
    .execute();
}
