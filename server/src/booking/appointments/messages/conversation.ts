import {
  type AppointmentMessage,
  CHAT_DAYS,
  type Conversation,
  type NewMessage,
} from '@rangmala/shared/contract';
import type { Database } from '../../../database/database.ts';
import { transact } from '../../../database/transactions.ts';
import { NotFoundError, RuleError } from '../../../http/errors.ts';
import { addDays, toBusinessTime } from '../../../lib/business-time-zone.ts';
import { isUploaded } from '../../../uploads/references.ts';
import { type AppointmentWithArtist, selectAppointments } from '../queries.ts';
import type { BookingContext } from '../rules.ts';
import { enqueueMessageEmail } from './message-emails.ts';
import { countMessages, insertMessage, listMessages, markMessagesRead, type Participant } from './queries.ts';

export type ConversationRow = AppointmentWithArtist & { customer_name: string };

const MAX_MESSAGES = 500;

/** Returns a booked appointment with its customer's name; undefined for an unknown or cancelled appointment. */
export async function findConversation(db: Database, id: string): Promise<ConversationRow | undefined> {
  return selectAppointments(db)
    .innerJoin('users', 'users.id', 'appointments.user_id')
    .select('users.name as customer_name')
    .where('appointments.id', '=', id)
    .where('appointments.status', '=', 'booked')
    .executeTakeFirst();
}

/** Returns the conversation of an appointment. Marks the messages of the other participant as read by `side`. */
export async function readConversation(
  { db, now }: BookingContext,
  row: ConversationRow,
  side: Participant,
): Promise<Conversation> {
  const messages = await listMessages(db, row.id);
  const readAt = side === 'customer' ? row.customer_read_at : row.artist_read_at;
  const newest = messages.findLast(({ author }) => author !== side);
  if (newest && newest.created_at > (readAt ?? '')) {
    // Uses the time of the newest listed message. A message that is stored after the query then stays unread.
    await markMessagesRead(db, newest.created_at, row.id, side);
  }
  return {
    ...toBusinessTime(row.starts_at),
    session_type: row.session_type,
    artist_id: row.artist_id,
    artist_name: row.artist_name,
    customer_name: row.customer_name,
    is_open: isOpen(row, now()),
    open_until: computeLastDay(row),
    messages,
  };
}

/**
 * Stores a message and schedules the mail about it.
 * @throws RuleError when the session is not a chat, when the conversation is closed or full, or when the image was not
 * uploaded to this site
 * @throws NotFoundError when the session was cancelled
 */
export async function writeMessage(
  context: BookingContext,
  row: ConversationRow,
  side: Participant,
  message: NewMessage,
): Promise<AppointmentMessage> {
  const now = context.now();
  if (row.session_type !== 'Chat') throw new RuleError('This session is not a chat.');
  if (!isOpen(row, now)) throw new RuleError(`This chat closed ${CHAT_DAYS} days after the session.`);
  if (message.image !== undefined && !(await isUploaded(context.db, message.image))) {
    const detail = 'Please choose an image that was uploaded here.';
    throw new RuleError(detail, { fields: { image: detail } });
  }
  return transact(context.db, async (transaction) => {
    if (!(await findConversation(transaction, row.id))) throw new NotFoundError();
    if ((await countMessages(transaction, row.id)) >= MAX_MESSAGES) {
      throw new RuleError('This chat is full. Please write to us if you need more room.');
    }
    const storedMessage = await insertMessage(transaction, now, row.id, side, message);
    await enqueueMessageEmail(
      context.mail,
      { appointmentId: row.id, messageId: storedMessage.id },
      transaction,
    );
    return storedMessage;
  });
}

/** Returns the last day on which messages can be written, in business time. */
const computeLastDay = ({ starts_at }: AppointmentWithArtist): string =>
  addDays(toBusinessTime(starts_at).date, CHAT_DAYS);

const isOpen = (row: AppointmentWithArtist, now: Date): boolean =>
  row.session_type === 'Chat' && toBusinessTime(now).date <= computeLastDay(row);
