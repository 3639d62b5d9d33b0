import { SESSION_MINUTES, toBusinessTime } from '@rangmala/shared/contract';
import type { EmailDetail } from '../../mail/email-template.ts';
import { formatBusinessTime } from '../../lib/business-time-zone.ts';
import type { AppointmentWithArtist } from './queries.ts';

/** Sentences about the calendar file that is attached to a mail. */
export const CALENDAR_NOTES = {
  booked: 'A calendar invitation is attached.',
  changed: 'The attached invitation updates your calendar.',
  cancelled: 'The attached file removes it from your calendar.',
} as const;

/** Lists the other participant, the art type, the time and the method of a session for a mail. */
export function listSessionDetails(row: AppointmentWithArtist, otherParticipant: EmailDetail): EmailDetail[] {
  return [
    otherParticipant,
    { label: 'Art type', value: row.art_type },
    {
      label: 'When',
      value: `${formatBusinessTime(toBusinessTime(row.starts_at))}, ${SESSION_MINUTES} minutes`,
    },
    { label: 'Session method', value: row.session_type },
  ];
}
