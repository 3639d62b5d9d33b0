import type { ContactMessage, SiteInfo } from '@rangmala/shared/contract';
import { renderEmail } from '../../mail/email-template.ts';
import type { Message } from '../../mail/message.ts';

/** Writes the mail that forwards a contact message to the shop. Replies go to the visitor. */
export function writeContactEmail(site: SiteInfo, message: ContactMessage): Message {
  const { name, email, phone, company } = message;
  return {
    to: { name: site.name, address: site.email },
    replyTo: { name: toOneLine(name), address: email },
    subject: `[Contact] ${toOneLine(message.subject)}`,
    ...renderEmail(site, {
      heading: message.subject,
      paragraphs: ['You have a message from the contact page. Reply to this email to answer.'],
      details: [
        { label: 'From', value: `${name} <${email}>` },
        ...(phone ? [{ label: 'Phone', value: phone }] : []),
        ...(company ? [{ label: 'Company', value: company }] : []),
      ],
      closing: [message.message],
    }),
  };
}

/** Replaces each sequence of white space with a space, because a mail header must not contain line breaks. */
const toOneLine = (text: string) => text.replace(/\s+/g, ' ');
