import type { AvailabilityEntry, BusinessTime } from '@rangmala/shared/contract';
import {
  addDays,
  BOOKING_HORIZON_DAYS,
  getWeekday,
  toBusinessTime,
  toEpochMs,
  WEEKDAYS,
} from '@rangmala/shared/contract/rules';
import { formatDay, formatTime } from '@rangmala/shared/format';

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

/**
 * Returns a business time in the viewer's time zone: `6:00 AM`, or `9:00 PM, Tue` when the day differs.
 * @param zone the viewer's time zone: `Europe/Berlin`
 * @returns undefined when both times are the same, when `zone` is undefined, or when a parameter is invalid
 */
export function formatViewerTime(time: BusinessTime, zone: string | undefined): string | undefined {
  const instant = toEpochMs(time);
  if (zone === undefined || Number.isNaN(instant)) return undefined;
  let viewerTime: string;
  try {
    // Swedish writes times as `2026-11-23 10:30:00`.
    viewerTime = new Date(instant).toLocaleString('sv-SE', { timeZone: zone });
  } catch {
    return undefined;
  }
  const [date = '', viewerClockTime = ''] = viewerTime.split(' ');
  if (date === time.date && viewerClockTime === time.time) return undefined;
  const label = formatTime(viewerClockTime);
  return date === time.date ? label : `${label}, ${WEEKDAYS[getWeekday(date)]}`;
}

/** Returns a sentence that lists the weekdays of an artist's availability; undefined when there are no weekdays. */
export function describeWeek(
  artistName: string,
  availability: readonly Pick<AvailabilityEntry, 'weekday'>[],
): string | undefined {
  const days: string[] = WEEKDAYS.filter((_, index) => availability.some(({ weekday }) => weekday === index));
  if (days.length === 0) return undefined;
  if (days.length === WEEKDAYS.length) return `${artistName} takes appointments every day.`;
  const dayList = new Intl.ListFormat('en-GB').format(days);
  return `${artistName} takes appointments on ${dayList}.`;
}

const LABEL_PATTERN = /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/;

/**
 * Parses a time slot's label into a time of day for the API: `10:30 AM` → `10:30:00`.
 * @returns undefined when the label does not have the form h:mm AM/PM
 */
export function parseTimeLabel(label: string): string | undefined {
  const [, hours, minutes, period] = LABEL_PATTERN.exec(label) ?? [];
  if (hours === undefined) return undefined;
  const hour = (Number(hours) % 12) + (period === 'PM' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}:00`;
}

/** Returns whether a text is a time of day in the format of the API: `10:30:00`. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text);
}
