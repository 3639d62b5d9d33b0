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

/** Whose calendar an invitation is for. */
export interface Guest {
  name: string;
  email: string;
}

/**
 * The invitation that goes with a mail. One UID for the life of the appointment and a rising SEQUENCE:
 * every calendar changes the entry that it has.
 * @param method what the calendar is asked: to keep the entry up to date, or to drop it (RFC 5546)
 */
export function invitation(
  row: AppointmentRow,
  guest: Guest,
  method: 'request' | 'cancel',
  settings: Settings,
): string {
  const calendar = calendarWith(
    row,
    settings,
    method === 'request' ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL,
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

/** The same entry as a file to add to a calendar. It invites nobody: who opens it has it already. */
export function calendarFile(row: AppointmentRow, settings: Settings): string {
  return written(calendarWith(row, settings, ICalCalendarMethod.PUBLISH));
}

function calendarWith(row: AppointmentRow, settings: Settings, method: ICalCalendarMethod) {
  const { site, publicUrl } = settings;
  const calendar = ical({ prodId: { company: site.name, product: 'Appointments', language: 'EN' }, method });
  const event = eventOf(row, settings, {
    with: row.artist_name,
    more: `To change or cancel it: ${publicUrl}/account/appointments`,
  });
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

/**
 * A session as every calendar shows it, customers' and artists' alike.
 * @param about whom the session is with, and the last line of its description
 */
export function eventOf(
  row: SessionOfCalendar,
  { meetingUrl }: Settings,
  about: { with: string; more: string },
): ICalEventData {
  const start = new Date(row.starts_at);
  const link = meetingLinkOf(row, meetingUrl);
  return {
    id: row.id,
    sequence: row.sequence,
    stamp: new Date(row.updated_at),
    lastModified: new Date(row.updated_at),
    // Instants, so they are written in UTC: no calendar needs to know the studio's time zone.
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

/** Every line ends with a line break, the last one too (RFC 5545 §3.1); the library leaves that out. */
export const written = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;

/** Calendars believe an update when it names the organizer whom the mail comes from. */
function organizerOf({ mailFrom, site }: Settings): { name: string; email: string } {
  const named = /^(.*?)\s*<(.+)>$/.exec(mailFrom);
  return { name: parameter(named?.[1] || site.name), email: named?.[2] ?? mailFrom };
}

/** A name as a parameter can hold it: there is no way to write a quotation mark or a line break there (RFC 5545 §3.2). */
function parameter(name: string): string {
  return name
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('"', "'")
    .replace(/\p{Cc}+/gu, ' ');
}
