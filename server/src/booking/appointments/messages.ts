import { SESSION_MINUTES, type SessionUser } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { type Letter, letter } from '../../mail/email-template.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Message } from '../../mail/message.ts';
import type { Settings } from '../../settings.ts';
import { invitation } from './calendar.ts';
import { type AppointmentRow, meetingLinkOf } from './queries.ts';
import { inWords, labelOf, studioTimeOf } from '../../lib/business-time-zone.ts';

interface Sender {
  mail: Mailer;
  settings: Settings;
}
type Customer = Pick<SessionUser, 'name' | 'email'>;

/** Tells the customer that the session is booked, with the transaction that books it. */
export async function sendConfirmation(
  { mail, settings }: Sender,
  row: AppointmentRow,
  customer: Customer,
  transaction: Database,
): Promise<void> {
  const message = mailAbout(row, customer, settings, {
    event: 'Booked',
    paragraphs: [
      'Your session is booked.',
      factsOf(row),
      'The invitation that comes with this mail puts it into your calendar.',
      howToChange(settings),
    ],
    ...meetingOf(row, settings),
  });
  await mail.enqueue({ ...message, icalEvent: entryOf(row, customer, 'request', settings) }, transaction);
}

/** Tells the customer what changed, with the transaction that changes it. */
export async function sendChange(
  { mail, settings }: Sender,
  { before, after }: { before: AppointmentRow; after: AppointmentRow },
  customer: Customer,
  transaction: Database,
): Promise<void> {
  const isMoved = before.starts_at !== after.starts_at;
  const message = mailAbout(after, customer, settings, {
    event: 'Changed',
    paragraphs: [
      isMoved ? 'Your session has a new time.' : 'Your session has a new method.',
      factsOf(after),
      `Before, it was on ${inWords(studioTimeOf(before.starts_at))}, by ${before.session_type}. The invitation that comes with this mail changes the entry in your calendar.`,
    ],
    ...meetingOf(after, settings),
  });
  await mail.enqueue({ ...message, icalEvent: entryOf(after, customer, 'request', settings) }, transaction);
}

/** Tells the customer that the session is off, with the transaction that cancels it. */
export async function sendCancellation(
  { mail, settings }: Sender,
  row: AppointmentRow,
  customer: Customer,
  transaction: Database,
): Promise<void> {
  const message = mailAbout(row, customer, settings, {
    event: 'Cancelled',
    paragraphs: [
      'Your session is cancelled, and its entry in your calendar with it.',
      factsOf(row),
      'We would be glad to see you another time.',
    ],
    action: { label: 'Book an Appointment', url: `${settings.publicUrl}/appointment`, after: 2 },
  });
  await mail.enqueue({ ...message, icalEvent: entryOf(row, customer, 'cancel', settings) }, transaction);
}

/** What reminds the customer the day before. */
export function reminder(row: AppointmentRow, customer: Customer, settings: Settings, now: Date): Message {
  const start = studioTimeOf(row.starts_at);
  const day = start.date === studioTimeOf(now).date ? 'today' : 'tomorrow';
  return mailAbout(row, customer, settings, {
    event: 'Reminder',
    paragraphs: [
      `Your session with ${row.artist_name} is ${day} at ${labelOf(start.time)} (India time).`,
      factsOf(row),
      howToChange(settings),
    ],
    ...meetingOf(row, settings),
  });
}

type Contents = Pick<Letter, 'paragraphs' | 'action'> & { event: string };

/** What every mail about a session has: whom it is for, which session, and how it begins. */
function mailAbout(
  { artist_name, starts_at }: AppointmentRow,
  { name, email }: Customer,
  { site }: Settings,
  { event, ...contents }: Contents,
): Message {
  return {
    to: { name, address: email },
    subject: `${event}: Session with ${artist_name}, ${inWords(studioTimeOf(starts_at))}`,
    ...letter(site, { greeting: `Namaste ${name},`, ...contents }),
  };
}

function factsOf(row: AppointmentRow): string {
  return [
    `Artist: ${row.artist_name}`,
    `Art type: ${row.art_type}`,
    `When: ${inWords(studioTimeOf(row.starts_at))}, ${SESSION_MINUTES} minutes`,
    `Session method: ${row.session_type}`,
  ].join('\n');
}

/** The meeting's link, where there is one. */
function meetingOf(row: AppointmentRow, settings: Settings) {
  const url = meetingLinkOf(row, settings.meetingUrl);
  return url && { action: { label: 'Join Meeting', url, after: 1 } };
}

const howToChange = ({ publicUrl }: Settings) =>
  `You can change or cancel the session until it begins: ${publicUrl}/account/appointments`;

function entryOf(row: AppointmentRow, customer: Customer, method: 'request' | 'cancel', settings: Settings) {
  const { name, email } = customer;
  return { method, content: invitation(row, { name, email }, method, settings), filename: 'appointment.ics' };
}
