import type { Database } from '../../../database/database.ts';
import { toBusinessTime } from '../../../lib/business-time-zone.ts';

/** Returns the Indian financial year (April to March) of an instant, such as `26-27`. */
export function formatFinancialYear(instant: Date): string {
  const { date } = toBusinessTime(instant);
  const [year = 0, month = 1] = date.split('-').map(Number);
  const firstYear = month >= 4 ? year : year - 1;
  const formatTwoDigits = (value: number) => String(value % 100).padStart(2, '0');
  return `${formatTwoDigits(firstYear)}-${formatTwoDigits(firstYear + 1)}`;
}

/**
 * Takes and returns the next number of a series, such as `RM/26-27/000123`. Rule 46 of the CGST Rules permits at most
 * 16 characters. Locks the series until the transaction ends. A transaction that fails takes no number. A series
 * therefore has no gaps.
 */
export async function takeNextNumber(
  transaction: Database,
  prefix: string,
  now: Date,
): Promise<{ series: string; sequence: number; number: string }> {
  const series = `${prefix}/${formatFinancialYear(now)}`;
  await transaction
    .insertInto('document_series')
    .values({ name: series, last: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { last: sequence } = await transaction
    .updateTable('document_series')
    .set((row) => ({ last: row('last', '+', 1) }))
    .where('name', '=', series)
    .returning('last')
    .executeTakeFirstOrThrow();
  return { series, sequence, number: `${series}/${String(sequence).padStart(6, '0')}` };
}
