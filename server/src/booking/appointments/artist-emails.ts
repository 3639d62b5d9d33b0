import { formatDay } from '@rangmala/shared/contract';
import { type EmailDetail, writeEmail } from '../../mail/email-template.ts';
import type { Message } from '../../mail/message.ts';
import { formatInstant } from '../../lib/business-time-zone.ts';
import type { Settings } from '../../settings.ts';
import { type CalendarAttendee, createInvitation } from './calendar.ts';
import {
  type AppointmentWithParticipants,
  createArtistSessionsUrl,
  createArtistSessionUrl,
  createMeetingLink,
  needsHostSignIn,
} from './queries.ts';
import {
  CALENDAR_NOTES,
  describePreviousSession,
  listSessionDetails,
  type SessionChange,
} from './session-details.ts';

interface EventTexts {
  subject: string;
  heading: string;
  /** Sentence about the attached calendar file; omitted when the mail has no calendar file. */
  calendarNote?: string;
}

const HOST_SIGN_IN =
  'Please open the meeting a few minutes early and choose “I am the host” to sign in with a Google, Facebook or GitHub account. Your customer can join only after that.';

const CANCELLED: EventTexts = {
  subject: 'Cancelled',
  heading: 'A session was cancelled',
  calendarNote: CALENDAR_NOTES.cancelled,
};

const EVENT_TEXTS: Record<SessionChange['event'], EventTexts> = {
  booked: { subject: 'New session', heading: 'You have a new session', calendarNote: CALENDAR_NOTES.booked },
  changed: { subject: 'Changed', heading: 'A session has changed', calendarNote: CALENDAR_NOTES.changed },
  'phone-changed': { subject: 'New phone number', heading: 'A phone number has changed' },
  cancelled: CANCELLED,
  'cancelled-by-artist': CANCELLED,
  'account-deleted': CANCELLED,
};

/**
 * Writes the artist's mail about a change of a session. The mail omits the customer's phone number, which the artist may
 * see only within 24 hours before or after the start of a call. The mail about a cancellation also omits the customer's
 * note and picture, because the customer may have deleted them with the account.
 */
export function writeArtistEmail(
  change: SessionChange,
  artist: CalendarAttendee,
  settings: Settings,
): Message {
  const { event, session } = change;
  const customer = session.customer_name;
  const { subject, heading, calendarNote } = EVENT_TEXTS[event];
  const sessionsUrl = createArtistSessionsUrl(session.artist_id, settings);
  const chatUrl = createArtistSessionUrl(session, settings);
  const isCancelled = session.status === 'cancelled';
  const isDeleted = event === 'account-deleted';
  const meetingLink = isCancelled ? undefined : createMeetingLink(session, settings.meetingUrl);
  const isChat = session.session_type === 'Chat';
  const button = meetingLink
    ? { label: 'Join Meeting', url: meetingLink }
    : isChat && !isCancelled
      ? { label: 'Open Chat', url: chatUrl }
      : { label: 'See your sessions', url: sessionsUrl };
  const message = writeEmail(
    settings.site,
    artist,
    `${subject}: ${customer}, ${formatInstant(session.starts_at)}`,
    {
      heading,
      paragraphs: [writeIntroduction(change)],
      details: [
        ...listSessionDetails(session, { label: 'Customer', value: customer }),
        ...(isCancelled ? [] : listWishes(session, settings.publicUrl)),
      ],
      ...(!isDeleted && { button }),
      ...(!isCancelled && !isChat && { links: [{ label: `Messages with ${customer}`, url: chatUrl }] }),
      closing: [
        ...(meetingLink && needsHostSignIn(settings.meetingUrl) ? [HOST_SIGN_IN] : []),
        ...(calendarNote ? [calendarNote] : []),
      ],
    },
  );
  if (!calendarNote) return message;
  const icalEvent = createInvitation(session, artist, settings, 'session.ics', {
    otherParticipant: customer,
    lastLine: isDeleted ? 'Your artist account has been deleted.' : `Your sessions: ${sessionsUrl}`,
  });
  return { ...message, icalEvent };
}

function writeIntroduction({ event, session, before }: SessionChange): string {
  const customer = session.customer_name;
  switch (event) {
    case 'booked':
      return `${customer} has booked a session with you.`;
    case 'cancelled':
      return `${customer} has cancelled this session. The time is free again.`;
    case 'cancelled-by-artist':
      return `You’ve cancelled this session, and we’ve told ${customer}. The time is free again.`;
    case 'account-deleted':
      return `You’ve deleted your artist account, so we’ve cancelled this session and told ${customer}.`;
    case 'phone-changed':
      return `${customer} has changed the phone number for this call. You’ll find it with your sessions from 24 hours before the start.`;
    case 'changed': {
      const isNumberChanged =
        before?.session_type === 'Call' && session.phone && session.phone !== before.phone;
      return [
        `${customer} has changed their session.`,
        ...(before ? [describePreviousSession(before)] : []),
        ...(isNumberChanged ? ['The phone number has changed as well.'] : []),
      ].join(' ');
    }
  }
}

/** Lists what the customer would like, as a mail shows it. */
function listWishes(row: AppointmentWithParticipants, publicUrl: string): EmailDetail[] {
  return [
    ...(row.note ? [{ label: 'Note', value: row.note }] : []),
    ...(row.occasion ? [{ label: 'Occasion', value: row.occasion }] : []),
    ...(row.needed_by ? [{ label: 'Needed by', value: formatDay(row.needed_by) }] : []),
    ...(row.product ? [{ label: 'Product', value: row.product }] : []),
    ...(row.reference_image
      ? [{ label: 'Reference picture', value: `${publicUrl}${row.reference_image}` }]
      : []),
  ];
}
