import { toBusinessTime } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import type { OrderRow } from '../../database/order-tables.ts';
import { type StoredEvent, parseOrderEvent } from './record.ts';

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

type ReportedOrder = Pick<OrderRow, 'id' | 'payment_method' | 'total_paise'>;

/** Amounts by which one event changes the figures, in paise; `placed` is a number of orders. */
interface ReportChange {
  placed: number;
  sold: number;
  paid: number;
  refunded: number;
  refundsCompleted: number;
  /** Amount that the customer owes after the event; undefined when the event does not change the amount. */
  unpaid: number | undefined;
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
  const unpaidByOrder = new Map<string, number>();
  let sumOwedToCustomers = 0;
  let sumOwedByCustomers = 0;
  for (const row of rows) {
    const order = orderById.get(row.order_id);
    const day = toBusinessTime(new Date(row.at)).date;
    if (!order || day > to) continue;
    const unpaidBefore = unpaidByOrder.get(order.id);
    const change = computeReportChange(parseOrderEvent(row), order, {
      refundAmounts,
      isConfirmed: unpaidBefore !== undefined,
    });
    sumOwedToCustomers += change.refunded - change.refundsCompleted;
    if (change.unpaid !== undefined) {
      sumOwedByCustomers += change.unpaid - (unpaidBefore ?? 0);
      unpaidByOrder.set(order.id, change.unpaid);
    }
    const report = days.get(day) ?? { placed: 0, sold: 0, paid: 0, refunded: 0 };
    days.set(day, {
      day,
      placed: report.placed + change.placed,
      sold: report.sold + change.sold,
      paid: report.paid + change.paid,
      refunded: report.refunded + change.refunded,
      owedToCustomers: sumOwedToCustomers,
      owedByCustomers: sumOwedByCustomers,
    });
  }
  return [...days.values()].filter(({ day }) => day >= from);
}

const NO_CHANGE: ReportChange = {
  placed: 0,
  sold: 0,
  paid: 0,
  refunded: 0,
  refundsCompleted: 0,
  unpaid: undefined,
};

function computeReportChange(
  event: StoredEvent,
  { payment_method: method, total_paise: total }: ReportedOrder,
  { refundAmounts, isConfirmed }: { refundAmounts: ReadonlyMap<string, number>; isConfirmed: boolean },
): ReportChange {
  switch (event.kind) {
    case 'placed':
      return { ...NO_CHANGE, placed: 1 };
    case 'payment_captured':
      return { ...NO_CHANGE, sold: isConfirmed ? 0 : event.amount, paid: event.amount, unpaid: 0 };
    case 'payment_rejected':
      return { ...NO_CHANGE, paid: event.amount, refunded: event.amount };
    case 'confirmed':
      if (isConfirmed) return NO_CHANGE;
      return method === 'upi'
        ? { ...NO_CHANGE, sold: total, paid: total, unpaid: 0 }
        : { ...NO_CHANGE, sold: total, unpaid: total };
    case 'delivered':
      return method === 'cash' ? { ...NO_CHANGE, paid: total, unpaid: 0 } : NO_CHANGE;
    case 'cancelled':
    case 'returned':
      return isConfirmed ? { ...NO_CHANGE, unpaid: 0 } : NO_CHANGE;
    case 'refund_requested':
      return { ...NO_CHANGE, refunded: event.amount };
    case 'refund_processed':
      return { ...NO_CHANGE, refundsCompleted: refundAmounts.get(event.refund_id) ?? 0 };
    default:
      return NO_CHANGE;
  }
}
