import * as z from 'zod/mini';
import { emailAddressSchema, requiredText, optionalText } from './fields.ts';

export const contactMessageSchema = z.object({
  name: requiredText('name', 100),
  email: emailAddressSchema,
  subject: requiredText('subject', 200),
  message: requiredText('message', 5000),
  phone: optionalText('phone', 30),
  company: optionalText('company', 100),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
