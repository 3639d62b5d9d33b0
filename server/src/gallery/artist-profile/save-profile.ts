import type { ArtistProfile, AvailabilityEntry, SavedArtist } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import {
  findArtist,
  isWithinWindows,
  requireArtTypes,
  listBookedTimes,
  listAvailabilityWindows,
  lockArtistSchedule,
  readBookingHours,
} from '../../booking/index.ts';
import { parseTimeOfDay } from '../../lib/business-time-zone.ts';
import type { Database } from '../../database/database.ts';
import { transact } from '../../database/transactions.ts';
import { FieldError, NotFoundError } from '../../http/errors.ts';
import { findUpload } from '../../uploads/references.ts';

type Dependencies = Pick<FastifyInstance, 'db' | 'now'>;

/**
 * Changes an artist's profile. Omitted fields stay unchanged. Locks the schedule: a concurrent booking is either stored
 * before the change and kept, or checked against the new hours.
 * @throws NotFoundError for an unknown or deleted artist
 * @throws FieldError for a picture that is not stored on this site, or for an unknown art type
 */
export async function saveProfile(
  dependencies: Dependencies,
  artistId: string,
  { image, bio, testimonial, art_types, availability, notice_hours, max_sessions_per_day }: ArtistProfile,
): Promise<SavedArtist> {
  const currentArtist = await findArtist(dependencies.db, artistId);
  if (!currentArtist) throw new NotFoundError('Artist not found');
  // Accepts the current picture even when it is not stored on this site.
  const isNewPicture = image !== undefined && image !== currentArtist.image;
  const columns = {
    ...(isNewPicture && (await requirePortrait(dependencies.db, image))),
    ...(bio !== undefined && { bio }),
    ...(testimonial !== undefined && { testimonial }),
    ...(notice_hours !== undefined && { notice_hours }),
    ...(max_sessions_per_day !== undefined && { max_sessions_per_day }),
  };
  const slugs = art_types && (await requireArtTypes(dependencies.db, art_types, 'art_types'));

  return transact(dependencies.db, async (transaction) => {
    if (!(await lockArtistSchedule(transaction, artistId))) throw new NotFoundError('Artist not found');
    if (Object.keys(columns).length > 0) {
      await transaction.updateTable('artists').set(columns).where('id', '=', artistId).execute();
    }
    if (slugs) await replaceArtTypes(transaction, artistId, slugs);
    if (availability) await replaceHours(transaction, artistId, availability);
    return readSavedArtist(transaction, artistId, dependencies.now());
  });
}

async function requirePortrait(
  db: Database,
  image: string,
): Promise<{ image: string; placeholder: string | null }> {
  const upload = await findUpload(db, image);
  if (!upload) throw new FieldError('image', 'Please choose a profile image that was uploaded here.');
  return { image, placeholder: upload.placeholder };
}

/** Returns the saved artist with the times of booked sessions outside the artist's hours. */
async function readSavedArtist(transaction: Database, artistId: string, now: Date): Promise<SavedArtist> {
  const artist = await findArtist(transaction, artistId);
  if (!artist) throw new NotFoundError('Artist not found');
  const windows = await listAvailabilityWindows(transaction, artistId);
  const bookedTimes = await listBookedTimes(transaction, artistId, now);
  const outside = bookedTimes.filter((time) => !isWithinWindows(windows, time));
  return { ...artist, ...(await readBookingHours(transaction, artistId)), outside };
}

/**
 * Replaces the art types of an artist.
 * @param slugs slugs of art types, the main art type first
 */
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

/** Replaces an artist's weekly hours. For an existing artist, the caller must have called `lockArtistSchedule`. */
export async function replaceHours(
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
        start_minute: parseTimeOfDay(start_time),
        end_minute: parseTimeOfDay(end_time),
      })),
    )
    .execute();
}
