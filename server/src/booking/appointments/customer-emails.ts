import {
  SESSION_TYPE_PHRASES,
  type SessionUser,
  toBusinessTime,
  formatTime,
} from '@rangmala/shared/contract';
import { SESSION_STEPS } from '@rangmala/shared/contract/session-steps';
import type { Database } from '../../database/database.ts';
import { type EmailContent, type EmailDetail, writeEmail } from '../../mail/email-template.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Message } from '../../mail/message.ts';
import type { Settings } from '../../settings.ts';
import { writeInvitation } from './calendar.ts';
import { type AppointmentWithArtist, createMeetingLink } from './queries.ts';
import { CALENDAR_NOTES, listSessionDetails } from './session-details.ts';
import { formatBusinessTime } from '../../lib/business-time-zone.ts';

interface MailContext {
  mail: Mailer;
  settings: Settings;
}
type Customer = Pick<SessionUser, 'name' | 'email'>;

const CHANGE_NOTICE = 'You can change or cancel the session in My Appointments until it starts.';

/** Enqueues the customer's mail about a booking. */
export async function sendConfirmationEmail(
  { mail, settings }: MailContext,
  row: AppointmentWithArtist,
  customer: Customer,
  transaction: Database,
): Promise<void> {
  const message = writeCustomerEmail(row, customer, settings, {
    event: 'Booked',
    heading: 'Your session is booked',
    paragraphs: [`${row.artist_name} is looking forward to meeting you.`],
    details: listDetailsForCustomer(row),
    ...createNextStepButton(row, settings),
    links: listFurtherLinks(row, settings),
    closing: [
      ...SESSION_STEPS.map(({ name, text }) => `${name}: ${text}`),
      CALENDAR_NOTES.booked,
      CHANGE_NOTICE,
    ],
  });
  await mail.enqueue(addInvitation(message, row, customer, 'request', settings), transaction);
}

/** Enqueues the customer's mail about a change. */
export async function sendChangeEmail(
  { mail, settings }: MailContext,
  { before, after }: { before: AppointmentWithArtist; after: AppointmentWithArtist },
  customer: Customer,
  transaction: Database,
): Promise<void> {
  const isMoved = before.starts_at !== after.starts_at;
  const message = writeCustomerEmail(after, customer, settings, {
    event: 'Changed',
    heading: isMoved ? 'Your session has a new time' : 'Your session method has changed',
    paragraphs: ['Here are the new details.'],
    details: listDetailsForCustomer(after),
    ...createNextStepButton(after, settings),
    closing: [
      `It was previously on ${formatBusinessTime(toBusinessTime(before.starts_at))}, ${SESSION_TYPE_PHRASES[before.session_type]}.`,
      CALENDAR_NOTES.changed,
    ],
  });
  await mail.enqueue(addInvitation(message, after, customer, 'request', settings), transaction);
}

/** Enqueues the customer's mail about a session that the customer has cancelled. */
export function sendCancellationEmail(
  context: MailContext,
  row: AppointmentWithArtist,
  customer: Customer,
  transaction: Database,
): Promise<void> {
  return enqueueCancellation(context, row, customer, transaction, {
    paragraphs: [CALENDAR_NOTES.cancelled],
    button: { label: 'Book an Appointment', url: `${context.settings.publicUrl}/appointment` },
    closing: ['We’d love to see you another time.'],
  });
}

/** Enqueues the customer's mail about a session that the artist has cancelled with a reason. */
export function sendCancellationWithReasonEmail(
  context: MailContext,
  row: AppointmentWithArtist,
  customer: Customer,
  reason: string,
  transaction: Database,
): Promise<void> {
  const choices = new URLSearchParams({ art_type: row.art_type, artist: row.artist_id });
  return enqueueCancellation(context, row, customer, transaction, {
    paragraphs: [
      `We’re sorry. ${row.artist_name} has had to cancel this session and writes:`,
      `“${reason}”`,
      CALENDAR_NOTES.cancelled,
    ],
    button: { label: 'Choose Another Time', url: `${context.settings.publicUrl}/appointment?${choices}` },
    closing: ['If you’d rather let it go, you need not do anything.'],
  });
}

/**
 * Enqueues the customer's mail about other times that the artist proposes.
 * @param proposal `times` are starts (ISO); `token` is the secret of the link
 */
