import { HAND_OVER_REMINDER_DAYS } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { HandOverEventRow } from '../../../database/booking-tables.ts';
import type { Database } from '../../../database/database.ts';
import { writeEmail } from '../../../mail/email-template.ts';
import { findParticipantMailbox } from '../messages/access.ts';
import { type AppointmentWithParticipants, findBookedAppointment } from '../queries.ts';
import { readHandOver } from './queries.ts';
import { getStatusAfter } from './state.ts';

const MAIL_KIND = 'hand-over';
const DAY_MS = 24 * 60 * 60_000;

const contentSchema = z.object({
  appointmentId: z.string(),
  sequence: z.number(),
  isReminder: z.boolean(),
});

/** Enqueues the mail about an event, and the reminder of the one who has to answer. */
export async function enqueueHandOverEmails(
  { mail }: FastifyInstance,
  { appointment_id: appointmentId, sequence, kind }: HandOverEventRow,
  transaction: Database,
): Promise<void> {
  if (!getStatusAfter(kind)) return;
  await mail.composeLater(MAIL_KIND, { appointmentId, sequence, isReminder: false }, transaction);
  if (kind !== 'approved') {
    const reminder = { appointmentId, sequence, isReminder: true };
    await mail.composeLater(MAIL_KIND, reminder, transaction, HAND_OVER_REMINDER_DAYS * DAY_MS);
  }
}

/** Registers the composer of mails about hand-overs. An event that was answered or replaced needs no mail any more. */
export function addHandOverEmails({ db, mail, settings }: FastifyInstance): void {
  mail.registerComposer(MAIL_KIND, contentSchema, async ({ appointmentId, sequence, isReminder }) => {
    const session = await findBookedAppointment(db, appointmentId);
    const { events, versions } = await readHandOver(db, appointmentId);
    const event = events.findLast(({ kind }) => getStatusAfter(kind));
    const [newest] = versions;
    if (!session || event?.sequence !== sequence || !newest) return undefined;
    const isForCustomer = event.kind === 'handed_over';
    const side = isForCustomer ? 'customer' : 'artist';
    const to = await findParticipantMailbox(db, settings, session, side);
    if (!to) return undefined;
    const heading = writeHeading(session, event.kind, newest.version, isReminder);
    return writeEmail(settings.site, to, heading, {
      heading,
      paragraphs: writeParagraphs(session, event),
      details: [{ label: 'Design', value: `${newest.title}, version ${newest.version}` }],
      button: { label: isForCustomer ? 'See your design' : 'Open the session', url: to.url },
    });
  });
}

function writeHeading(
  { artist_name, customer_name }: AppointmentWithParticipants,
  kind: HandOverEventRow['kind'],
  version: number,
  isReminder: boolean,
): string {
  if (kind === 'approved') return `${customer_name} has approved your design`;
  if (kind === 'change_asked')
    return isReminder
      ? `${customer_name} is waiting for your new version`
      : `${customer_name} asks for a change`;
  if (isReminder) return `Your design by ${artist_name} is waiting for you`;
  return version === 1 ? `Your design by ${artist_name}` : `A new version of your design by ${artist_name}`;
}

function writeParagraphs(
  { artist_name, customer_name }: AppointmentWithParticipants,
  { kind, details }: HandOverEventRow,
): string[] {
  if (kind === 'approved')
    return [
      `${customer_name} likes your design and can now put it on products. You’re named on each of them.`,
    ];
  if (kind === 'change_asked') {
    const { text, marks } = z
      .object({ text: z.string(), marks: z.array(z.unknown()) })
      .parse(JSON.parse(details ?? '{}'));
    return [
      ...(text ? [`${customer_name} writes:`, `“${text}”`] : []),
      ...(marks.length > 0 ? [`${customer_name} has also marked places on your picture.`] : []),
    ];
  }
  return [
    `${artist_name} has drawn a design for you. Approve it, or ask for a change. After you approve it, you can put it on a product.`,
  ];
}
