import * as z from 'zod/mini';
import { addressSchema, contactSchema, orderSchema, PAYMENT_METHODS } from './orders.ts';

/** Largest number of delivery addresses that a customer can save. */
export const MAX_ADDRESSES = 20;

/** A delivery address with the recipient's contact details. */
export const addressFormSchema = z.object({
  name: contactSchema.shape.name,
  phone: contactSchema.shape.phone,
  ...addressSchema.shape,
});

/** A delivery address that a customer has saved. */
export const savedAddressSchema = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  ...orderSchema.shape.address.shape,
});

export const savedAddressesSchema = z.array(savedAddressSchema);

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

export type AddressForm = z.infer<typeof addressFormSchema>;
export type SavedAddress = z.infer<typeof savedAddressSchema>;
export type Checkout = z.infer<typeof checkoutSchema>;
