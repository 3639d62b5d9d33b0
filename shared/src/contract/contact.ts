import * as z from 'zod/mini';
import { emailAddress, requiredText, optionalText } from './fields.ts';

export const contactMessage = z.object({
  name: requiredText('name', 100),
  email: emailAddress,
  subject: requiredText('subject', 200),
  message: requiredText('message', 5000),
  phone: optionalText('phone', 30),
  company: optionalText('company', 100),
});
export type ContactMessage = z.infer<typeof contactMessage>;
