import { randomUUID } from 'node:crypto';
import { type NewDayOff, type SavedDayOff, toBusinessTime } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { transact } from '../../database/transactions.ts';
import { FieldError, NotFoundError, RuleError } from '../../http/errors.ts';
import { parseTimeOfDay } from '../../lib/business-time-zone.ts';
import { lockArtistSchedule } from '../artists/queries.ts';
import { END_OF_DAY, selectDaysOff, toDayOff, toTimeOff } from './days-off.ts';
import { listBookedTimes } from './queries.ts';
import { computeLastBookableDay, isDuringTimeOff } from './time-slots.ts';

/** Largest number of days off that an artist can have entered. */
const MAX_DAYS_OFF = 200;

/**
 * Adds a day off. Locks the schedule: a concurrent booking is either stored before and listed in `booked`, or refused.
 * @throws NotFoundError for an unknown or deleted artist
 * @throws RuleError for a past day, for a day after the last bookable day, or when too many days off are entered
 */
export async function addDayOff(
  db: Database,
  artistId: string,
  { first_date, last_date, start_time, end_time }: NewDayOff,
  now: Date,
): Promise<SavedDayOff> {
  const today = toBusinessTime(now).date;
  if (last_date < today) {
    const field = last_date === first_date ? 'first_date' : 'last_date';
    throw new FieldError(field, 'This day has passed. Please choose today or a later day.');
  }
  if (first_date > computeLastBookableDay(today)) {
    throw new FieldError(
      'first_date',
      'Nobody can book this day yet. Please choose a day within the next year.',
    );
  }
  return transact(db, async (transaction) => {
    if (!(await lockArtistSchedule(transaction, artistId))) throw new NotFoundError('Artist not found');
    const existingRows = await selectDaysOff(transaction, artistId, today).execute();
    if (existingRows.length >= MAX_DAYS_OFF) {
      throw new RuleError(`You can enter at most ${MAX_DAYS_OFF} days off. Please remove one first.`);
    }
    const row = {
      id: randomUUID(),
      artist_id: artistId,
      first_date,
      last_date,
      start_minute: start_time === undefined ? 0 : parseTimeOfDay(start_time),
      end_minute: end_time === undefined ? END_OF_DAY : parseTimeOfDay(end_time),
      created_at: now.toISOString(),
    };
    await transaction.insertInto('artist_days_off').values(row).execute();
    const bookedTimes = await listBookedTimes(transaction, artistId, now);
    const timeOff = toTimeOff(row);
    return { ...toDayOff(row), booked: bookedTimes.filter((time) => isDuringTimeOff(timeOff, time)) };
  });
}

/** @throws NotFoundError when the artist has no such day off */
export async function deleteDayOff(db: Database, artistId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('artist_days_off')
    .where('artist_id', '=', artistId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new NotFoundError('You have no such day off.');
}
