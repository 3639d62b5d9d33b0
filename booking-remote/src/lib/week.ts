import type { AvailabilityEntry } from '@rangmala/shared/contract';
import { WEEKDAYS } from '@rangmala/shared/contract/rules';

/** Formats the days of an artist's week: `Mon, Wed and Fri`; undefined when there are none. */
export function formatWeekdays(
  availability: readonly Pick<AvailabilityEntry, 'weekday'>[],
): string | undefined {
  const days: string[] = WEEKDAYS.filter((_, at) => availability.some(({ weekday }) => weekday === at));
  if (days.length === WEEKDAYS.length) return 'every day';
  const last = days.pop();
  return days.length > 0 ? `${days.join(', ')} and ${last}` : last;
}
