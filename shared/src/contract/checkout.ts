import * as z from 'zod/mini';
import { savedAddressSchema } from './addresses.ts';
import { orderSchema, PAYMENT_METHODS } from './orders.ts';

/** The data of the checkout screen. */
export const checkoutSchema = z.object({
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

export type Checkout = z.infer<typeof checkoutSchema>;
