import { BOOKING_HORIZON_DAYS, STUDIO_UTC_OFFSET } from '@rangmala/shared/contract';
import { formatDay } from '@rangmala/shared/format';

/** A day and a time of day on the studio's clock, as the API writes them: `2026-11-25`, `10:30:00`. */
export interface StudioTime {
  date: string;
  time: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Minutes that the studio's clock is ahead of UTC; the same the whole year. */
const OFFSET_MINUTES = (() => {
  const [hours = 0, minutes = 0] = STUDIO_UTC_OFFSET.slice(1).split(':').map(Number);
  return (STUDIO_UTC_OFFSET.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
})();

/** Milliseconds since 1970 at which the studio's clock shows this; NaN for what is no time. */
export function instantOf({ date, time }: StudioTime): number {
  return Date.parse(`${date}T${time}${STUDIO_UTC_OFFSET}`);
}

/** The studio's date at an instant in milliseconds: `2026-11-25`. */
export function studioDateOf(instant: number): string {
  return new Date(instant + OFFSET_MINUTES * MINUTE_MS).toISOString().slice(0, 10);
}

/** An appointment is upcoming if its date and time are after now, otherwise past (specification §4). */
export function isUpcoming(appointment: StudioTime, now: number): boolean {
  return instantOf(appointment) > now;
}

/** The first and the last day that can be booked. */
export function bookableDays(now: number): { first: string; last: string } {
  const first = studioDateOf(now);
  return { first, last: addDays(first, BOOKING_HORIZON_DAYS) };
}

/** The day `days` after a day. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whether `YYYY-MM-DD` is a day of the calendar that we can mean: none before 2000, none of 30 February. */
export function isCalendarDay(text: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** Why a day cannot be booked, or undefined when it can (specification §5: not before today). */
export function dateProblem(date: string, now: number): string | undefined {
  const { first, last } = bookableDays(now);
  if (date < first) return 'This day is past. Please choose today or a later day.';
  if (date > last) return `Sessions can be booked up to ${formatDay(last)}.`;
  return undefined;
}
