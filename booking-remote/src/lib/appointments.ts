import type { AppointmentFilter } from '@rangmala/shared/contract';
import { APPOINTMENT_FILTERS } from '@rangmala/shared/contract/rules';
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
