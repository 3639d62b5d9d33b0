import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ContactMessage, SiteInfo } from '@rangmala/shared/contract';
import { createRateLimit } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { renderEmail } from '../../mail/email-template.ts';
import type { Message } from '../../mail/message.ts';
import type { Database } from '../../database/database.ts';

/** Writes the mail that forwards a contact message to the shop. Replies go to the visitor. */
function writeContactEmail(site: SiteInfo, message: ContactMessage): Message {
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

export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  route(app, 'POST /contact', { rateLimit: createRateLimit(30, '10 minutes') }, async ({ body }) => {
    await app.db.transaction().execute(async (transaction) => {
      await insertContactMessage(transaction, body, app.now());
      await app.mail.enqueue(writeContactEmail(app.settings.site, body), transaction);
    });
    return { message: 'Message sent successfully!' };
  });
};

/** Stores a message from the contact page. */
async function insertContactMessage(db: Database, message: ContactMessage, now: Date): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({ id: randomUUID(), created_at: now.toISOString(), ...message })
    .execute();
}
