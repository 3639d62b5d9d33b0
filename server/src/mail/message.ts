/** A mail as the outbox stores it: plain JSON. */
export interface Message {
  to: Mailbox;
  subject: string;
  text: string;
  html?: string;
  /** Recipient of replies, when it is not the sender. */
  replyTo?: Mailbox;
  attachments?: { filename: string; content: string; contentType: string }[];
  /** A calendar invitation or cancellation. */
  icalEvent?: { method: 'request' | 'cancel' | 'publish'; content: string; filename?: string };
}

/** An address, optionally with the name of its owner. */
export type Mailbox = string | { name: string; address: string };

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
