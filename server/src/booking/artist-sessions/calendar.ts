import ical, { ICalCalendarMethod } from 'ical-generator';
import { toCalendarEvent, toCalendarFile } from '../appointments/calendar.ts';
import type { Settings } from '../../settings.ts';
import type { BookedSessionRow } from './queries.ts';

/** Recommended refresh interval of the feed in seconds. Many calendars refresh less often. */
const REFRESH_SECONDS = 15 * 60;

/**
 * Returns an artist's booked sessions as a calendar feed. A session has the same UID in the feed and in the customer's
 * calendar file.
 */
export function writeCalendarFeed(
  artist: { id: string; name: string },
  rows: readonly BookedSessionRow[],
  settings: Settings,
): string {
  const { site } = settings;
  const calendar = ical({
    prodId: { company: site.name, product: 'Artists', language: 'EN' },
    name: `${site.name}: ${artist.name}’s sessions`,
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const row of rows) {
    calendar.createEvent(
      toCalendarEvent(row, settings, {
        otherParticipant: row.customer_name,
        lastLine: `Your sessions: ${settings.publicUrl}/artists/${encodeURIComponent(artist.id)}`,
      }),
    );
  }
  return toCalendarFile(calendar);
}
