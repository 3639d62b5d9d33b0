import type { ContactMessage, SiteInfo } from '@rangmala/shared/contract';
import { letter } from '../../mail/email-template.ts';
import type { Message } from '../../mail/message.ts';

/** The mail by which the shop's owner hears of a message; its answer goes to who wrote it. */
export function letterToOwner(site: SiteInfo, message: ContactMessage): Message {
  const { name, email, phone, company } = message;
  const about = [`From ${name} <${email}>`, phone && `Phone ${phone}`, company && `Company ${company}`];
  return {
    to: { name: site.name, address: site.email },
    replyTo: { name: oneLine(name), address: email },
    subject: `[Contact] ${oneLine(message.subject)}`,
    ...letter(site, {
      greeting: 'A visitor wrote through the contact page:',
      paragraphs: [about.filter(Boolean).join('\n'), message.subject, message.message],
    }),
  };
}

/** A line break in a header would begin another. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ');
