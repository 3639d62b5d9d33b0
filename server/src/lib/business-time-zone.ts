import { STUDIO_UTC_OFFSET } from '@rangmala/shared/contract';
import { Temporal } from 'temporal-polyfill';

/** A moment on the studio's clock, to the second: `2026-11-23T10:30:00`. Such texts sort. */
export type LocalDateTime = `${string}T${string}`;

/** The day and time of day of an appointment, as the API writes them: `2026-11-23`, `10:30:00`. */
export interface BusinessTime {
  date: string;
  time: string;
}

const OFFSET_MS = Date.parse('1970-01-01T00:00:00Z') - Date.parse(`1970-01-01T00:00:00${STUDIO_UTC_OFFSET}`);

/** The instant at which the studio's clock shows this, as the database keeps it: ISO 8601 in UTC. */
export function instantOf({ date, time }: BusinessTime): string {
  return new Date(`${date}T${time}${STUDIO_UTC_OFFSET}`).toISOString();
}

/** What the studio's clock shows at an instant. India's offset is fixed, so a sum does for thousands of them. */
export function businessTimeOf(instant: Date | string): BusinessTime {
  const local = new Date(new Date(instant).getTime() + OFFSET_MS).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 19) };
}

export const localDateTimeOf = ({ date, time }: BusinessTime): LocalDateTime => `${date}T${time}`;

/** The day `days` after a day; before it when negative. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek - 1;
}

/** Minutes after midnight as the API writes a time of day; `24:00:00` is the end of the day. */
export function timeOfDay(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
}

/** Minutes after midnight of `HH:MM` or `HH:MM:SS`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `10:30:00` as people read it: `10:30 AM`. */
export function labelOf(time: string): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' });

/** A studio time in words: `Monday, 23 November 2026, 10:30 AM (India time)`. */
export function inWords({ date, time }: BusinessTime): string {
  const parts = DAY.formatToParts(new Date(`${date}T00:00:00Z`));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const day = `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}`;
  return `${day}, ${labelOf(time)} (India time)`;
}
