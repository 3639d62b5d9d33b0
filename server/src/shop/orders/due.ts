import { toBusinessTime } from '@rangmala/shared/contract/rules';
import type { OrderRow } from '../../database/order-tables.ts';
import { isExpress } from './queries.ts';

/** Statuses of orders that are paid or agreed and still in the studio. */
const STATUSES_IN_STUDIO: readonly OrderRow['status'][] = ['confirmed', 'in_production', 'packed'];

/**
 * Returns for the owner when an order in the studio is due: `dispatch by 2026-12-05`, with a mark on that day and after
 * it, whether it goes by express, and the day by which the customer needs the order. Returns '' for other orders.
 */
export function describeDue(order: OrderRow, now: Date): string {
  const { status, dispatch_by, arrival_to, needed_by } = order;
  if (!STATUSES_IN_STUDIO.includes(status)) return '';
  const { date: today } = toBusinessTime(now);
  const texts = isExpress(order) ? ['express'] : [];
  if (dispatch_by !== null) {
    const mark = dispatch_by < today ? ' OVERDUE' : dispatch_by === today ? ' DUE TODAY' : '';
    texts.push(`dispatch by ${dispatch_by}${mark}`);
  }
  if (needed_by !== null) {
    const isLate = arrival_to !== null && needed_by < arrival_to;
    texts.push(`needed by ${needed_by}${isLate ? ' (before its estimate)' : ''}`);
  }
  return texts.join(', ');
}
