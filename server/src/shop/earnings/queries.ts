import type { Earnings } from '@rangmala/shared/contract';
import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import type { Database } from '../../database/database.ts';
import { toRupees } from '../../database/column-values.ts';
import type { EarningRow } from '../../database/order-tables.ts';
import { toBusinessTime } from '../../lib/business-time-zone.ts';
import { listEarnings, sumAmounts } from './events.ts';

/** Returns an artist's account with one page of its entries. All zero for an artist without sales. */
export async function readEarnings(db: Database, artistId: string, page: number): Promise<Earnings> {
  const rows = await listEarnings(db, artistId);
  const shown = rows.slice((page - 1) * LIST_PAGE_SIZE, page * LIST_PAGE_SIZE);
  const lines = await findSoldLines(db, artistId, shown);
  return {
    ...summarise(rows),
    months: listMonths(rows),
    entries: shown.map(({ at, kind, amount_paise, order_id, position, note }) => {
      const sold = lines.find((line) => line.order_id === order_id && line.position === position);
      return {
        at,
        kind,
        amount: toRupees(amount_paise),
        note,
        ...(sold && {
          sold: {
            product_id: sold.product_id,
            name: sold.name,
            quantity: sold.quantity,
            state: sold.state,
            net: toRupees(sold.taxable_paise),
            share: sold.share_hundredths / 100,
          },
        }),
      };
    }),
    total: rows.length,
  };
}

/** Sums the events of one account. Money is in rupees. */
export function summarise(rows: readonly EarningRow[]): Pick<Earnings, 'earned' | 'paid' | 'open'> {
  const paid = -sumAmounts(rows.filter(({ kind }) => kind === 'payout'));
  const open = sumAmounts(rows);
  return { earned: toRupees(open + paid), paid: toRupees(paid), open: toRupees(open) };
}

function listMonths(rows: readonly EarningRow[]): Earnings['months'] {
  const byMonth = new Map<string, EarningRow[]>();
  for (const row of rows) {
    const month = toBusinessTime(new Date(row.at)).date.slice(0, 7);
    byMonth.set(month, [...(byMonth.get(month) ?? []), row]);
  }
  return [...byMonth].map(([month, monthRows]) => {
    const listKind = (kind: EarningRow['kind']) => monthRows.filter((row) => row.kind === kind);
    return {
      month,
      sales: listKind('sale').length,
      earned: toRupees(sumAmounts(listKind('sale'))),
      reversed: toRupees(-sumAmounts(listKind('reversal'))),
      paid: toRupees(-sumAmounts(listKind('payout'))),
    };
  });
}

async function findSoldLines(db: Database, artistId: string, rows: readonly EarningRow[]) {
  const orderIds = [...new Set(rows.flatMap(({ order_id }) => order_id ?? []))];
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('line_credits')
    .innerJoin('orders', 'orders.id', 'line_credits.order_id')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'line_credits.order_id')
        .onRef('order_lines.position', '=', 'line_credits.position'),
    )
    .where('artist_id', '=', artistId)
    .where('line_credits.order_id', 'in', orderIds)
    .select([
      'line_credits.order_id',
      'line_credits.position',
      'share_hundredths',
      'product_id',
      'order_lines.name',
      'quantity',
      'taxable_paise',
      'state',
    ])
    .execute();
}
