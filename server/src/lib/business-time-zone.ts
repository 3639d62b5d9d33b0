import {
  type BusinessTime,
  formatDay,
  formatTime,
  toBusinessTime,
  toEpochMs,
} from '@rangmala/shared/contract';

/** Converts a business time to UTC in ISO 8601, the format of times in the database. */
export function toInstant(time: BusinessTime): string {
  return new Date(toEpochMs(time)).toISOString();
}

/** Formats minutes after midnight as `HH:MM:SS`. 1440 becomes `24:00:00`, the end of the day. */
export function formatTimeOfDay(minutes: number): string {
  const formatTwoDigits = (value: number) => String(value).padStart(2, '0');
  return `${formatTwoDigits(Math.floor(minutes / 60))}:${formatTwoDigits(minutes % 60)}:00`;
}

/** Converts a time (`HH:MM` or `HH:MM:SS`) to minutes after midnight. Ignores the seconds. */
export function parseTimeOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Formats a time of the database: `Monday, 23 November 2026, 10:30 AM (India time)`. */
export function formatInstant(instant: string): string {
  const { date, time } = toBusinessTime(instant);
  return `${formatDay(date)}, ${formatTime(time)} (India time)`;
}
