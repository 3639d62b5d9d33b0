import * as z from 'zod/mini';
import { neededBySchema } from './delivery.ts';
import type { EndpointTable } from './endpoint-definition.ts';
import { apiErrorSchema, createNameSchema, emailAddressSchema, pinCodeSchema } from './fields.ts';
import { findStateName, isGstin } from './gst.ts';
import { orderSchema, PAYMENT_METHODS, placedOrderSchema } from './orders.ts';
import { cleanGstin, IDEMPOTENCY_KEY, MAX_QUANTITY, parsePhoneNumber, tidyText } from './rules.ts';

/** Largest number of lines in an order. */
const MAX_ORDER_LINES = 60;

/** An Indian phone number. The result is `+91` and ten digits. */
const phoneNumberSchema = z.string('Please enter your phone number.').check(
  z.trim(),
  z.minLength(1, 'Please enter your phone number.'),
  z.overwrite((text) => parsePhoneNumber(text) ?? text),
  z.regex(/^\+91\d{10}$/, 'Please enter a 10-digit Indian phone number.'),
);

/** Returns a schema of trimmed text that may be missing, null or empty. Missing text becomes ''. */
const createTrimmedTextSchema = (label: string, max: number) =>
  z.pipe(
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
    ),
    z.transform((value) => tidyText(value ?? '')),
  );

/** The customer's contact details. */
export const contactSchema = z.object({
  email: emailAddressSchema,
  name: createNameSchema('full name', 100),
  phone: phoneNumberSchema,
});

/** A delivery address in India. */
const addressSchema = z.object({
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

const giftNoteSchema = createTrimmedTextSchema('The gift note', 500);

/** The delivery form of the checkout. */
export const deliveryFormSchema = z.object({
  ...contactSchema.shape,
  ...addressSchema.shape,
  needed_by: neededBySchema,
  gift_note: giftNoteSchema,
});

const orderLineRequestSchema = z.object({
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
const orderRequestSchema = z.object({
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

/** Largest number of delivery addresses that a customer can save. */
export const MAX_ADDRESSES = 20;

/** A delivery address with the recipient's contact details. */
const addressFormSchema = z.object({
  ...z.omit(contactSchema, { email: true }).shape,
  ...addressSchema.shape,
});

/** A delivery address that a customer has saved. */
const savedAddressSchema = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  ...orderSchema.shape.address.shape,
});

/** The data of the checkout screen. */
const checkoutSchema = z.object({
  payments: z.array(z.object({ value: z.enum(PAYMENT_METHODS), label: z.string(), hint: z.string() })),
  /** Largest total in rupees for cash on delivery. */
  cash_limit: z.number(),
  /** Largest total in rupees for UPI to the shop's own UPI id. */
  upi_limit: z.number(),
  /** Contact details and delivery address of the signed-in customer's last order. */
  saved: z.optional(z.object({ contact: orderSchema.shape.contact, address: orderSchema.shape.address })),
  /** Saved delivery addresses of the signed-in customer, most recently used first; omitted when there are none. */
  addresses: z.optional(z.array(savedAddressSchema)),
});

export const checkoutEndpoints = {
  'GET /checkout': {
    summary: 'What the checkout screen needs: ways to pay and, for a customer, the last address',
    response: { 200: checkoutSchema },
    errors: [404],
  },
  'POST /orders': {
    summary: 'Places an order. Repeated under its Idempotency-Key, it returns the order that was placed',
    headers: z.object({ [IDEMPOTENCY_KEY]: z.optional(z.string()) }),
    body: orderRequestSchema,
    response: {
      201: placedOrderSchema,
      /** `total` is the current total if it differs from `expected_total`. */
      409: z.extend(apiErrorSchema, { total: z.optional(z.number()) }),
    },
    errors: [404],
  },
  'GET /addresses': {
    summary: 'The customer’s saved addresses, most recently used first',
    response: { 200: z.array(savedAddressSchema) },
    access: ['customer'],
  },
  'POST /addresses': {
    summary: 'Saves an address',
    body: addressFormSchema,
    response: { 201: savedAddressSchema },
    access: ['customer'],
  },
  'PUT /addresses/{id}': {
    summary: 'Changes a saved address',
    body: addressFormSchema,
    response: { 200: savedAddressSchema },
    access: ['customer'],
  },
  'DELETE /addresses/{id}': {
    summary: 'Removes a saved address',
    response: { 204: z.null() },
    access: ['customer'],
  },
} as const satisfies EndpointTable;

export type AddressForm = z.infer<typeof addressFormSchema>;
export type SavedAddress = z.infer<typeof savedAddressSchema>;
export type Checkout = z.infer<typeof checkoutSchema>;
export type OrderRequest = z.infer<typeof orderRequestSchema>;
export type OrderLineRequest = z.infer<typeof orderLineRequestSchema>;
