import { type AvailabilityEntry, DEFAULT_NOTICE_HOURS } from '@rangmala/shared/contract';
import type { ArtistAvailabilityRow } from '../../database/booking-tables.ts';
import type { Database } from '../../database/database.ts';
import { formatTimeOfDay } from '../../lib/business-time-zone.ts';

/** Lists the availability windows of an artist's week, Monday first. */
export async function listAvailabilityWindows(
  db: Database,
  artistId: string,
): Promise<ArtistAvailabilityRow[]> {
  return db
    .selectFrom('artist_availability')
    .selectAll()
    .where('artist_id', '=', artistId)
    .orderBy('weekday')
    .orderBy('start_minute')
    .execute();
}

/** Returns an availability window as the API describes it. */
function toAvailabilityEntry({
  weekday,
  start_minute,
  end_minute,
}: ArtistAvailabilityRow): AvailabilityEntry {
  const formatMinute = (minute: number) => formatTimeOfDay(minute).slice(0, 5);
  return { weekday, start_time: formatMinute(start_minute), end_time: formatMinute(end_minute) };
}

/** Reads an artist's weekly hours and limits of bookings, as the API describes them. */
export async function readBookingHours(db: Database, artistId: string) {
  const [windows, { noticeHours, maxSessionsPerDay }] = await Promise.all([
    listAvailabilityWindows(db, artistId),
    readBookingLimits(db, artistId),
  ]);
  return {
    availability: windows.map(toAvailabilityEntry),
    notice_hours: noticeHours,
    max_sessions_per_day: maxSessionsPerDay,
  };
}

/** Reads an artist's least notice and most sessions a day. */
export async function readBookingLimits(
  db: Database,
  artistId: string,
): Promise<{ noticeHours: number; maxSessionsPerDay: number | null }> {
  const row = await db
    .selectFrom('artists')
    .where('id', '=', artistId)
    .select(['notice_hours', 'max_sessions_per_day'])
    .executeTakeFirst();
  return {
    noticeHours: row?.notice_hours ?? DEFAULT_NOTICE_HOURS,
    maxSessionsPerDay: row?.max_sessions_per_day ?? null,
  };
}
