import type { AvailabilityEntry } from '@rangmala/shared/contract';
import { WEEKDAYS } from '@rangmala/shared/contract/rules';

/** Returns a sentence that lists the weekdays of an artist's availability; undefined when there are no weekdays. */
export function describeWeek(
  artistName: string,
  availability: readonly Pick<AvailabilityEntry, 'weekday'>[],
): string | undefined {
  const days: string[] = WEEKDAYS.filter((_, index) => availability.some(({ weekday }) => weekday === index));
  if (days.length === 0) return undefined;
  if (days.length === WEEKDAYS.length) return `${artistName} takes appointments every day.`;
  const lastDay = days.pop();
  const dayList = days.length > 0 ? `${days.join(', ')} and ${lastDay}` : lastDay;
  return `${artistName} takes appointments on ${dayList}.`;
}
