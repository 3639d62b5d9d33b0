import * as z from 'zod/mini';
import { creditsSchema } from './earnings.ts';
import { neededBySchema, orderArrivalSchema } from './delivery.ts';
import {
  apiErrorSchema,
  createNameSchema,
  emailAddressSchema,
  labelledValuesSchema,
  pinCodeSchema,
} from './fields.ts';
import { findStateName, isGstin } from './gst.ts';
import { cleanGstin, MAX_QUANTITY, parsePhoneNumber, tidyText } from './rules.ts';

/** Name of the request header with the order token. The token gives a guest access to the order. */
export const ORDER_TOKEN = 'order-token';

/** Ways to pay. `cash` is cash on delivery, `upi` is UPI to the shop's own UPI id, and `test` is the test gateway. */
export const PAYMENT_METHODS = ['razorpay', 'cash', 'upi', 'test'] as const;

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
export const PAYMENT_STATUSES = [
  'open',
  'paid',
  'failed',
  'refunded',
  'partly_refunded',
  'on_delivery',
] as const;

/** Largest number of lines in an order. */
export const MAX_ORDER_LINES = 60;

/** An Indian phone number. The result is `+91` and ten digits. */
const phoneNumberSchema = z.string('Please enter your phone number.').check(
  z.trim(),
  z.minLength(1, 'Please enter your phone number.'),
  z.overwrite((text) => parsePhoneNumber(text) ?? text),
  z.regex(/^\+91\d{10}$/, 'Please enter a 10-digit Indian phone number.'),
);

/** Returns a schema of text that may be missing, null or empty. Missing text becomes ''. */
const createNullableTextSchema = (label: string, max: number) =>
  z._default(
    z
      .nullable(z.string(`${label} must be text.`))
      .check(
        z.refine(
          (text) => tidyText(text ?? '').length <= max,
          `${label} is too long: at most ${max} characters.`,
        ),
      ),
    '',
  );

const createTrimmedTextSchema = (label: string, max: number) =>
  z.pipe(
    createNullableTextSchema(label, max),
    z.transform((value) => tidyText(value ?? '')),
  );

/** The customer's contact details. */
export const contactSchema = z.object({
  email: emailAddressSchema,
  name: createNameSchema('full name', 100),
  phone: phoneNumberSchema,
});

/** A delivery address in India. */
export const addressSchema = z.object({
  pin: pinCodeSchema,
  line1: createNameSchema('house and street', 200),
  area: createNameSchema('area', 200),
  landmark: createTrimmedTextSchema('The landmark', 200),
  city: createNameSchema('city', 100),
  state: z.pipe(
    z.string('Please choose your state.').check(
      z.trim(),
      z.minLength(1, 'Please choose your state.'),
      z.refine((name) => findStateName(name) !== undefined, 'Please choose a state of India.'),
    ),
    z.transform((name) => findStateName(name) ?? name),
  ),
  gstin: z.pipe(
    createTrimmedTextSchema('The GSTIN', 100),
    z.pipe(
      z.transform(cleanGstin),
      z
        .string()
        .check(
          z.refine(
            (value) => value === '' || isGstin(value),
            'This GSTIN is not valid. Please check its 15 characters.',
          ),
        ),
    ),
  ),
});

/** A picture that the customer uploaded, as its URL or as an object with its URL. */
const customDesignSchema = z.union(
  [z.string(), z.object({ url: z.string(), name: z._default(z.string().check(z.maxLength(500)), '') })],
  'The custom design must be the address of an uploaded picture.',
);

export const giftNoteSchema = createTrimmedTextSchema('The gift note', 500);

/** The delivery form of the checkout. */
export const deliveryFormSchema = z.object({
  ...contactSchema.shape,
  ...addressSchema.shape,
  needed_by: neededBySchema,
  gift_note: giftNoteSchema,
});

export const orderLineRequestSchema = z.object({
  product_id: z.string('Each line needs a product_id.').check(z.minLength(1), z.maxLength(200)),
  options: z._default(
    z.record(
      z.string().check(z.maxLength(100)),
      z.string().check(z.maxLength(200)),
      'The options must be names with values.',
    ),
    {},
  ),
  quantity: z
    .int('The quantity must be a whole number.')
    .check(
      z.gte(1, 'The quantity must be at least 1.'),
      z.lte(MAX_QUANTITY, `At most ${MAX_QUANTITY} pieces of one item.`),
    ),
  design_id: z.optional(z.string().check(z.maxLength(200))),
  design_token: z.optional(z.string().check(z.maxLength(200))),
  customDesign: z.optional(customDesignSchema),
});

/** An order to place. Money is in rupees. */
export const orderRequestSchema = z.object({
  contact: contactSchema,
  address: addressSchema,
  lines: z
    .array(orderLineRequestSchema, 'The order needs its lines.')
    .check(
      z.minLength(1, 'Your cart is empty.'),
      z.maxLength(MAX_ORDER_LINES, 'This order has too many lines.'),
    ),
  payment: z.enum(PAYMENT_METHODS, 'Please choose how to pay.'),
  expected_total: z.number('Please say what total you were shown.').check(z.gte(0), z.lte(1e9)),
  needed_by: neededBySchema,
  express: z.optional(z.boolean()),
  gift_note: giftNoteSchema,
});

/** How to pay for an order. `url` is the page to open for the payment. */
export const paymentStartSchema = z.object({
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

export const orderLineSchema = z.object({
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

export const orderTotalsSchema = z.object({
  items: z.number(),
  shipping: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  total: z.number(),
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
  totals: orderTotalsSchema,
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

export const orderSummarySchema = z.object({
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
export const orderSummariesSchema = z.array(orderSummarySchema);

/** The refusal of an order. `total` is the current total if it differs from `expected_total`. */
export const orderConflictSchema = z.extend(apiErrorSchema, { total: z.optional(z.number()) });

/** The confirmation of an order with the token of the mailed link. */
export const confirmationSchema = z.object({ token: z.string('Please open the link in our email again.') });

export type OrderRequest = z.infer<typeof orderRequestSchema>;
export type OrderLineRequest = z.infer<typeof orderLineRequestSchema>;
export type PlacedOrder = z.infer<typeof placedOrderSchema>;
export type PaymentStart = z.infer<typeof paymentStartSchema>;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export type Order = z.infer<typeof orderSchema>;
export type OrderLine = z.infer<typeof orderLineSchema>;
export type OrderSummary = z.infer<typeof orderSummarySchema>;
