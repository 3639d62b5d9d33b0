import type { Database } from '../../database/database.ts';
import type { OrderRow } from '../../database/order-tables.ts';
import { businessTimeOf } from '../../lib/business-time-zone.ts';
import { type StoredEvent, toEvent } from './record.ts';

/** Figures of one day from the event log, in paise. */
export interface DayReport {
  /** `2026-11-23` in the shop's time zone. */
  day: string;
  /** Orders placed, paid or not. */
  placed: number;
  /** Totals of orders confirmed on this day. */
  sold: number;
  /** Money received. */
  paid: number;
  /** Refunds requested. */
  refunded: number;
  /** At the end of the day: refunds that are requested and not yet sent. */
  owedToCustomers: number;
  /** At the end of the day: confirmed orders that are not paid (cash on delivery). */
  owedByCustomers: number;
}

type LoggedOrder = Pick<OrderRow, 'id' | 'payment_method' | 'total_paise'>;

/** Effect of one event. */
interface Change {
  placed: number;
  sold: number;
  paid: number;
  refunded: number;
  sentBack: number;
  /** Amount that the customer owes after the event; undefined: unchanged. */
  unpaid: number | undefined;
}

/**
 * Returns the days from `from` to `to` that have events, computed from the event log.
 * @param from first day, `2026-04-01`; `to` is the last one
 */
export async function dailyReport(db: Database, from: string, to: string): Promise<DayReport[]> {
  const orders = await db.selectFrom('orders').select(['id', 'payment_method', 'total_paise']).execute();
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const refunds = await db.selectFrom('refunds').select(['id', 'amount_paise']).execute();
  const refundAmount = new Map(refunds.map(({ id, amount_paise }) => [id, amount_paise]));
  const rows = await db
    .selectFrom('order_events')
    .selectAll()
    .orderBy('at')
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const days = new Map<string, DayReport>();
  const unpaid = new Map<string, number>();
  let toCustomers = 0;
  let byCustomers = 0;
  for (const row of rows) {
    const order = orderOf.get(row.order_id);
    const day = businessTimeOf(new Date(row.at)).date;
    if (!order || day > to) continue;
    const before = unpaid.get(order.id);
    const change = changeOf(toEvent(row), order, { refundAmount, isConfirmed: before !== undefined });
    toCustomers += change.refunded - change.sentBack;
    if (change.unpaid !== undefined) {
      byCustomers += change.unpaid - (before ?? 0);
      unpaid.set(order.id, change.unpaid);
    }
    const known = days.get(day) ?? { placed: 0, sold: 0, paid: 0, refunded: 0 };
    days.set(day, {
      day,
      placed: known.placed + change.placed,
      sold: known.sold + change.sold,
      paid: known.paid + change.paid,
      refunded: known.refunded + change.refunded,
      owedToCustomers: toCustomers,
      owedByCustomers: byCustomers,
    });
  }
  return [...days.values()].filter(({ day }) => day >= from);
}

const NOTHING: Change = { placed: 0, sold: 0, paid: 0, refunded: 0, sentBack: 0, unpaid: undefined };

function changeOf(
  event: StoredEvent,
  { payment_method: method, total_paise: total }: LoggedOrder,
  { refundAmount, isConfirmed }: { refundAmount: ReadonlyMap<string, number>; isConfirmed: boolean },
): Change {
  switch (event.kind) {
    case 'placed':
      return { ...NOTHING, placed: 1 };
    case 'payment_captured':
      return { ...NOTHING, sold: isConfirmed ? 0 : event.amount, paid: event.amount, unpaid: 0 };
    case 'payment_rejected':
      return { ...NOTHING, paid: event.amount, refunded: event.amount };
    case 'confirmed':
      if (isConfirmed) return NOTHING;
      return method === 'upi'
        ? { ...NOTHING, sold: total, paid: total, unpaid: 0 }
        : { ...NOTHING, sold: total, unpaid: total };
    case 'delivered':
      return method === 'cash' ? { ...NOTHING, paid: total, unpaid: 0 } : NOTHING;
    case 'cancelled':
    case 'returned':
      return isConfirmed ? { ...NOTHING, unpaid: 0 } : NOTHING;
    case 'refund_requested':
      return { ...NOTHING, refunded: event.amount };
    case 'refund_processed':
      return { ...NOTHING, sentBack: refundAmount.get(event.refund_id) ?? 0 };
    default:
      return NOTHING;
  }
}
