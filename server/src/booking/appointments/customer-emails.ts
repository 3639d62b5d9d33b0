import { toBusinessTime, formatTime } from '@rangmala/shared/contract';
import { SESSION_STEPS } from '@rangmala/shared/contract/session-steps';
import { type EmailContent, type EmailDetail, writeEmail } from '../../mail/email-template.ts';
import type { Message } from '../../mail/message.ts';
import { formatInstant } from '../../lib/business-time-zone.ts';
import type { Settings } from '../../settings.ts';
import { createInvitation } from './calendar.ts';
import {
  type AppointmentWithParticipants,
  createMeetingLink,
  createSessionUrl,
  getCustomerMailbox,
} from './queries.ts';
import {
  CALENDAR_NOTES,
  describePreviousSession,
  listSessionDetails,
  type SessionChange,
} from './session-details.ts';

const CHANGE_NOTICE = 'You can change or cancel the session in My Appointments until it starts.';

/** Writes the customer's mail about a change of a session, with a calendar file. */
export function writeCustomerEmail(change: SessionChange, settings: Settings): Message {
  const { session } = change;
  return {
    ...writeSessionEmail(session, settings, describeChange(change, settings)),
    icalEvent: createInvitation(session, getCustomerMailbox(session), settings, 'appointment.ics'),
  };
}

function describeChange({ event, session, before, reason }: SessionChange, settings: Settings): SessionEmail {
  const { artist_name } = session;
  const cancellation = { event: 'Cancelled', heading: 'Your session has been cancelled' };
  const bookingUrl = `${settings.publicUrl}/appointment`;
  switch (event) {
    case 'booked':
      return {
        event: 'Booked',
        heading: 'Your session is booked',
        paragraphs: [`${artist_name} is looking forward to meeting you.`],
        ...createNextStepButton(session, settings),
        links: listFurtherLinks(session, settings),
        closing: [
          ...SESSION_STEPS.map(({ name, text }) => `${name}: ${text}`),
          CALENDAR_NOTES.booked,
          CHANGE_NOTICE,
        ],
      };
    case 'changed':
    case 'phone-changed':
      return {
        event: 'Changed',
        heading:
          before?.starts_at === session.starts_at
            ? 'Your session method has changed'
            : 'Your session has a new time',
        paragraphs: ['Here are the new details.'],
        ...createNextStepButton(session, settings),
        closing: [...(before ? [describePreviousSession(before)] : []), CALENDAR_NOTES.changed],
      };
    case 'cancelled':
      return {
        ...cancellation,
        paragraphs: [CALENDAR_NOTES.cancelled],
        button: { label: 'Book an Appointment', url: bookingUrl },
        closing: ['We’d love to see you another time.'],
      };
    case 'cancelled-by-artist': {
      const choices = new URLSearchParams({ art_type: session.art_type, artist: session.artist_id });
      return {
        ...cancellation,
        paragraphs: [
          `We’re sorry. ${artist_name} has had to cancel this session and writes:`,
          `“${reason}”`,
          CALENDAR_NOTES.cancelled,
        ],
        button: { label: 'Choose Another Time', url: `${bookingUrl}?${choices}` },
        closing: ['If you’d rather let it go, you need not do anything.'],
      };
    }
    case 'account-deleted':
      return {
        ...cancellation,
        paragraphs: [
          `We’re sorry. ${artist_name} no longer offers sessions with us, so we’ve had to cancel this one.`,
          CALENDAR_NOTES.cancelled,
        ],
        button: { label: 'Book Another Artist', url: bookingUrl },
      };
  }
}

/**
 * Writes the customer's mail about other times that the artist proposes.
 * @param proposal `times` are starts (ISO); `token` is the secret of the link
 */
export function writeProposalEmail(
  session: AppointmentWithParticipants,
  settings: Settings,
  { reason, times, token }: { reason: string; times: readonly string[]; token: string },
): Message {
  const { artist_name } = session;
  return writeSessionEmail(session, settings, {
    event: 'Another time?',
    heading: `${artist_name} suggests another time`,
    paragraphs: [
      `${artist_name} would like to move your session${reason ? ' and writes:' : '.'}`,
      ...(reason ? [`“${reason}”`] : []),
    ],
    details: [
      {
        label: 'Suggested instead',
        value: times.map(formatInstant).join('\n'),
      },
    ],
    button: {
      label: 'Answer',
      url: `${settings.publicUrl}/appointment/proposal?token=${encodeURIComponent(token)}`,
    },
    closing: [
      'You can accept one of these times, choose another, or let the session go. Until you answer, it stays as it is.',
    ],
  });
}

/** Writes the mail that reminds a customer of a session. */
export function writeReminderEmail(row: AppointmentWithParticipants, settings: Settings, now: Date): Message {
  const start = toBusinessTime(row.starts_at);
  const day = start.date === toBusinessTime(now).date ? 'today' : 'tomorrow';
  return writeSessionEmail(row, settings, {
    event: 'Reminder',
    heading: `Your session is ${day}`,
    paragraphs: [`Your session with ${row.artist_name} is ${day} at ${formatTime(start.time)} (India time).`],
    ...createNextStepButton(row, settings),
    links: listFurtherLinks(row, settings),
    closing: [CHANGE_NOTICE],
  });
}

/** The content of a mail about a session. `event` begins the subject; `details` follow those of the session. */
type SessionEmail = EmailContent & { event: string };

function writeSessionEmail(
  session: AppointmentWithParticipants,
  { site }: Settings,
  { event, details = [], ...content }: SessionEmail,
): Message {
  const subject = `${event}: Session with ${session.artist_name}, ${formatInstant(session.starts_at)}`;
  return writeEmail(site, getCustomerMailbox(session), subject, {
    ...content,
    details: [...listDetailsForCustomer(session), ...details],
  });
}

/** Lists the details of a session. For a booked call, says who calls and on which number, like the confirmation page. */
const listDetailsForCustomer = (row: AppointmentWithParticipants): EmailDetail[] => [
  ...listSessionDetails(row, { label: 'Artist', value: row.artist_name }),
  ...(row.session_type === 'Call' && row.status === 'booked'
    ? [{ label: 'Phone', value: describeCall(row) }]
    : []),
];

const describeCall = ({ artist_name, phone }: AppointmentWithParticipants): string =>
  phone
    ? `${artist_name} will call you on ${phone}.`
    : `Add your phone number in My Appointments, so that ${artist_name} can call you.`;

/** Returns the button that opens the video meeting, the chat or the list of appointments. */
function createNextStepButton(
  row: AppointmentWithParticipants,
  settings: Settings,
): Pick<EmailContent, 'button'> {
  const url = createMeetingLink(row, settings.meetingUrl);
  if (url) return { button: { label: 'Join Meeting', url } };
  return row.session_type === 'Chat'
    ? { button: { label: 'Open Chat', url: createSessionUrl(row, settings) } }
    : { button: createListLink(settings) };
}

/** Lists the links to the messages and to the list of appointments, without that of {@link createNextStepButton}. */
const listFurtherLinks = (row: AppointmentWithParticipants, settings: Settings) => [
  ...(row.session_type === 'Chat'
    ? []
    : [{ label: `Messages with ${row.artist_name}`, url: createSessionUrl(row, settings) }]),
  ...(row.session_type === 'Call' ? [] : [createListLink(settings)]),
];

const createListLink = ({ publicUrl }: Settings) => ({
  label: 'My Appointments',
  url: `${publicUrl}/account/appointments`,
});
