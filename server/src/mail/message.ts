import { parseEmailAddress } from '@rangmala/shared/contract';
import * as z from 'zod/mini';

/** An email address, optionally with a name. */
const mailboxSchema = z.union([z.string(), z.object({ name: z.string(), address: z.string() })]);

/** A mail that is ready for delivery. */
export const messageSchema = z.object({
  to: mailboxSchema,
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
  /** Recipient of replies; by default the sender. */
  replyTo: z.optional(mailboxSchema),
  attachments: z.optional(
    z.array(z.object({ filename: z.string(), content: z.string(), contentType: z.string() })),
  ),
  icalEvent: z.optional(
    z.object({
      method: z.enum(['request', 'cancel', 'publish']),
      content: z.string(),
      filename: z.optional(z.string()),
    }),
  ),
});
export type Message = z.infer<typeof messageSchema>;

/** @throws TypeError when an email address of the message is invalid or could name several recipients */
export function checkMessage(message: Message): void {
  for (const mailbox of [message.to, message.replyTo]) {
    if (mailbox === undefined) continue;
    const email = typeof mailbox === 'string' ? mailbox : mailbox.address;
    if (parseEmailAddress(email) === undefined) throw new TypeError('The mail has an invalid address.');
  }
}
