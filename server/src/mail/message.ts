import * as z from 'zod/mini';

/** An e-mail address, optionally with a name. */
const mailboxSchema = z.union([z.string(), z.object({ name: z.string(), address: z.string() })]);

/** The JSON of a mail in the outbox. */
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
  /** A calendar invitation or cancellation. */
  icalEvent: z.optional(
    z.object({
      method: z.enum(['request', 'cancel', 'publish']),
      content: z.string(),
      filename: z.optional(z.string()),
    }),
  ),
});
export type Message = z.infer<typeof messageSchema>;

/**
 * Matches an e-mail address. Excludes line breaks, spaces, commas and brackets, with which the text could name a
 * second recipient.
 */
const ADDRESS = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/;

/** @throws TypeError when an e-mail address of a message is invalid or could name several recipients */
export function checkMessage(message: Message): void {
  for (const mailbox of [message.to, message.replyTo]) {
    if (mailbox === undefined) continue;
    const address = typeof mailbox === 'string' ? mailbox : mailbox.address;
    if (!ADDRESS.test(address)) throw new TypeError('The mail has an invalid address.');
  }
}
