import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint-definition.ts';
import { creditsSchema } from './earnings.ts';
import { orderArrivalSchema } from './delivery.ts';
import { designCopiesSchema, newTokenSchema } from './designs.ts';
import { labelledValuesSchema, pageQuerySchema } from './fields.ts';

/** Name of the request header with the order token. The token gives a guest access to the order. */
export const ORDER_TOKEN = 'order-token';

/** Ways to pay. `cash` is cash on delivery, `upi` is UPI to the shop's own UPI id, and `test` is the test gateway. */
export const PAYMENT_METHODS = ['razorpay', 'cash', 'upi', 'test'] as const;

/** In the sequence in which an order has them. An order can also be cancelled before its delivery. */
export const ORDER_STATUSES = [
  'placed',
  'awaiting_payment',
  'confirmed',
  'in_production',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const;

/** `failed` means that the shop has received no payment and no longer expects a payment. */
const PAYMENT_STATUSES = ['open', 'paid', 'failed', 'refunded', 'partly_refunded', 'on_delivery'] as const;

/** How to pay for an order. `url` is the page to open for the payment. */
const paymentStartSchema = z.object({
  method: z.enum(PAYMENT_METHODS),
  gateway_order_id: z.optional(z.string()),
  url: z.optional(z.string()),
});

/** A placed order and how to pay for it. */
export const placedOrderSchema = z.object({
  number: z.string(),
  token: z.string(),
  status: z.enum(ORDER_STATUSES),
  payment_status: z.enum(PAYMENT_STATUSES),
  total: z.number(),
  currency: z.literal('INR'),
  payment: paymentStartSchema,
});

const orderLineSchema = z.object({
  product_id: z.string(),
  name: z.string(),
  image: z.string(),
  options: z.record(z.string(), z.string()),
  /** Labels of the options and of their values, such as `Size` and `M`. */
  choices: labelledValuesSchema,
  /** What the printed fields say, such as `Name` and `Meera`. Earlier servers do not send it. */
  fields: z.optional(labelledValuesSchema),
  /** The artists whose art is on it. Earlier servers do not send it. */
  designed_by: z.optional(creditsSchema),
  quantity: z.int(),
  unit_price: z.number(),
  total: z.number(),
  hsn: z.string(),
  gst_rate: z.number(),
  customDesign: z.optional(z.object({ url: z.string(), name: z.string() })),
  design_id: z.optional(z.string()),
  /** URL of the approval picture of the first printed side. The URL expires. */
  design_picture: z.optional(z.string()),
  /** Label and approval picture of each printed side. The URLs expire. Earlier servers do not send this list. */
  design_pictures: z.optional(z.array(z.object({ label: z.string(), url: z.string() }))),
  refunded: z.number(),
});

/** An order as its customer sees it. Money is in rupees. */
export const orderSchema = z.object({
  number: z.string(),
  placed_at: z.string(),
  status: z.enum(ORDER_STATUSES),
  payment_status: z.enum(PAYMENT_STATUSES),
  payment_method: z.enum(PAYMENT_METHODS),
  contact: z.object({ email: z.string(), name: z.string(), phone: z.string() }),
  address: z.object({
    pin: z.string(),
    line1: z.string(),
    area: z.string(),
    landmark: z.string(),
    city: z.string(),
    state: z.string(),
    gstin: z.string(),
  }),
  gift_note: z.string(),
  ...orderArrivalSchema.shape,
  lines: z.array(orderLineSchema),
  totals: z.object({
    items: z.number(),
    shipping: z.number(),
    cgst: z.number(),
    sgst: z.number(),
    igst: z.number(),
    total: z.number(),
  }),
  refunded: z.number(),
  /** Oldest first. `completed_at` is missing until the refund is completed. */
  refunds: z.array(
    z.object({ amount: z.number(), requested_at: z.string(), completed_at: z.optional(z.string()) }),
  ),
  timeline: z.array(
    z.object({ at: z.string(), status: z.enum(ORDER_STATUSES), reason: z.optional(z.string()) }),
  ),
  tracking_url: z.optional(z.string()),
  /** What became of the newest attempt to pay through a gateway. Earlier servers do not send it. */
  payment_attempt: z.optional(z.enum(['none', 'pending', 'failed'])),
  /** Whether the customer can start a payment now. */
  can_pay: z.boolean(),
  /** Whether the customer can cancel the order now. */
  can_cancel: z.boolean(),
  /** Whether the order belongs to an account. Earlier servers do not send it. */
  in_account: z.optional(z.boolean()),
  /** The documents of the order, oldest first. */
  documents: z.array(
    z.object({
      kind: z.enum(['invoice', 'bill_of_supply', 'credit_note']),
      number: z.string(),
      url: z.string(),
      pdf_url: z.string(),
    }),
  ),
});

const orderSummarySchema = z.object({
  number: z.string(),
  placed_at: z.string(),
  status: z.enum(ORDER_STATUSES),
  payment_status: z.enum(PAYMENT_STATUSES),
  total: z.number(),
  lines: z.array(
    z.object({
      name: z.string(),
      /** The customer’s picture, otherwise a picture of the product. */
      image: z.string(),
      quantity: z.int(),
    }),
  ),
});

/**
 * The order token of a guest, in a header or in the query. Pages use the query, because the server renders a page from
 * its URL.
 */
export const orderAccess = {
  headers: z.object({ [ORDER_TOKEN]: z.optional(z.string()) }),
  query: z.object({ token: z.optional(z.string()) }),
  access: ['customer', 'order-token', 'link-token'],
} as const;

export const orderEndpoints = {
  'GET /orders': {
    summary: 'The orders of the signed-in customer, newest first; one page of them with "page" or "limit"',
    query: pageQuerySchema,
    response: { 200: z.array(orderSummarySchema) },
    access: ['customer'],
  },
  'GET /orders/count': {
    summary: 'The number of orders of the signed-in customer',
    response: { 200: z.object({ total: z.int() }) },
    access: ['customer'],
  },
  'GET /orders/{number}': {
    summary: 'One order, for its customer or with its Order-Token',
    ...orderAccess,
    response: { 200: orderSchema },
  },
  'GET /orders/{number}/lines/{position}.jpg': {
    summary: 'The picture of an ordered product, for mails, with the token in its link',
    query: z.object({ token: z.optional(z.string()) }),
    access: ['link-token'],
    produces: 'image/jpeg',
    response: { 200: z.string() },
  },
  'POST /orders/{number}/payments': {
    summary: 'Starts or resumes the payment of an order',
    ...orderAccess,
    response: { 200: placedOrderSchema },
    errors: [409],
  },
  'POST /orders/{number}/cancel': {
    summary: 'Cancels an order before its production and refunds the full payment, once',
    ...orderAccess,
    response: { 200: orderSchema },
    errors: [409],
  },
  'POST /orders/{number}/design-copies': {
    summary: 'Copies the designs of an order, so that its lines can be ordered again',
    ...orderAccess,
    // The server reads a missing body as null. It derives the token of each copy from the token.
    body: z.nullish(z.object({ token: newTokenSchema })),
    response: { 201: designCopiesSchema },
    errors: [507],
  },
  'POST /orders/{number}/keep': {
    summary: 'Keeps an order of a guest in the account of the signed-in customer',
    ...orderAccess,
    access: ['customer'],
    response: { 200: orderSchema },
    errors: [409],
  },
} as const satisfies EndpointTable;

export type PlacedOrder = z.infer<typeof placedOrderSchema>;
export type PaymentStart = z.infer<typeof paymentStartSchema>;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export type Order = z.infer<typeof orderSchema>;
export type OrderLine = z.infer<typeof orderLineSchema>;
export type OrderSummary = z.infer<typeof orderSummarySchema>;
