import { type BusinessTime, toBusinessTime, toEpochMs } from '@rangmala/shared/contract';

export { addDays, type BusinessTime, toBusinessTime, getWeekday } from '@rangmala/shared/contract';

/** A business time as text: `2026-11-23T10:30:00`. The alphabetical order of the texts is the order of the times. */
export type LocalDateTime = `${string}T${string}`;

/** Converts a business time to UTC in ISO 8601, the format of times in the database. */
export function toInstant(time: BusinessTime): string {
  return new Date(toEpochMs(time)).toISOString();
}

export const toLocalDateTime = ({ date, time }: BusinessTime): LocalDateTime => `${date}T${time}`;

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

/** Formats `10:30:00` as `10:30 AM`. */
export function formatTimeLabel(time: string): string {
  const minutes = parseTimeOfDay(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const DAY_FORMAT = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' });

/** Formats a day: `Monday, 23 November 2026`. */
export function formatBusinessDay(date: string): string {
  const parts = DAY_FORMAT.formatToParts(new Date(`${date}T00:00:00Z`));
  const findPart = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${findPart('weekday')}, ${findPart('day')} ${findPart('month')} ${findPart('year')}`;
}

/** Formats a business time: `Monday, 23 November 2026, 10:30 AM (India time)`. */
export const formatBusinessTime = ({ date, time }: BusinessTime): string =>
  `${formatBusinessDay(date)}, ${formatTimeLabel(time)} (India time)`;

/** Formats a time of the database: `Monday, 23 November 2026, 10:30 AM (India time)`. */
export const formatInstant = (instant: string): string => formatBusinessTime(toBusinessTime(instant));
