const UTC_OFFSET = '+05:30';

const OFFSET_MS = (5 * 60 + 30) * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** A day and a time of day in business time: `2026-11-23`, `10:30:00`. */
export interface BusinessTime {
  date: string;
  time: string;
}

/** Converts a business time to milliseconds since 1970. Returns NaN when the text cannot be parsed. */
export function toEpochMs({ date, time }: BusinessTime): number {
  return Date.parse(`${date}T${time}${UTC_OFFSET}`);
}

/** Returns the business time at an instant, given as a Date, as milliseconds since 1970 or as an ISO 8601 text. */
export function toBusinessTime(instant: Date | number | string): BusinessTime {
  const localIso = new Date(new Date(instant).getTime() + OFFSET_MS).toISOString();
  return { date: localIso.slice(0, 10), time: localIso.slice(11, 19) };
}

/** Returns the date that is `days` days after `date`, or before `date` when `days` is negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns 0 for Monday to 6 for Sunday. */
export function getWeekday(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}
