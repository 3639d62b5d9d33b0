import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { toBusinessTime } from '@rangmala/shared/contract';
import type { Database } from '../../../database/database.ts';
import { writeEmail } from '../../../mail/email-template.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { formatBusinessTime } from '../../../lib/business-time-zone.ts';
import { findArtistMailbox } from '../../artists/queries.ts';

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

/** Registers the composer of mails about messages. */
export function addMessageEmails({ db, mail, settings }: FastifyInstance): void {
  mail.registerComposer(MAIL_KIND, contentSchema, async ({ messageId, isUrgent = false }) => {
    const row = await findUnreadMessage(db, messageId, isUrgent);
    if (!row) return undefined;
    const isForArtist = row.author === 'customer';
    const to = isForArtist
      ? await findArtistMailbox(db, row.artist_id)
      : { name: row.customer_name, email: row.customer_email };
    if (!to) return undefined;
    const from = isForArtist ? row.customer_name : row.artist_name;
    const path = isForArtist
      ? `/artists/${encodeURIComponent(row.artist_id)}/sessions/${row.appointment_id}`
      : `/account/appointments/${row.appointment_id}/chat`;
    const heading = isUrgent ? `${from} is five minutes late` : `New message from ${from}`;
    return writeEmail(settings.site, to, heading, {
      heading,
      paragraphs: [
        `It’s about your session on ${formatBusinessTime(toBusinessTime(row.starts_at))}.`,
        row.text || 'They sent a picture.',
      ],
      button: { label: 'Read and reply', url: `${settings.publicUrl}${path}` },
    });
  });
}

/**
 * Returns a message with the data for its mail; undefined when no mail is needed. A mail is needed for an urgent message
 * that is unread, and otherwise only for the earliest unread message of an author about an appointment.
 */
async function findUnreadMessage(db: Database, messageId: string, isUrgent: boolean) {
  const row = await db
    .selectFrom('appointment_messages as message')
    .innerJoin('appointments', 'appointments.id', 'message.appointment_id')
    .innerJoin('artists', 'artists.id', 'appointments.artist_id')
    .innerJoin('users', 'users.id', 'appointments.user_id')
    .where('message.id', '=', messageId)
    .where('appointments.status', '=', 'booked')
    .select([
      'message.appointment_id',
      'message.author',
      'message.text',
      'message.created_at',
      'appointments.artist_id',
      'appointments.starts_at',
      'appointments.customer_read_at',
      'appointments.artist_read_at',
      'artists.name as artist_name',
      'users.name as customer_name',
      'users.email as customer_email',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const readAt = (row.author === 'customer' ? row.artist_read_at : row.customer_read_at) ?? '';
  if (readAt >= row.created_at) return undefined;
  if (isUrgent) return row;
  const earlierMessage = await db
    .selectFrom('appointment_messages')
    .where('appointment_id', '=', row.appointment_id)
    .where('author', '=', row.author)
    .where('created_at', '>', readAt)
    .where(({ or, and, eb }) =>
      or([
        eb('created_at', '<', row.created_at),
        and([eb('created_at', '=', row.created_at), eb('id', '<', messageId)]),
      ]),
    )
    .select('id')
    .executeTakeFirst();
  return earlierMessage ? undefined : row;
}
