import type { Appointment, AppointmentFilter, SessionType } from '@rangmala/shared/contract';
import { APPOINTMENT_FILTERS, SESSION_TYPES } from '@rangmala/shared/contract/rules';
import { checkObject, checkText } from '@rangmala/shared/storage';
import { type BusinessTime, isUpcoming, toEpochMs } from './business-time.ts';

/** Parses the URL parameter `show`; the default is `upcoming`. */
export function parseFilter(show: string | null): AppointmentFilter {
  return APPOINTMENT_FILTERS.find((filter) => filter === show?.toLowerCase()) ?? 'upcoming';
}

export type MarkedAppointment<A> = A & { isUpcoming: boolean };

/**
 * Returns the appointments for a filter: first the upcoming appointments, soonest first; then the past appointments,
 * latest first.
 */
export function filterAppointments<A extends BusinessTime>(
  appointments: readonly A[],
  filter: AppointmentFilter,
  now: number,
): MarkedAppointment<A>[] {
  const markedAppointments = appointments.map((appointment) => ({
    ...appointment,
    isUpcoming: isUpcoming(appointment, now),
  }));
  const compareByTime = (first: A, second: A) => toEpochMs(first) - toEpochMs(second);
  const upcoming = markedAppointments.filter((appointment) => appointment.isUpcoming).sort(compareByTime);
  const past = markedAppointments
    .filter((appointment) => !appointment.isUpcoming)
    .sort((first, second) => compareByTime(second, first));
  return { upcoming, past, all: [...upcoming, ...past] }[filter];
}

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
