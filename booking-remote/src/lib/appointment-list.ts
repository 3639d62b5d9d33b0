import { toEpochMs, isUpcoming, type BusinessTime } from './business-time.ts';

export const FILTERS = ['upcoming', 'past', 'all'] as const;
export type Filter = (typeof FILTERS)[number];

/** Parses the URL parameter `show`; the default is `upcoming`. */
export function parseFilter(show: string | null): Filter {
  return FILTERS.find((filter) => filter === show?.toLowerCase()) ?? 'upcoming';
}

export type MarkedAppointment<A> = A & { isUpcoming: boolean };

/**
 * Returns the appointments for a filter: first the upcoming appointments, soonest first; then the past appointments,
 * latest first.
 */
export function filterAppointments<A extends BusinessTime>(
  appointments: readonly A[],
  filter: Filter,
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
