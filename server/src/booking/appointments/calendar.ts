import { SESSION_MINUTES } from '@rangmala/shared/contract';
import ical, {
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import type { Message } from '../../mail/message.ts';
import type { Settings } from '../../settings.ts';
import { type AppointmentWithParticipants, createMeetingLink } from './queries.ts';
import { formatInstant } from '../../lib/business-time-zone.ts';

/** The texts of a calendar entry that differ between customer and artist. */
export interface CalendarEntryTexts {
  otherParticipant: string;
  lastLine: string;
}

export interface CalendarAttendee {
  name: string;
  email: string;
}

/**
 * Returns the calendar file that is attached to a mail. It adds or updates the entry of a booked session and removes the
 * entry of a cancelled one (RFC 5546). The UID of a session never changes and SEQUENCE increases with each change, so
 * calendars update their entry (RFC 5545).
 * @param entryTexts texts of the entry; by default the texts for the customer
 */
export function createInvitation(
  row: AppointmentWithParticipants,
  attendee: CalendarAttendee,
  settings: Settings,
  filename: string,
  entryTexts?: CalendarEntryTexts,
): NonNullable<Message['icalEvent']> {
  const method = row.status === 'cancelled' ? 'cancel' : 'request';
  const methods = { cancel: ICalCalendarMethod.CANCEL, request: ICalCalendarMethod.REQUEST };
  const content = writeCalendarFile(row, settings, methods[method], entryTexts, attendee);
  return { method, content, filename };
}

/** Returns the text of a session's calendar file; by default for download, without an attendee. */
export function writeCalendarFile(
  row: AppointmentWithParticipants,
  settings: Settings,
  method = ICalCalendarMethod.PUBLISH,
  entryTexts: CalendarEntryTexts = {
    otherParticipant: row.artist_name,
    lastLine: `Change or cancel it: ${settings.publicUrl}/account/appointments`,
  },
  attendee?: CalendarAttendee,
): string {
  const prodId = { company: settings.site.name, product: 'Appointments', language: 'EN' };
  const calendar = ical({ prodId, method });
  const event = calendar.createEvent({
    ...toCalendarEvent(row, settings, entryTexts),
    organizer: createOrganizer(settings),
    ...(row.status === 'cancelled' && { status: ICalEventStatus.CANCELLED }),
  });
  if (attendee) {
    event.createAttendee({
      name: toParameterValue(attendee.name),
      email: attendee.email,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  return toCalendarFile(calendar);
}

type CalendarSession = Pick<
  AppointmentWithParticipants,
  'id' | 'sequence' | 'starts_at' | 'updated_at' | 'art_type' | 'session_type' | 'room'
>;

/** Returns a session as an event of a calendar. */
export function toCalendarEvent(
  row: CalendarSession,
  { meetingUrl }: Settings,
  entryTexts: CalendarEntryTexts,
): ICalEventData {
  const start = new Date(row.starts_at);
  const link = createMeetingLink(row, meetingUrl);
  return {
    id: row.id,
    sequence: row.sequence,
    stamp: new Date(row.updated_at),
    lastModified: new Date(row.updated_at),
    // Uses UTC. With local times, the file would need a definition of the business time zone.
    start,
    end: new Date(start.getTime() + SESSION_MINUTES * 60_000),
    summary: `${row.art_type} session with ${entryTexts.otherParticipant}`,
    description: [
      `${formatInstant(row.starts_at)}, ${SESSION_MINUTES} minutes.`,
      link ? `${row.session_type}: ${link}` : `Session method: ${row.session_type}.`,
      entryTexts.lastLine,
    ].join('\n'),
    location: link ?? row.session_type,
    status: ICalEventStatus.CONFIRMED,
    ...(link && { url: link }),
  };
}

/**
 * Returns the text of a calendar file. Adds the final line break, which RFC 5545 §3.1 requires and the library omits.
 */
export const toCalendarFile = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;

/** Returns the sender of mails as organizer, because calendars accept updates only from the organizer. */
function createOrganizer({ mailFrom, site }: Settings): { name: string; email: string } {
  const match = /^(.*?)\s*<(.+)>$/.exec(mailFrom);
  return { name: toParameterValue(match?.[1] || site.name), email: match?.[2] ?? mailFrom };
}

/** Removes or replaces characters that are invalid in a parameter value (RFC 5545 §3.2). */
function toParameterValue(name: string): string {
  return name
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('"', "'")
    .replace(/\p{Cc}+/gu, ' ');
}
