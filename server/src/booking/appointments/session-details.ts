import { SESSION_MINUTES, SESSION_TYPE_PHRASES } from '@rangmala/shared/contract';
import type { EmailDetail } from '../../mail/email-template.ts';
import { formatInstant } from '../../lib/business-time-zone.ts';
import type { AppointmentWithParticipants } from './queries.ts';

/** What has happened to a session, for the mails to its customer and its artist. */
export interface SessionChange {
  event: 'booked' | 'changed' | 'phone-changed' | 'cancelled' | 'cancelled-by-artist' | 'account-deleted';
  session: AppointmentWithParticipants;
  /** The session before a change of its time or method. */
  before?: AppointmentWithParticipants;
  /** Why the artist has cancelled the session. */
  reason?: string;
}

/** Sentences about the calendar file that is attached to a mail. */
export const CALENDAR_NOTES = {
  booked: 'A calendar invitation is attached.',
  changed: 'The attached invitation updates your calendar.',
  cancelled: 'The attached file removes it from your calendar.',
} as const;

/** Lists the other participant, the art type, the time and the method of a session for a mail. */
export function listSessionDetails(
  row: AppointmentWithParticipants,
  otherParticipant: EmailDetail,
): EmailDetail[] {
  return [
    otherParticipant,
    { label: 'Art type', value: row.art_type },
    { label: 'When', value: `${formatInstant(row.starts_at)}, ${SESSION_MINUTES} minutes` },
    { label: 'Session method', value: row.session_type },
  ];
}

/** Says when and how a session was to take place before its change. */
export const describePreviousSession = (before: AppointmentWithParticipants): string =>
  `It was previously on ${formatInstant(before.starts_at)}, ${SESSION_TYPE_PHRASES[before.session_type]}.`;
