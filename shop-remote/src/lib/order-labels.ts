import type { Order, OrderStatus, PaymentStatus } from '@rangmala/shared/contract';

export const STATUS_LABELS: Record<OrderStatus, string> = {
  placed: 'Placed',
  awaiting_payment: 'Awaiting payment',
  confirmed: 'Confirmed',
  in_production: 'In production',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
};

const PAYMENT_LABELS: Record<PaymentStatus, string> = {
  open: 'Not paid yet',
  paid: 'Paid',
  failed: 'Not paid',
  refunded: 'Refunded',
  partly_refunded: 'Partly refunded',
  on_delivery: 'Pay on delivery',
};

/** Returns the label of an order's payment status. The label mentions a refund that is not completed. */
export function describePayment({
  payment_status,
  refunds,
}: Pick<Order, 'payment_status' | 'refunds'>): string {
  if (refunds.every(({ completed_at }) => completed_at)) return PAYMENT_LABELS[payment_status];
  if (payment_status === 'refunded') return 'Refund on its way';
  if (payment_status === 'partly_refunded') return 'Partial refund on its way';
  return `${PAYMENT_LABELS[payment_status]}, refund on its way`;
}

const INSTANT_FORMAT = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/**
 * Formats an instant in India time: `21 Nov 2026, 3:05 PM`. Joins the parts in code, because browsers and
 * servers use different punctuation.
 */
export function formatInstant(instant: string): string {
  const parts = INSTANT_FORMAT.formatToParts(new Date(instant));
  const findPart = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((instantPart) => instantPart.type === type)?.value ?? '';
  return `${findPart('day')} ${findPart('month')} ${findPart('year')}, ${findPart('hour')}:${findPart('minute')} ${findPart('dayPeriod').toUpperCase()}`;
}

/** Formats the day of an instant in India time: `21 Nov 2026`. */
export function formatDayOfInstant(instant: string): string {
  return formatInstant(instant).split(',')[0] ?? '';
}
