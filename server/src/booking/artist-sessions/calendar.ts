import ical, { ICalCalendarMethod } from 'ical-generator';
import { eventOf, written } from '../appointments/calendar.ts';
import type { Settings } from '../../settings.ts';
import type { SessionRow } from './queries.ts';

/** How often calendars are asked to look again, in seconds; many look as seldom as they like. */
const LOOK_AGAIN = 15 * 60;

/**
 * An artist's sessions as a calendar to subscribe to. The UID of each is the one that the customer's mails
 * have; what was cancelled is not there any more.
 */
export function calendarOf(
  artist: { id: string; name: string },
  rows: readonly SessionRow[],
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
