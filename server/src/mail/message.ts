import * as z from 'zod/mini';

/** An address, optionally with the name of its owner. */
const mailboxSchema = z.union([z.string(), z.object({ name: z.string(), address: z.string() })]);

/** A mail as the outbox stores it: plain JSON. */
export const messageSchema = z.object({
  to: mailboxSchema,
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
  /** Recipient of replies, when it is not the sender. */
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

/** Excludes line breaks, blanks, commas and brackets, with which a mail could reach another recipient. */
const ADDRESS = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/;

/** @throws TypeError for an address that could be parsed as several */
export function checkMessage(message: Message): void {
  for (const mailbox of [message.to, message.replyTo]) {
    if (mailbox === undefined) continue;
    const address = typeof mailbox === 'string' ? mailbox : mailbox.address;
    if (!ADDRESS.test(address)) throw new TypeError('This mail has an address that is none.');
  }
}
