import type { BusinessTime } from '@rangmala/shared/contract';
import { addDays, BOOKING_HORIZON_DAYS, toBusinessTime, toEpochMs } from '@rangmala/shared/contract/rules';
import { formatDay } from '@rangmala/shared/format';

export { addDays, type BusinessTime, toBusinessTime, toEpochMs };

/** Returns whether an appointment begins after `now`. */
export function isUpcoming(appointment: BusinessTime, now: number): boolean {
  return toEpochMs(appointment) > now;
}

/** Returns the first and the last bookable day: today in India, and the day {@link BOOKING_HORIZON_DAYS} days later. */
export function getBookableDays(now: number): { first: string; last: string } {
  const firstDay = toBusinessTime(now).date;
  return { first: firstDay, last: addDays(firstDay, BOOKING_HORIZON_DAYS) };
}

/** Returns whether a text is an existing day of the years 2000 to 2999 in the form `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** Returns the reason why a day cannot be booked; undefined for a bookable day. */
export function findDateProblem(date: string, now: number): string | undefined {
  const { first: firstDay, last } = getBookableDays(now);
  if (date < firstDay) return 'That date is in the past. Please choose today or a later day.';
  if (date > last) return `Sessions can be booked up to ${formatDay(last)}.`;
  return undefined;
}
