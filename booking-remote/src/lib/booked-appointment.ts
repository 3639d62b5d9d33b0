import type { Appointment, SessionType } from '@rangmala/shared/contract';
import { SESSION_TYPES } from '@rangmala/shared/contract/rules';
import { checkObject, checkText } from '@rangmala/shared/storage';

const ANY_TEXT_PATTERN = /^/;

/**
 * Returns the appointment in the navigation state. Returns undefined when the state contains no appointment or an
 * invalid field. Checks the fields, because an older release may have written the state.
 */
export function readBookedAppointment(state: unknown): Appointment | undefined {
  try {
    const { appointment } = checkObject(state);
    const fields = checkObject(appointment);
    for (const name of ['id', 'artist_id', 'artist_name', 'art_type', 'date', 'time']) {
      checkText(fields[name], ANY_TEXT_PATTERN);
    }
    if (fields['meeting_link'] !== undefined) checkText(fields['meeting_link'], /^https?:/);
    if (fields['reference_image'] !== undefined) checkText(fields['reference_image'], /^\/uploads\//);
    if (!SESSION_TYPES.includes(fields['session_type'] as SessionType)) return undefined;
    return appointment as Appointment;
  } catch {
    return undefined;
  }
}
