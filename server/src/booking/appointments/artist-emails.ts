import { SESSION_MINUTES, SESSION_TYPE_PHRASES, type SessionUser } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import type { EmailDetail } from '../../mail/email-template.ts';
import { emailTemplate } from '../../mail/email-template.ts';
import { businessTimeOf, formatBusinessTime } from '../../lib/business-time-zone.ts';
import { findArtistMailbox } from '../artists/queries.ts';
import { writeInvitation } from './calendar.ts';
import { type AppointmentWithArtist, meetingLinkOf } from './queries.ts';
import type { BookingContext } from './rules.ts';

type SessionEvent = 'booked' | 'changed' | 'cancelled';

const SUBJECTS: Record<SessionEvent, string> = {
  booked: 'New session',
  changed: 'Changed',
  cancelled: 'Cancelled',
};
const HEADINGS: Record<SessionEvent, string> = {
  booked: 'You have a new session',
  changed: 'A session has changed',
  cancelled: 'A session was cancelled',
};

const CALENDAR_NOTES: Record<SessionEvent, string> = {
  booked: 'A calendar invitation is attached.',
  changed: 'The attached invitation updates your calendar.',
  cancelled: 'The attached file removes it from your calendar.',
};

/**
 * Enqueues a mail to the artist about a booking, change or cancellation. Does nothing when the artist has no verified
 * email address. The mail omits the customer's phone number, which the artist may see only within 24 hours before or
 * after the start of a call.
 */
export async function mailArtist(
  { mail, settings }: Pick<BookingContext, 'mail' | 'settings'>,
  event: SessionEvent,
  { before, after }: { before?: AppointmentWithArtist; after: AppointmentWithArtist },
  customer: Pick<SessionUser, 'name'>,
  transaction: Database,
): Promise<void> {
  const artist = await findArtistMailbox(transaction, after.artist_id);
  if (!artist) return;
  const sessionsUrl = `${settings.publicUrl}/artists/${encodeURIComponent(after.artist_id)}`;
  const method = event === 'cancelled' ? 'cancel' : 'request';
  const meetingLink = meetingLinkOf(after, settings.meetingUrl);
  const content = writeInvitation(after, artist, method, settings, {
    otherParticipant: customer.name,
    lastLine: `Your sessions: ${sessionsUrl}`,
  });
  await mail.enqueue(
    {
      to: { name: artist.name, address: artist.email },
      subject: `${SUBJECTS[event]}: ${customer.name}, ${formatBusinessTime(businessTimeOf(after.starts_at))}`,
      ...emailTemplate(settings.site, {
        name: artist.name,
        heading: HEADINGS[event],
        paragraphs: [writeIntroduction(event, customer.name, before)],
        details: detailsOf(after, customer.name, settings.publicUrl),
        button:
          event !== 'cancelled' && meetingLink
            ? { label: 'Join Meeting', url: meetingLink }
            : { label: 'See your sessions', url: sessionsUrl },
        closing: [CALENDAR_NOTES[event]],
      }),
      icalEvent: { method, content, filename: 'session.ics' },
    },
    transaction,
  );
}

function writeIntroduction(
  event: SessionEvent,
  customer: string,
  before: AppointmentWithArtist | undefined,
): string {
  if (event === 'booked') return `${customer} has booked a session with you.`;
  if (event === 'cancelled') return `${customer} has cancelled this session. The time is free again.`;
  const previousTimeText = before
    ? ` It was previously on ${formatBusinessTime(businessTimeOf(before.starts_at))}, ${SESSION_TYPE_PHRASES[before.session_type]}.`
    : '';
  return `${customer} has changed their session.${previousTimeText}`;
}

function detailsOf(row: AppointmentWithArtist, customer: string, publicUrl: string): EmailDetail[] {
  return [
    { label: 'Customer', value: customer },
    { label: 'Art type', value: row.art_type },
    {
      label: 'When',
      value: `${formatBusinessTime(businessTimeOf(row.starts_at))}, ${SESSION_MINUTES} minutes`,
    },
    { label: 'Session method', value: row.session_type },
    ...(row.note ? [{ label: 'Note', value: row.note }] : []),
    ...(row.reference_image
      ? [{ label: 'Reference picture', value: `${publicUrl}${row.reference_image}` }]
      : []),
  ];
}
