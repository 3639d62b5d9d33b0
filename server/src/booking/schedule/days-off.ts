import { type DayOff, toEpochMs } from '@rangmala/shared/contract';
import type { ArtistDayOffRow } from '../../database/booking-tables.ts';
import type { Database } from '../../database/database.ts';
import { formatTimeOfDay } from '../../lib/business-time-zone.ts';
import type { TimeOff } from './time-slots.ts';

/** End of a day in minutes after midnight. */
export const END_OF_DAY = 24 * 60;

/** Selects an artist's days off that end on the day `from` or later, earliest first. */
export function selectDaysOff(db: Database, artistId: string, from: string) {
  return db
    .selectFrom('artist_days_off')
    .selectAll()
    .where('artist_id', '=', artistId)
    .where('last_date', '>=', from)
    .orderBy('first_date')
    .orderBy('start_minute')
    .orderBy('id');
}

/** Converts a day off to the period that it covers. */
export function toTimeOff({ first_date, last_date, start_minute, end_minute }: ArtistDayOffRow): TimeOff {
  return {
    start: toEpochMs({ date: first_date, time: formatTimeOfDay(start_minute) }),
    end: toEpochMs({ date: last_date, time: formatTimeOfDay(end_minute) }),
  };
}

/** Returns whether a day off covers whole days. */
export const hasWholeDays = ({ start_minute, end_minute }: ArtistDayOffRow): boolean =>
  start_minute === 0 && end_minute === END_OF_DAY;

/** Returns a day off as the API describes it. */
export function toDayOff(row: ArtistDayOffRow): DayOff {
  const { id, first_date, last_date, start_minute, end_minute } = row;
  const formatMinute = (minute: number) => formatTimeOfDay(minute).slice(0, 5);
  return {
    id,
    first_date,
    last_date,
    ...(!hasWholeDays(row) && {
      start_time: formatMinute(start_minute),
      end_time: formatMinute(end_minute),
    }),
  };
}
