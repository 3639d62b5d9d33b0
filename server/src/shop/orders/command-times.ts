import { formatBusinessTime, toBusinessTime } from '../../lib/business-time-zone.ts';

/** Formats a time of the database for the owner: `Monday, 23 November 2026, 10:30 AM (India time)`. */
export const formatInstant = (instant: string): string =>
  formatBusinessTime(toBusinessTime(new Date(instant)));
