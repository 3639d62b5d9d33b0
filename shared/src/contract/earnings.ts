import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint-definition.ts';
import { pageSchema } from './fields.ts';

/** The artist whose art is on a product. `art_type` is '' when none is known. */
const creditSchema = z.object({ id: z.string(), name: z.string(), art_type: z.string() });
export const creditsSchema = z.array(creditSchema);

/**
 * What an artist has earned with products. Money is in rupees. `earned` is the share of the sales without that of
 * refunded ones, `open` is earned and not paid out yet.
 */
const earningsSchema = z.object({
  earned: z.number(),
  paid: z.number(),
  open: z.number(),
  /** Newest first. `month` is `2026-11`, in business time. */
  months: z.array(
    z.object({
      month: z.string(),
      sales: z.int(),
      earned: z.number(),
      reversed: z.number(),
      paid: z.number(),
    }),
  ),
  /** Newest first. */
  entries: z.array(
    z.object({
      at: z.string(),
      kind: z.enum(['sale', 'reversal', 'payout']),
      /** Negative for a reversal and a payout. */
      amount: z.number(),
      /** What was sold: missing for a payout. `net` is the price without tax, `share` is in per cent. */
      sold: z.optional(
        z.object({
          product_id: z.string(),
          name: z.string(),
          quantity: z.int(),
          /** State of the delivery. */
          state: z.string(),
          net: z.number(),
          share: z.number(),
        }),
      ),
      note: z.string(),
    }),
  ),
  /** Number of entries on all pages. */
  total: z.int(),
});

export const earningsEndpoints = {
  'GET /artists/{id}/earnings': {
    summary: 'What an artist has earned with products: by month, and each sale, refund and payout',
    query: z.object({ page: z._default(pageSchema, 1) }),
    response: { 200: earningsSchema },
    access: ['artist'],
  },
} as const satisfies EndpointTable;

export type Credit = z.infer<typeof creditSchema>;
export type Earnings = z.infer<typeof earningsSchema>;
