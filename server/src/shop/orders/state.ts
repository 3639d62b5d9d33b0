import type { OrderStatus, PaymentMethod, PaymentStatus } from '@rangmala/shared/contract';
import { ORDER_STATUSES } from '@rangmala/shared/contract/orders';
import * as z from 'zod/mini';

/** The steps of production and delivery that the owner records. */
export type Step = 'produce' | 'pack' | 'ship' | 'deliver' | 'return';

interface OrderState {
  status: OrderStatus;
  payment_status: PaymentStatus;
  /** Amount that was paid for the order, in paise. */
  paid: number;
  /** Sum of the requested refunds, in paise. */
  refunded: number;
  isStockHeld: boolean;
}

/** The statuses that events lead to. Other events that lead to a status have its name. */
const STATUS_BY_EVENT: Partial<Record<OrderEventKind, OrderStatus>> = {
  payment_started: 'awaiting_payment',
  payment_captured: 'confirmed',
};

/** Returns the state that results from an order's events. `total` is in paise. */
export function deriveState(
  events: readonly OrderEvent[],
  { method, total }: { method: PaymentMethod; total: number },
): OrderState {
  let status: OrderStatus = 'placed';
  let paid = 0;
  let refunded = 0;
  let isStockHeld = false;
  let hasCloseEvent = false;
  let hasStartedPayment = false;
  for (const event of events) {
    status = deriveNextStatus(status, event.kind);
    switch (event.kind) {
      case 'payment_started':
        hasStartedPayment = true;
        break;
      case 'payment_captured':
        paid += event.amount;
        break;
      case 'refund_requested':
        refunded += event.amount;
        break;
      case 'payment_closed':
        hasCloseEvent = true;
        break;
      case 'stock_held':
        isStockHeld = true;
        break;
      case 'stock_released':
        isStockHeld = false;
        break;
      case 'confirmed':
        // The owner confirms an order with `upi` when the transfer to the shop's UPI ID has arrived.
        if (method === 'upi') paid = total;
        break;
      case 'delivered':
        if (method === 'cash') paid = total;
        break;
      default:
      // Other events do not change the amounts or the stock.
    }
  }
  const isPaymentClosed = hasCloseEvent || (status === 'cancelled' && !hasStartedPayment);
  return {
    status,
    payment_status: derivePaymentStatus({ method, paid, refunded, isPaymentClosed }),
    paid,
    refunded,
    isStockHeld,
  };
}

function deriveNextStatus(status: OrderStatus, kind: OrderEventKind): OrderStatus {
  // A cancelled order stays cancelled, even after a late payment.
  if (status === 'cancelled') return status;
  if (kind === 'cancelled') return 'cancelled';
  const newStatus = STATUS_BY_EVENT[kind] ?? ORDER_STATUSES.find((each) => each === kind);
  // An order never returns to an earlier status.
  return newStatus && ORDER_STATUSES.indexOf(newStatus) > ORDER_STATUSES.indexOf(status) ? newStatus : status;
}

function derivePaymentStatus({
  method,
  paid,
  refunded,
  isPaymentClosed,
}: {
  method: PaymentMethod;
  paid: number;
  refunded: number;
  isPaymentClosed: boolean;
}): PaymentStatus {
  if (paid > 0 && refunded >= paid) return 'refunded';
  if (refunded > 0) return 'partly_refunded';
  if (paid > 0) return 'paid';
  if (isPaymentClosed) return 'failed';
  return method === 'cash' ? 'on_delivery' : 'open';
}

/** Returns the statuses of an order in chronological order, each with the event that set the status. */
export function deriveTimeline<Event extends { kind: OrderEventKind }>(
  events: readonly Event[],
): { status: OrderStatus; event: Event }[] {
  const timeline: { status: OrderStatus; event: Event }[] = [];
  let status: OrderStatus | undefined;
  for (const event of events) {
    const nextStatus = deriveNextStatus(status ?? 'placed', event.kind);
    if (nextStatus !== status) timeline.push({ status: nextStatus, event });
    status = nextStatus;
  }
  return timeline;
}

/**
 * Period in milliseconds after the start of a payment in which the gateway is asked for the payment several times. An
 * attempt counts as pending until then.
 */
const FIRST_CHECKS_MS = 45_000;

/** Returns what became of the newest attempt to pay an order, as far as the gateway has reported it. */
export function derivePaymentAttempt(
  events: readonly { kind: OrderEventKind; at: string }[],
  now: Date,
): 'none' | 'pending' | 'failed' {
  const newest = events.findLast(({ kind }) =>
    ['payment_started', 'payment_attempt_pending', 'payment_attempt_failed'].includes(kind),
  );
  if (newest?.kind === 'payment_attempt_failed') return 'failed';
  if (newest?.kind === 'payment_attempt_pending') return 'pending';
  return newest && now.getTime() < Date.parse(newest.at) + FIRST_CHECKS_MS ? 'pending' : 'none';
}

/** Returns whether an order with this status can be cancelled. */
export const isCancellable = (status: OrderStatus): boolean =>
  ['placed', 'awaiting_payment', 'confirmed'].includes(status);

const createEventSchema = <Kind extends string, Shape extends z.core.$ZodShape>(kind: Kind, shape: Shape) =>
  z.object({ kind: z.literal(kind), ...shape });

const paymentShape = { gateway: z.string(), payment_id: z.string(), amount: z.number() };

/** Events of an order. Amounts are in paise. */
export const orderEventSchema = z.discriminatedUnion('kind', [
  createEventSchema('placed', {}),
  createEventSchema('payment_started', { gateway: z.string(), gateway_order_id: z.string() }),
  createEventSchema('payment_captured', paymentShape),
  /** The shop refunds a payment because the order was already paid, or because the amount or currency is wrong. */
  createEventSchema('payment_rejected', paymentShape),
  createEventSchema('payment_attempt_failed', { gateway: z.string(), payment_id: z.string() }),
  /** The gateway waits for the customer's bank. */
  createEventSchema('payment_attempt_pending', { gateway: z.string(), payment_id: z.string() }),
  /** The payment period has ended without a payment. No payment is open at the gateway. */
  createEventSchema('payment_closed', {}),
  createEventSchema('confirmed', {}),
  /** The customer has asked for a mail with a link to the order again. */
  createEventSchema('link_mailed', {}),
  createEventSchema('stock_released', {}),
  createEventSchema('stock_held', {}),
  createEventSchema('in_production', {}),
  createEventSchema('packed', {}),
  createEventSchema('shipped', { tracking_url: z.string() }),
  createEventSchema('delivered', {}),
  createEventSchema('returned', {}),
  createEventSchema('cancelled', {}),
  createEventSchema('refund_requested', { refund_id: z.string(), amount: z.number() }),
  createEventSchema('refund_processed', { refund_id: z.string() }),
]);
export type OrderEvent = z.infer<typeof orderEventSchema>;
type OrderEventKind = OrderEvent['kind'];
