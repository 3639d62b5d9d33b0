import { SESSION_MINUTES } from '@rangmala/shared/contract';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { written } from '../appointments/calendar.ts';
import { meetingLinkOf } from '../appointments/queries.ts';
import { inWords, studioTimeOf } from '../appointments/studio-time.ts';
import type { Settings } from '../settings.ts';
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
  { site, publicUrl, meetingUrl }: Settings,
): string {
  const calendar = ical({
    prodId: { company: site.name, product: 'Artists', language: 'EN' },
    name: `${site.name}: sessions of ${artist.name}`,
    method: ICalCalendarMethod.PUBLISH,
    ttl: LOOK_AGAIN,
  });
  for (const row of rows) {
    const start = new Date(row.starts_at);
    const link = meetingLinkOf(row, meetingUrl);
    // Instants, so they are written in UTC: no calendar needs to know the studio's time zone.
    calendar.createEvent({
      id: row.id,
      sequence: row.sequence,
      stamp: new Date(row.updated_at),
      lastModified: new Date(row.updated_at),
      start,
      end: new Date(start.getTime() + SESSION_MINUTES * 60_000),
      summary: `${row.art_type} session with ${row.customer_name}`,
      description: [
        `${inWords(studioTimeOf(row.starts_at))}, ${SESSION_MINUTES} minutes.`,
        link ? `${row.session_type}: ${link}` : `Session method: ${row.session_type}.`,
        `Your sessions: ${publicUrl}/artists/${encodeURIComponent(artist.id)}`,
      ].join('\n'),
      location: link ?? row.session_type,
      status: ICalEventStatus.CONFIRMED,
      ...(link && { url: link }),
    });
  }
  return written(calendar);
}
