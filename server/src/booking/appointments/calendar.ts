import { SESSION_MINUTES } from '@rangmala/shared/contract';
import ical, {
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import type { Settings } from '../../settings.ts';
import { type AppointmentRow, meetingLinkOf } from './queries.ts';
import { inWords, businessTimeOf } from '../../lib/business-time-zone.ts';

/** The other participant of a session, and the last line of the entry's description. */
export interface About {
  with: string;
  more: string;
}

/** The attendee of an invitation. */
export interface Guest {
  name: string;
  email: string;
}

/**
 * Writes the calendar invitation that is attached to a mail. The UID stays and SEQUENCE rises, so that calendars
 * update their entry (RFC 5545).
 * @param method `request` adds or updates the entry, `cancel` removes it (RFC 5546)
 * @param about by default the customer's view of the session
 */
export function invitation(
  row: AppointmentRow,
  guest: Guest,
  method: 'request' | 'cancel',
  settings: Settings,
  about?: About,
): string {
  const calendar = calendarWith(
    row,
    settings,
    method === 'request' ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL,
    about,
  );
  const [event] = calendar.events();
  event?.createAttendee({
    name: parameter(guest.name),
    email: guest.email,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  });
  return written(calendar);
}

/** Writes the same entry as a downloadable file, without an attendee. */
export function calendarFile(row: AppointmentRow, settings: Settings): string {
  return written(calendarWith(row, settings, ICalCalendarMethod.PUBLISH));
}

function calendarWith(row: AppointmentRow, settings: Settings, method: ICalCalendarMethod, about?: About) {
  const { site, publicUrl } = settings;
  const calendar = ical({ prodId: { company: site.name, product: 'Appointments', language: 'EN' }, method });
  const event = eventOf(
    row,
    settings,
    about ?? {
      with: row.artist_name,
      more: `To change or cancel it: ${publicUrl}/account/appointments`,
    },
  );
  calendar.createEvent({
    ...event,
    organizer: organizerOf(settings),
    ...(row.status === 'cancelled' && { status: ICalEventStatus.CANCELLED }),
  });
  return calendar;
}

type SessionOfCalendar = Pick<
  AppointmentRow,
  'id' | 'sequence' | 'starts_at' | 'updated_at' | 'art_type' | 'session_type' | 'room'
>;

/** Returns a session as an event of a calendar. */
export function eventOf(row: SessionOfCalendar, { meetingUrl }: Settings, about: About): ICalEventData {
  const start = new Date(row.starts_at);
  const link = meetingLinkOf(row, meetingUrl);
  return {
    id: row.id,
    sequence: row.sequence,
    stamp: new Date(row.updated_at),
    lastModified: new Date(row.updated_at),
    // Instants are in UTC, so that calendars need no definition of the business time zone.
    start,
    end: new Date(start.getTime() + SESSION_MINUTES * 60_000),
    summary: `${row.art_type} session with ${about.with}`,
    description: [
      `${inWords(businessTimeOf(row.starts_at))}, ${SESSION_MINUTES} minutes.`,
      link ? `${row.session_type}: ${link}` : `Session method: ${row.session_type}.`,
      about.more,
    ].join('\n'),
    location: link ?? row.session_type,
    status: ICalEventStatus.CONFIRMED,
    ...(link && { url: link }),
  };
}

/** Adds the line break after the last line that RFC 5545 §3.1 requires and the library omits. */
export const written = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;

/** Calendars accept an update only from the organizer, so the organizer is the mail's sender. */
function organizerOf({ mailFrom, site }: Settings): { name: string; email: string } {
  const named = /^(.*?)\s*<(.+)>$/.exec(mailFrom);
  return { name: parameter(named?.[1] || site.name), email: named?.[2] ?? mailFrom };
}

/** Makes a name valid as a parameter, which cannot contain quotation marks or line breaks (RFC 5545 §3.2). */
function parameter(name: string): string {
  return name
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('"', "'")
    .replace(/\p{Cc}+/gu, ' ');
}
