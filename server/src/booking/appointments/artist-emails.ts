import { SESSION_TYPE_PHRASES, type SessionUser, formatDay, toBusinessTime } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { type EmailDetail, writeEmail } from '../../mail/email-template.ts';
import { formatBusinessTime } from '../../lib/business-time-zone.ts';
import { findArtistMailbox } from '../artists/queries.ts';
import { writeInvitation } from './calendar.ts';
import { type AppointmentWithArtist, createMeetingLink, needsHostSignIn } from './queries.ts';
import type { BookingContext } from './rules.ts';
import { CALENDAR_NOTES, listSessionDetails } from './session-details.ts';

type SessionEvent =
  'booked' | 'changed' | 'phone-changed' | 'cancelled' | 'cancelled-by-artist' | 'account-deleted';

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

const EVENT_TEXTS: Record<SessionEvent, EventTexts> = {
  booked: { subject: 'New session', heading: 'You have a new session', calendarNote: CALENDAR_NOTES.booked },
  changed: { subject: 'Changed', heading: 'A session has changed', calendarNote: CALENDAR_NOTES.changed },
  'phone-changed': { subject: 'New phone number', heading: 'A phone number has changed' },
  cancelled: CANCELLED,
  'cancelled-by-artist': CANCELLED,
  'account-deleted': CANCELLED,
};

/**
 * Enqueues a mail to the artist about a booking, a change, a cancellation by the customer or the artist, or a
 * cancellation because the artist's account is deleted. Does nothing when the artist has no verified email address. The
 * mail omits the customer's phone number, which the artist may see only within 24 hours before or after the start of a
 * call. The mail about a cancellation also omits the customer's note and picture, because the customer may have deleted
 * them with the account.
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
  const sessionsButton = { label: 'See your sessions', url: sessionsUrl };
  const { subject, heading, calendarNote } = EVENT_TEXTS[event];
  const isCancelled = after.status === 'cancelled';
  const method = isCancelled ? 'cancel' : 'request';
  const meetingLink = createMeetingLink(after, settings.meetingUrl);
  const content = writeInvitation(after, artist, method, settings, {
    otherParticipant: customer.name,
    lastLine:
      event === 'account-deleted' ? 'Your artist account has been deleted.' : `Your sessions: ${sessionsUrl}`,
  });
  await mail.enqueue(
    {
      ...writeEmail(
        settings.site,
        artist,
        `${subject}: ${customer.name}, ${formatBusinessTime(toBusinessTime(after.starts_at))}`,
        {
          heading,
          paragraphs: [writeIntroduction(event, customer.name, { before, after })],
          details: [
            ...listSessionDetails(after, { label: 'Customer', value: customer.name }),
            ...(isCancelled ? [] : listWishes(after, settings.publicUrl)),
          ],
          ...(event !== 'account-deleted' && {
            button:
              (isCancelled ? undefined : chooseSessionButton(after, sessionsUrl, meetingLink)) ??
              sessionsButton,
          }),
          ...(!isCancelled &&
            after.session_type !== 'Chat' && {
              links: [
                { label: `Messages with ${customer.name}`, url: `${sessionsUrl}/sessions/${after.id}` },
              ],
            }),
          closing: [
            ...(!isCancelled && meetingLink && needsHostSignIn(settings.meetingUrl) ? [HOST_SIGN_IN] : []),
            ...(calendarNote ? [calendarNote] : []),
          ],
        },
      ),
      ...(calendarNote && { icalEvent: { method, content, filename: 'session.ics' } }),
    },
    transaction,
  );
}

/** Returns the button that leads to the place of the session: the meeting or the chat; undefined for a call. */
function chooseSessionButton(
  { id, session_type }: AppointmentWithArtist,
  sessionsUrl: string,
  meetingLink: string | undefined,
): { label: string; url: string } | undefined {
  if (meetingLink) return { label: 'Join Meeting', url: meetingLink };
  if (session_type === 'Chat') return { label: 'Open Chat', url: `${sessionsUrl}/sessions/${id}` };
  return undefined;
}

function writeIntroduction(
  event: SessionEvent,
  customer: string,
  { before, after }: { before: AppointmentWithArtist | undefined; after: AppointmentWithArtist },
): string {
  if (event === 'booked') return `${customer} has booked a session with you.`;
  if (event === 'cancelled') return `${customer} has cancelled this session. The time is free again.`;
  if (event === 'cancelled-by-artist')
    return `You’ve cancelled this session, and we’ve told ${customer}. The time is free again.`;
  if (event === 'account-deleted')
    return `You’ve deleted your artist account, so we’ve cancelled this session and told ${customer}.`;
  if (event === 'phone-changed')
    return `${customer} has changed the phone number for this call. You’ll find it with your sessions from 24 hours before the start.`;
  const previousTimeText = before
    ? ` It was previously on ${formatBusinessTime(toBusinessTime(before.starts_at))}, ${SESSION_TYPE_PHRASES[before.session_type]}.`
    : '';
  const isNumberChanged = before?.session_type === 'Call' && after.phone && after.phone !== before.phone;
  const numberText = isNumberChanged ? ' The phone number has changed as well.' : '';
  return `${customer} has changed their session.${previousTimeText}${numberText}`;
}

/** Lists what the customer would like, as a mail shows it. */
function listWishes(row: AppointmentWithArtist, publicUrl: string): EmailDetail[] {
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
