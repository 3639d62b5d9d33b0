import { toBusinessTime } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { parseOrderEvent } from './record.ts';

/** Figures of one day, computed from order events. Amounts are in paise. */
export interface DayReport {
  /** Date in the business time zone, such as `2026-11-23`. */
  day: string;
  /** Number of orders that were placed on this day, paid or unpaid. */
  placed: number;
  /** Total value of the orders that were first paid or confirmed on this day. */
  sold: number;
  /** Sum of the payments that were recorded on this day, including payments that the shop refunds. */
  paid: number;
  /** Sum of the refunds that were requested on this day. */
  refunded: number;
  /** Sum of all refunds that were requested but not completed at the end of the day. */
  owedToCustomers: number;
  /** Amount that customers still owe for confirmed orders with cash on delivery at the end of the day. */
  owedByCustomers: number;
}

/**
 * Returns the figures of all days with order events in a range.
 * @param from first day, such as `2026-04-01`
 * @param to last day, inclusive
 */
export async function readDailyReport(db: Database, from: string, to: string): Promise<DayReport[]> {
  const orders = await db.selectFrom('orders').select(['id', 'payment_method', 'total_paise']).execute();
  const orderById = new Map(orders.map((order) => [order.id, order]));
  const refunds = await db.selectFrom('refunds').select(['id', 'amount_paise']).execute();
  const refundAmounts = new Map(refunds.map(({ id, amount_paise }) => [id, amount_paise]));
  const rows = await db
    .selectFrom('order_events')
    .selectAll()
    .orderBy('at')
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const days = new Map<string, DayReport>();
  /** What customers owe, by the ids of the orders that are paid or confirmed. */
  const unpaidByOrder = new Map<string, number>();
  let owedToCustomers = 0;
  let owedByCustomers = 0;
  for (const row of rows) {
    const order = orderById.get(row.order_id);
    const day = toBusinessTime(row.at).date;
    if (!order || day > to) continue;
    const report = days.get(day) ?? { day, ...NO_SALES, owedToCustomers, owedByCustomers };
    days.set(day, report);
    const { id, payment_method: method, total_paise: total } = order;
    const isConfirmed = unpaidByOrder.has(id);
    const setUnpaid = (amount: number) => {
      owedByCustomers += amount - (unpaidByOrder.get(id) ?? 0);
      unpaidByOrder.set(id, amount);
    };
    const event = parseOrderEvent(row);
    switch (event.kind) {
      case 'placed':
        report.placed += 1;
        break;
      case 'payment_captured':
        report.sold += isConfirmed ? 0 : event.amount;
        report.paid += event.amount;
        setUnpaid(0);
        break;
      case 'payment_rejected':
        report.paid += event.amount;
        report.refunded += event.amount;
        owedToCustomers += event.amount;
        break;
      case 'confirmed':
        if (isConfirmed) break;
        report.sold += total;
        report.paid += method === 'upi' ? total : 0;
        setUnpaid(method === 'upi' ? 0 : total);
        break;
      case 'delivered':
        if (method !== 'cash') break;
        report.paid += total;
        setUnpaid(0);
        break;
      case 'cancelled':
      case 'returned':
        if (isConfirmed) setUnpaid(0);
        break;
      case 'refund_requested':
        report.refunded += event.amount;
        owedToCustomers += event.amount;
        break;
      case 'refund_processed':
        owedToCustomers -= refundAmounts.get(event.refund_id) ?? 0;
        break;
      default:
      // Other events do not change the figures.
    }
    Object.assign(report, { owedToCustomers, owedByCustomers });
  }
  return [...days.values()].filter(({ day }) => day >= from);
}

const NO_SALES = { placed: 0, sold: 0, paid: 0, refunded: 0 };
