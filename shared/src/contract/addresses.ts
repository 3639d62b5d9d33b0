import * as z from 'zod/mini';
import { addressSchema, contactSchema, orderSchema } from './orders.ts';

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

export type AddressForm = z.infer<typeof addressFormSchema>;
export type SavedAddress = z.infer<typeof savedAddressSchema>;
