import * as z from 'zod/mini';

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
  /** The payment period has ended without a payment. No payment is open at the gateway. */
  createEventSchema('payment_closed', {}),
  createEventSchema('confirmed', {}),
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
export type OrderEventKind = OrderEvent['kind'];
