import ical, { ICalCalendarMethod } from 'ical-generator';
import { eventOf, written } from '../appointments/calendar.ts';
import type { Settings } from '../../settings.ts';
import type { BookedSessionRow } from './queries.ts';

/** Recommended refresh interval of calendars in seconds; many refresh less often. */
const LOOK_AGAIN = 15 * 60;

/**
 * Returns an artist's sessions as a calendar feed. Each UID equals that of the customer's entry; cancelled sessions
 * are omitted.
 */
export function calendarOf(
  artist: { id: string; name: string },
  rows: readonly BookedSessionRow[],
  settings: Settings,
): string {
  const { site } = settings;
  const calendar = ical({
    prodId: { company: site.name, product: 'Artists', language: 'EN' },
    name: `${site.name}: sessions of ${artist.name}`,
    method: ICalCalendarMethod.PUBLISH,
    ttl: LOOK_AGAIN,
  });
  for (const row of rows) {
    calendar.createEvent(
      eventOf(row, settings, {
        with: row.customer_name,
        more: `Your sessions: ${settings.publicUrl}/artists/${encodeURIComponent(artist.id)}`,
      }),
    );
  }
  return written(calendar);
}
