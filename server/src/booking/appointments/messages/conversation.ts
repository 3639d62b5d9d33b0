import {
  type AppointmentMessage,
  CONVERSATION_DAYS,
  type Conversation,
  LATE_MESSAGE,
  type NewMessage,
  SESSION_MINUTES,
  addDays,
  toBusinessTime,
} from '@rangmala/shared/contract';
import { transact } from '../../../database/transactions.ts';
import { FieldError, NotFoundError, RuleError } from '../../../http/errors.ts';
import { isUploaded } from '../../../uploads/references.ts';
import { type AppointmentWithParticipants, findBookedAppointment } from '../queries.ts';
import type { BookingContext } from '../rules.ts';
import { enqueueMessageEmail } from './message-emails.ts';
import { insertMessage, listMessages, markMessagesRead, type Participant } from './queries.ts';

const MAX_MESSAGES = 500;
/** Time before the start of a session at which customer and artist can say that they are late. */
const LATE_NOTICE_MS = 60 * 60_000;

/** Returns the conversation of an appointment. Marks the messages of the other participant as read by `side`. */
export async function readConversation(
  { db, now }: BookingContext,
  row: AppointmentWithParticipants,
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
    can_say_late: canSayLate(row, now(), side, messages),
    messages,
  };
}

/**
 * Stores a message and schedules the mail about it.
 * @throws RuleError when the conversation is closed or full, or when the image was not uploaded to this site
 * @throws NotFoundError when the session was cancelled
 */
export async function writeMessage(
  context: BookingContext,
  row: AppointmentWithParticipants,
  side: Participant,
  message: NewMessage,
): Promise<AppointmentMessage> {
  const now = context.now();
  if (!isOpen(row, now)) {
    throw new RuleError(
      `These messages closed ${CONVERSATION_DAYS} days after the session. Please book another, or write to us.`,
    );
  }
  if (message.image !== undefined && !(await isUploaded(context.db, message.image))) {
    throw new FieldError('image', 'Please choose an image that was uploaded here.');
  }
  return transact(context.db, async (transaction) => {
    if (!(await findBookedAppointment(transaction, row.id))) throw new NotFoundError();
    const messages = await listMessages(transaction, row.id);
    if (messages.length >= MAX_MESSAGES) {
      throw new RuleError('There is no room for more messages here. Please write to us.');
    }
    // The first late message is mailed at once, because the other side is waiting.
    const isUrgent = message.text === LATE_MESSAGE && canSayLate(row, now, side, messages);
    const storedMessage = await insertMessage(transaction, now, row.id, side, message);
    await enqueueMessageEmail(
      context.mail,
      { appointmentId: row.id, messageId: storedMessage.id, ...(isUrgent && { isUrgent }) },
      transaction,
    );
    return storedMessage;
  });
}

/** Returns the last day on which messages can be written, in business time. */
const computeLastDay = ({ starts_at, handed_over_at }: AppointmentWithParticipants): string =>
  addDays(
    toBusinessTime(handed_over_at !== null && handed_over_at > starts_at ? handed_over_at : starts_at).date,
    CONVERSATION_DAYS,
  );

const isOpen = (row: AppointmentWithParticipants, now: Date): boolean =>
  toBusinessTime(now).date <= computeLastDay(row);

/** Returns whether a session begins soon or runs, and `side` has not said yet that they are late. */
function canSayLate(
  { starts_at }: AppointmentWithParticipants,
  now: Date,
  side: Participant,
  messages: readonly AppointmentMessage[],
): boolean {
  const sinceStartMs = now.getTime() - Date.parse(starts_at);
  if (sinceStartMs < -LATE_NOTICE_MS || sinceStartMs >= SESSION_MINUTES * 60_000) return false;
  return !messages.some(({ author, text }) => author === side && text === LATE_MESSAGE);
}
