import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../../../database/database.ts';
import { writeEmail } from '../../../mail/email-template.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { formatInstant } from '../../../lib/business-time-zone.ts';
import { findBookedAppointment } from '../queries.ts';
import { findParticipantMailbox } from './access.ts';
import { listMessages } from './queries.ts';

const MAIL_KIND = 'appointment message';
/** Delay of the mail. A recipient who reads the message within this time gets no mail. */
const EMAIL_DELAY_MS = 10 * 60_000;

const contentSchema = z.object({
  appointmentId: z.string(),
  messageId: z.string(),
  /** Whether the mail is sent at once, also when an earlier message is unread. */
  isUrgent: z.optional(z.boolean()),
});

/** Schedules the mail about a new message. The mail is due {@link EMAIL_DELAY_MS} later, or at once when it is urgent. */
export async function enqueueMessageEmail(
  mail: Mailer,
  content: z.infer<typeof contentSchema>,
  transaction: Database,
): Promise<void> {
  await mail.composeLater(MAIL_KIND, content, transaction, content.isUrgent ? 0 : EMAIL_DELAY_MS);
}

/**
 * Registers the composer of mails about messages. A mail is needed for an urgent message that is unread, and otherwise
 * only for the earliest unread message of an author about an appointment.
 */
export function addMessageEmails({ db, mail, settings }: FastifyInstance): void {
  mail.registerComposer(MAIL_KIND, contentSchema, async ({ appointmentId, messageId, isUrgent = false }) => {
    const session = await findBookedAppointment(db, appointmentId);
    const messages = await listMessages(db, appointmentId);
    const message = messages.find(({ id }) => id === messageId);
    if (!session || !message) return undefined;
    const isForArtist = message.author === 'customer';
    const readAt = (isForArtist ? session.artist_read_at : session.customer_read_at) ?? '';
    const unread = messages.filter(
      ({ author, created_at }) => author === message.author && created_at > readAt,
    );
    if (!unread.includes(message) || (!isUrgent && unread[0] !== message)) return undefined;
    const to = await findParticipantMailbox(db, settings, session, isForArtist ? 'artist' : 'customer');
    if (!to) return undefined;
    const from = isForArtist ? session.customer_name : session.artist_name;
    const heading = isUrgent ? `${from} is five minutes late` : `New message from ${from}`;
    return writeEmail(settings.site, to, heading, {
      heading,
      paragraphs: [
        `It’s about your session on ${formatInstant(session.starts_at)}.`,
        message.text || 'They sent a picture.',
      ],
      button: { label: 'Read and reply', url: to.url },
    });
  });
}
