import type { OrderStatus, PaymentStatus } from '@rangmala/shared/contract';

/** Labels of order statuses. */
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

/** Labels of payment statuses. */
export const PAYMENT_LABELS: Record<PaymentStatus, string> = {
  open: 'Not paid yet',
  paid: 'Paid',
  failed: 'Not paid',
  refunded: 'Refunded',
  partly_refunded: 'Partly refunded',
  on_delivery: 'Pay on delivery',
};

const INSTANT_FORMAT = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/**
 * Formats an instant in India time: `21 Nov 2026, 3:05 PM`. The parts are joined here, because browsers and servers
 * punctuate differently.
 */
export function formatInstant(instant: string): string {
  const parts = INSTANT_FORMAT.formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((instantPart) => instantPart.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')} ${part('dayPeriod').toUpperCase()}`;
}

/** Formats a stored phone number: `+91 98480 22338`. */
export function phoneLabel(phone: string): string {
  return phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
}
