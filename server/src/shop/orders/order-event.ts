import * as z from 'zod/mini';

const event = <Kind extends string, Shape extends z.core.$ZodShape>(kind: Kind, shape: Shape) =>
  z.object({ kind: z.literal(kind), ...shape });

const paymentShape = { gateway: z.string(), payment_id: z.string(), amount: z.number() };

/** Events of an order. Amounts are in paise. */
export const orderEventSchema = z.discriminatedUnion('kind', [
  event('placed', {}),
  event('payment_started', { gateway: z.string(), gateway_order_id: z.string() }),
  event('payment_captured', paymentShape),
  /** A second payment or a payment of a wrong amount. It is refunded. */
  event('payment_rejected', paymentShape),
  event('payment_attempt_failed', { gateway: z.string(), payment_id: z.string() }),
  /** The gateway no longer accepts payments for this order. */
  event('payment_closed', {}),
  event('confirmed', {}),
  event('stock_released', {}),
  event('stock_held', {}),
  event('in_production', {}),
  event('packed', {}),
  event('shipped', { tracking_url: z.string() }),
  event('delivered', {}),
  event('returned', {}),
  event('cancelled', {}),
  event('refund_requested', { refund_id: z.string(), amount: z.number() }),
  event('refund_processed', { refund_id: z.string() }),
]);
export type OrderEvent = z.infer<typeof orderEventSchema>;
export type OrderEventKind = OrderEvent['kind'];
