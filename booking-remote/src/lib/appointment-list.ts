import { instantOf, isUpcoming, type BusinessTime } from './business-time.ts';

export const FILTERS = ['upcoming', 'past', 'all'] as const;
export type Filter = (typeof FILTERS)[number];

/** Parses the address's parameter `show`; upcoming by default. */
export function readFilter(show: string | null): Filter {
  return FILTERS.find((filter) => filter === show?.toLowerCase()) ?? 'upcoming';
}

export type Dated<A> = A & { upcoming: boolean };

/**
 * Returns the appointments that a filter shows: upcoming ones first, the soonest on top; then past ones, the latest
 * on top.
 */
export function shownAppointments<A extends BusinessTime>(
  appointments: readonly A[],
  filter: Filter,
  now: number,
): Dated<A>[] {
  const dated = appointments.map((each) => ({ ...each, upcoming: isUpcoming(each, now) }));
  const soonestFirst = (one: A, other: A) => instantOf(one) - instantOf(other);
  const upcoming = dated.filter((each) => each.upcoming).sort(soonestFirst);
  const past = dated.filter((each) => !each.upcoming).sort((one, other) => soonestFirst(other, one));
  return { upcoming, past, all: [...upcoming, ...past] }[filter];
}
