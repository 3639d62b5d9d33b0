import type { Earnings } from '@rangmala/shared/contract';
import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { toRupees } from '../../database/column-values.ts';
import type { EarningRow } from '../../database/order-tables.ts';
import { toBusinessTime, toInstant } from '../../lib/business-time-zone.ts';

/** Returns an artist's account with one page of its entries. All zero for an artist without sales. */
export async function readEarnings(db: Database, artistId: string, page: number): Promise<Earnings> {
  const sums = await readMonthSums(db, artistId);
  return {
    ...summarise(sums),
    months: [...new Set(sums.map(({ month }) => month))].map((month) => {
      const ofMonth = sums.filter((sum) => sum.month === month);
      return {
        month,
        sales: ofMonth.find(({ kind }) => kind === 'sale')?.count ?? 0,
        earned: toRupees(sumKind(ofMonth, 'sale')),
        reversed: toRupees(-sumKind(ofMonth, 'reversal')),
        paid: toRupees(-sumKind(ofMonth, 'payout')),
      };
    }),
    entries: await listEntries(db, artistId, page),
    total: sums.reduce((total, { count }) => total + count, 0),
  };
}

/** The events of one kind in a month, such as `2026-11` in business time. */
export interface MonthSum {
  month: string;
  kind: EarningRow['kind'];
  count: number;
  paise: number;
}

const sumKind = (sums: readonly MonthSum[], kind: EarningRow['kind']): number =>
  sums.reduce((total, sum) => (sum.kind === kind ? total + sum.paise : total), 0);

/** Sums the events of one account. Money is in rupees. */
export function summarise(sums: readonly MonthSum[]): Pick<Earnings, 'earned' | 'paid' | 'open'> {
  const [earned, paid] = [sumKind(sums, 'sale') + sumKind(sums, 'reversal'), -sumKind(sums, 'payout')];
  return { earned: toRupees(earned), paid: toRupees(paid), open: toRupees(earned - paid) };
}

/** Sums an artist's events by month and kind, newest month first. */
export async function readMonthSums(db: Database, artistId: string): Promise<MonthSum[]> {
  const { first, last } = await db
    .selectFrom('earnings')
    .where('artist_id', '=', artistId)
    .select(({ fn }) => [fn.min<string | null>('at').as('first'), fn.max<string | null>('at').as('last')])
    .executeTakeFirstOrThrow();
  if (first === null || last === null) return [];
  const cases = listMonths(first, last).map(
    (month) => sql`when at >= ${toInstant({ date: `${month}-01`, time: '00:00:00' })} then ${month}`,
  );
  const rows = await db
    .selectFrom('earnings')
    .where('artist_id', '=', artistId)
    .select(sql<string>`case ${sql.join(cases, sql` `)} end`.as('month'))
    .select(({ fn }) => [
      'kind',
      fn.countAll<number | string>().as('count'),
      fn.sum<number | string>('amount_paise').as('paise'),
    ])
    .groupBy(['month', 'kind'])
    .orderBy('month', 'desc')
    .execute();
  return rows.map(({ count, paise, ...row }) => ({ ...row, count: Number(count), paise: Number(paise) }));
}

/** Lists the months from one instant to a later one, newest first. */
function listMonths(first: string, last: string): string[] {
  const months: string[] = [];
  const [firstMonth = ''] = [toBusinessTime(first).date.slice(0, 7)];
  for (let month = toBusinessTime(last).date.slice(0, 7); month >= firstMonth;) {
    months.push(month);
    const [year = 0, number = 0] = month.split('-').map(Number);
    month = number > 1 ? `${year}-${String(number - 1).padStart(2, '0')}` : `${year - 1}-12`;
  }
  return months;
}

async function listEntries(db: Database, artistId: string, page: number): Promise<Earnings['entries']> {
  const rows = await db
    .selectFrom('earnings')
    .leftJoin('line_credits', (join) =>
      join
        .onRef('line_credits.order_id', '=', 'earnings.order_id')
        .onRef('line_credits.position', '=', 'earnings.position')
        .onRef('line_credits.artist_id', '=', 'earnings.artist_id'),
    )
    .leftJoin('orders', 'orders.id', 'line_credits.order_id')
    .leftJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'line_credits.order_id')
        .onRef('order_lines.position', '=', 'line_credits.position'),
    )
    .where('earnings.artist_id', '=', artistId)
    .orderBy('at', 'desc')
    .orderBy('earnings.id')
    .limit(LIST_PAGE_SIZE)
    .offset((page - 1) * LIST_PAGE_SIZE)
    .select(['at', 'kind', 'amount_paise', 'earnings.note', 'share_hundredths'])
    .select(['product_id', 'order_lines.name', 'quantity', 'taxable_paise', 'state'])
    .execute();
  return rows.map(({ at, kind, amount_paise, note, ...line }) => ({
    at,
    kind,
    amount: toRupees(amount_paise),
    note,
    ...(line.product_id !== null && {
      sold: {
        product_id: line.product_id,
        name: line.name ?? '',
        quantity: line.quantity ?? 0,
        state: line.state ?? '',
        net: toRupees(line.taxable_paise ?? 0),
        share: (line.share_hundredths ?? 0) / 100,
      },
    }),
  }));
}
