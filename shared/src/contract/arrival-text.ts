import { addDays, getWeekday, toBusinessTime } from './business-time.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** Formats a day without weekday and year: `2026-12-08` → `8 December`. */
export const formatShortDay = (date: string): string => `${Number(date.slice(8))} ${getMonth(date)}`;

const getMonth = (date: string): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';

/** Formats the days of an arrival: `8–10 December`, `30 November – 2 December` or `8 December`. */
export function formatArrival({ from, to }: { from: string; to: string }): string {
  if (from === to) return formatShortDay(from);
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}–${formatShortDay(to)}`
    : `${formatShortDay(from)} – ${formatShortDay(to)}`;
}

/**
 * Says by when to order, in the studio's time: `Order by 2 pm`, `Order by 2 pm tomorrow` or `Order by 2 pm on Monday`.
 * @param orderBy `2026-12-01T14:00:00+05:30`
 */
export function describeOrderBy(orderBy: string, now: Date): string {
  const date = orderBy.slice(0, 10);
  const hour = Number(orderBy.slice(11, 13));
  const { date: today } = toBusinessTime(now);
  const day =
    date === today ? '' : date === addDays(today, 1) ? ' tomorrow' : ` on ${WEEKDAYS[getWeekday(date)]}`;
  return `Order by ${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}${day}`;
}
