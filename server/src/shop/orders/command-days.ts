import { RuleError } from '../../http/errors.ts';

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Validates the days of `--from` and `--to`. A missing day does not limit the range.
 * @throws RuleError with a message for the owner when a day has a wrong format or does not exist, and when `from` is
 * after `to`
 */
export function parseDays({
  from = '0000-01-01',
  to = '9999-12-31',
}: {
  from?: string | undefined;
  to?: string | undefined;
}): [from: string, to: string] {
  for (const day of [from, to]) {
    if (!DAY_PATTERN.test(day)) throw new RuleError('Please give dates like 2026-04-01.');
    if (!isExistingDay(day)) throw new RuleError(`There is no day ${day}.`);
  }
  if (from > to) throw new RuleError('--from must not be after --to.');
  return [from, to];
}

/** Returns whether the calendar has the day. `Date` turns February 31 into a day of March. */
function isExistingDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
