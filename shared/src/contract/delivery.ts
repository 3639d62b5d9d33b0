import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint-definition.ts';

/** A day of the studio: `2026-12-08`. */
const daySchema = z.iso.date('Please enter a date such as 2026-12-08.');

/** The first and the last day on which a parcel can arrive. */
const arrivalSchema = z.object({ from: daySchema, to: daySchema });

/**
 * When an order of this moment arrives. `order_by` ends the time for which the estimate holds. `express` is the arrival
 * of an express parcel and its price in rupees, where the shop offers it.
 */
const deliverySchema = z.union([
  z.object({
    served: z.literal(true),
    ...arrivalSchema.shape,
    order_by: z.string(),
    express: z.optional(z.object({ ...arrivalSchema.shape, price: z.number() })),
  }),
  z.object({ served: z.literal(false) }),
]);

/** The fields of an order about its arrival. */
export const orderArrivalSchema = z.object({
  /** The promised arrival. Missing when no carrier delivers to the address, and for earlier orders. */
  arrival: z.optional(arrivalSchema),
  /** The day by which the customer needs the order; missing when the customer named none. */
  needed_by: z.optional(z.string()),
  /** Whether the order travels as an express parcel, which `shipping` pays. Missing for standard shipping. */
  express: z.optional(z.boolean()),
});

/** The day by which a customer needs an order. Missing, null and empty mean none. */
export const neededBySchema = z.optional(
  z.pipe(
    z.nullable(z.union([z.literal(''), daySchema], 'Please enter a date such as 2026-12-08.')),
    z.transform((day) => day || undefined),
  ),
);

export const deliveryEndpoints = {
  'GET /delivery': {
    summary: 'When an order of this moment arrives at a PIN code',
    query: z.object({
      pin: z._default(z.string(), ''),
      /**
       * The id of a product, or a comma-separated list of the products of one parcel. Without it, the estimate is for a
       * product without dispatch days.
       */
      product_id: z.optional(z.string().check(z.maxLength(10_000))),
      /** `true` for products with a design of the customer. */
      personalised: z.optional(z.string()),
    }),
    response: { 200: deliverySchema },
    errors: [404, 422],
  },
} as const satisfies EndpointTable;

export type Delivery = z.infer<typeof deliverySchema>;
export type ArrivalDays = z.infer<typeof arrivalSchema>;
