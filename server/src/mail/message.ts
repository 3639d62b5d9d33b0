/** A mail as the outbox keeps it: plain JSON. */
export interface Message {
  to: Mailbox;
  subject: string;
  text: string;
  html?: string;
  /** Who gets the answer, when it is not the sender. */
  replyTo?: Mailbox;
  attachments?: { filename: string; content: string; contentType: string }[];
  /** An invitation or its cancelling, as calendars understand it. */
  icalEvent?: { method: 'request' | 'cancel' | 'publish'; content: string; filename?: string };
}

/** An address, with the name of whose it is. */
export type Mailbox = string | { name: string; address: string };

/** No line break, blank, comma or bracket: each of them could lead the mail to somebody else. */
const ADDRESS = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/;

/** @throws TypeError for an address that could be read as more than one */
export function checkMessage(message: Message): void {
  for (const mailbox of [message.to, message.replyTo]) {
    if (mailbox === undefined) continue;
    const address = typeof mailbox === 'string' ? mailbox : mailbox.address;
    if (!ADDRESS.test(address)) throw new TypeError('This mail has an address that is none.');
  }
}
