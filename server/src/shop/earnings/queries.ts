import { type Earnings, toBusinessTime } from '@rangmala/shared/contract';
import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import type { Database } from '../../database/database.ts';
import { toRupees } from '../../database/column-values.ts';
import type { EarningRow } from '../../database/order-tables.ts';
import { groupBy } from '../../lib/group-by.ts';

/** Returns an artist's account with one page of its entries. All zero for an artist without sales. */
export async function readEarnings(db: Database, artistId: string, page: number): Promise<Earnings> {
  const events = await listEvents(db, artistId);
  const eventsByMonth = groupBy(
    events,
    ({ at }) => toBusinessTime(at).date.slice(0, 7),
    (event) => event,
  );
  return {
    ...summarise(events),
    months: [...eventsByMonth].map(([month, ofMonth]) => ({
      month,
      sales: ofMonth.filter(({ kind }) => kind === 'sale').length,
      earned: toRupees(sumKind(ofMonth, 'sale')),
      reversed: toRupees(-sumKind(ofMonth, 'reversal')),
      paid: toRupees(-sumKind(ofMonth, 'payout')),
    })),
    entries: await listEntries(db, artistId, page),
    total: events.length,
  };
}

type EarningEvent = Pick<EarningRow, 'at' | 'kind' | 'amount_paise'>;

/** Returns the sales, reversals and payouts of an artist, newest first. */
export const listEvents = (db: Database, artistId: string): Promise<EarningEvent[]> =>
  db
    .selectFrom('earnings')
    .where('artist_id', '=', artistId)
    .orderBy('at', 'desc')
    .select(['at', 'kind', 'amount_paise'])
    .execute();

const sumKind = (events: readonly EarningEvent[], wanted: EarningRow['kind']): number =>
  events.reduce((sum, { kind, amount_paise }) => (kind === wanted ? sum + amount_paise : sum), 0);

/** Sums the events of one account. Money is in rupees. */
export function summarise(events: readonly EarningEvent[]): Pick<Earnings, 'earned' | 'paid' | 'open'> {
  const [earned, paid] = [sumKind(events, 'sale') + sumKind(events, 'reversal'), -sumKind(events, 'payout')];
  return { earned: toRupees(earned), paid: toRupees(paid), open: toRupees(earned - paid) };
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
