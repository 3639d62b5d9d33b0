import * as z from 'zod/mini';
import { emailAddressSchema, createRequiredTextSchema, createOptionalTextSchema } from './fields.ts';

export const contactMessageSchema = z.object({
  name: createRequiredTextSchema('name', 100),
  email: emailAddressSchema,
  subject: createRequiredTextSchema('subject', 200),
  message: createRequiredTextSchema('message', 5000),
  phone: createOptionalTextSchema('phone', 30),
  company: createOptionalTextSchema('company', 100),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
