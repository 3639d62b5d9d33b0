import { type BookedTime, addDays, toBusinessTime } from '@rangmala/shared/contract';
import type { NotNull } from 'kysely';
import type { Database } from '../../database/database.ts';
import { toInstant } from '../../lib/business-time-zone.ts';
import { listAvailabilityWindows, readBookingLimits } from '../artists/hours.ts';
import { selectDaysOff, toTimeOff } from './days-off.ts';
import { type ArtistSchedule, computeLastBookableDay, type DayRange } from './time-slots.ts';

/**
 * Selects the start times of an artist's booked sessions.
 * @param from first instant (ISO)
 * @param until first instant (ISO) after the range
 */
export function selectBookedTimeSlots(db: Database, artistId: string, from: string, until: string) {
  return db
    .selectFrom('appointments')
    .where('artist_id', '=', artistId)
    .where('slot', '>=', from)
    .where('slot', '<', until)
    .orderBy('slot')
    .select('slot')
    .$narrowType<{ slot: NotNull }>();
}

/** Lists the booked times of an artist from `now` to the last bookable day. */
export async function listBookedTimes(db: Database, artistId: string, now: Date): Promise<BookedTime[]> {
  const end = addDays(computeLastBookableDay(toBusinessTime(now).date), 1);
  const rows = await selectBookedTimeSlots(db, artistId, now.toISOString(), computeMidnight(end)).execute();
  return rows.map(({ slot }) => toBusinessTime(slot));
}

/** Reads an artist's schedule for the given days. */
export async function readSchedule(
  db: Database,
  artistId: string,
  now: Date,
  { first, last }: DayRange,
): Promise<ArtistSchedule> {
  const [limits, daysOff, windows, slots] = await Promise.all([
    readBookingLimits(db, artistId),
    selectDaysOff(db, artistId, first).where('first_date', '<=', last).execute(),
    listAvailabilityWindows(db, artistId),
    selectBookedTimeSlots(db, artistId, computeMidnight(first), computeMidnight(addDays(last, 1))).execute(),
  ]);
  return {
    ...limits,
    timesOff: daysOff.map(toTimeOff),
    windows,
    bookedTimes: new Set(slots.map(({ slot }) => Date.parse(slot))),
    now: now.getTime(),
  };
}

const computeMidnight = (date: string): string => toInstant({ date, time: '00:00:00' });