export async function sendProposalEmail(
  { mail, settings }: MailContext,
  row: AppointmentWithArtist,
  customer: Customer,
  { reason, times, token }: { reason: string; times: readonly string[]; token: string },
  transaction: Database,
): Promise<void> {
  const message = writeCustomerEmail(row, customer, settings, {
    event: 'Another time?',
    heading: `${row.artist_name} suggests another time`,
    paragraphs: [
      `${row.artist_name} would like to move your session${reason ? ' and writes:' : '.'}`,
      ...(reason ? [`“${reason}”`] : []),
    ],
    details: [
      ...listDetailsForCustomer(row),
      {
        label: 'Suggested instead',
        value: times.map((time) => formatBusinessTime(toBusinessTime(time))).join('\n'),
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
  await mail.enqueue(message, transaction);
}

/** Enqueues the customer's mail about a session that is cancelled because the artist leaves the site. */
export function sendCancellationByArtistEmail(
  context: MailContext,
  row: AppointmentWithArtist,
  customer: Customer,
  transaction: Database,
): Promise<void> {
  return enqueueCancellation(context, row, customer, transaction, {
    paragraphs: [
      `We’re sorry. ${row.artist_name} no longer offers sessions with us, so we’ve had to cancel this one.`,
      CALENDAR_NOTES.cancelled,
    ],
    button: { label: 'Book Another Artist', url: `${context.settings.publicUrl}/appointment` },
  });
}

async function enqueueCancellation(
  { mail, settings }: MailContext,
  row: AppointmentWithArtist,
  customer: Customer,
  transaction: Database,
  content: Pick<EmailContent, 'paragraphs' | 'button' | 'closing'>,
): Promise<void> {
  const message = writeCustomerEmail(row, customer, settings, {
    event: 'Cancelled',
    heading: 'Your session has been cancelled',
    details: listDetailsForCustomer(row),
    ...content,
  });
  await mail.enqueue(addInvitation(message, row, customer, 'cancel', settings), transaction);
}

/** Writes the mail that reminds a customer of a session. */
export function writeReminderEmail(
  row: AppointmentWithArtist,
  customer: Customer,
  settings: Settings,
  now: Date,
): Message {
  const start = toBusinessTime(row.starts_at);
  const day = start.date === toBusinessTime(now).date ? 'today' : 'tomorrow';
  return writeCustomerEmail(row, customer, settings, {
    event: 'Reminder',
    heading: `Your session is ${day}`,
    paragraphs: [`Your session with ${row.artist_name} is ${day} at ${formatTime(start.time)} (India time).`],
    details: listDetailsForCustomer(row),
    ...createNextStepButton(row, settings),
    links: listFurtherLinks(row, settings),
    closing: [CHANGE_NOTICE],
  });
}

function writeCustomerEmail(
  { artist_name, starts_at }: AppointmentWithArtist,
  customer: Customer,
  { site }: Settings,
  { event, ...content }: EmailContent & { event: string },
): Message {
  const subject = `${event}: Session with ${artist_name}, ${formatBusinessTime(toBusinessTime(starts_at))}`;
  return writeEmail(site, customer, subject, content);
}

/** Lists the details of a session. For a booked call, says who calls and on which number, like the confirmation page. */
const listDetailsForCustomer = (row: AppointmentWithArtist): EmailDetail[] => [
  ...listSessionDetails(row, { label: 'Artist', value: row.artist_name }),
  ...(row.session_type === 'Call' && row.status === 'booked'
    ? [{ label: 'Phone', value: describeCall(row) }]
    : []),
];

const describeCall = ({ artist_name, phone }: AppointmentWithArtist): string =>
  phone
    ? `${artist_name} will call you on ${phone}.`
    : `Add your phone number in My Appointments, so that ${artist_name} can call you.`;

/** Returns the button that opens the video meeting, the chat or the list of appointments. */
function createNextStepButton(row: AppointmentWithArtist, settings: Settings): Pick<EmailContent, 'button'> {
  const url = createMeetingLink(row, settings.meetingUrl);
  if (url) return { button: { label: 'Join Meeting', url } };
  return row.session_type === 'Chat'
    ? { button: { label: 'Open Chat', url: createSessionUrl(row, settings) } }
    : { button: createListLink(settings) };
}

/** Lists the links to the messages and to the list of appointments, without that of {@link createNextStepButton}. */
const listFurtherLinks = (row: AppointmentWithArtist, settings: Settings) => [
  ...(row.session_type === 'Chat'
    ? []
    : [{ label: `Messages with ${row.artist_name}`, url: createSessionUrl(row, settings) }]),
  ...(row.session_type === 'Call' ? [] : [createListLink(settings)]),
];

/** Returns the URL of the customer's page of a session. */
export const createSessionUrl = (
  { id }: Pick<AppointmentWithArtist, 'id'>,
  { publicUrl }: Settings,
): string => `${publicUrl}/account/appointments/${id}/chat`;

const createListLink = ({ publicUrl }: Settings) => ({
  label: 'My Appointments',
  url: `${publicUrl}/account/appointments`,
});

function addInvitation(
  message: Message,
  row: AppointmentWithArtist,
  { name, email }: Customer,
  method: 'request' | 'cancel',
  settings: Settings,
): Message {
  const content = writeInvitation(row, { name, email }, method, settings);
  return { ...message, icalEvent: { method, content, filename: 'appointment.ics' } };
}
