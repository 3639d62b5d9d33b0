let dayFormat: Intl.DateTimeFormat | undefined;

/**
 * Creates the formatter on first use, because creating a formatter takes several milliseconds of the browser's main
 * thread.
 */
const getDayFormatter = () =>
  (dayFormat ??= new Intl.DateTimeFormat('en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }));

/** Formats a day without the year: `2026-11-25` → `Wednesday, 25 November`. */
export function formatDayWithoutYear(date: string): string {
  // Joins the parts itself, because the punctuation of `format` differs between browsers and servers.
  return `${formatPart(date, 'weekday')}, ${formatPart(date, 'day')} ${formatPart(date, 'month')}`;
}

/** Formats a day: `2026-11-25` → `Wednesday, 25 November 2026`. */
export function formatDay(date: string): string {
  return `${formatDayWithoutYear(date)} ${formatPart(date, 'year')}`;
}

/** Formats a month: `2026-11` → `Nov 2026`. */
export function formatMonth(month: string): string {
  return `${formatPart(`${month}-01`, 'month').slice(0, 3)} ${month.slice(0, 4)}`;
}

function formatPart(date: string, type: Intl.DateTimeFormatPartTypes): string {
  const parts = getDayFormatter().formatToParts(new Date(`${date}T00:00:00Z`));
  return parts.find((dateTimePart) => dateTimePart.type === type)?.value ?? '';
}

/** Formats a time of day: `10:30:00` → `10:30 AM`. */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * Matches each digit that precedes a comma. In Indian notation, the last three digits are a group, and the digits
 * before them are pairs.
 */
const BEFORE_COMMA = /\d(?=(\d\d)+\d$)/g;

/**
 * Formats an amount in rupees with two decimals: `₹1,49,900.00`. Does not use `Intl.NumberFormat`, because creating a
 * formatter takes several milliseconds of the browser's main thread.
 */
export function formatRupees(amount: number): string {
  const [rupees = '', paise = ''] = Math.abs(amount).toFixed(2).split('.');
  return `${amount < 0 ? '-' : ''}₹${rupees.replace(BEFORE_COMMA, '$&,')}.${paise}`;
}
