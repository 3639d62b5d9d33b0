import type { AppointmentFilter } from '@rangmala/shared/contract';
import { APPOINTMENT_FILTERS } from '@rangmala/shared/contract/rules';

/** Parses the URL parameter `show`; the default is `upcoming`. */
export function parseFilter(show: string | null): AppointmentFilter {
  return APPOINTMENT_FILTERS.find((filter) => filter === show?.toLowerCase()) ?? 'upcoming';
}
