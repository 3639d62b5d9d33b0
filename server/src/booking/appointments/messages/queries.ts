import { randomUUID } from 'node:crypto';
import {
  type AppointmentMessage,
  CONVERSATION_DAYS,
  type NewMessage,
  addDays,
  toBusinessTime,
} from '@rangmala/shared/contract';
import type { Database } from '../../../database/database.ts';
import { toInstant } from '../../../lib/business-time-zone.ts';

/** The customer or the artist of a conversation. */
export type Participant = AppointmentMessage['author'];

const READ_AT_COLUMNS = { customer: 'customer_read_at', artist: 'artist_read_at' } as const;
const OTHER_PARTICIPANT: Record<Participant, Participant> = { customer: 'artist', artist: 'customer' };

/** Lists the messages of an appointment, oldest first. */
export async function listMessages(db: Database, appointmentId: string): Promise<AppointmentMessage[]> {
  const rows = await db
    .selectFrom('appointment_messages')
    .where('appointment_id', '=', appointmentId)
    .orderBy('created_at')
    .orderBy('id')
    .select(['id', 'author', 'text', 'image', 'created_at'])
    .execute();
  return rows.map(({ image, ...message }) => ({ ...message, ...(image && { image }) }));
}

/** Stores a message about an appointment. @returns the message with its new id and its creation time */
export async function insertMessage(
  db: Database,
  now: Date,
  appointmentId: string,
  author: Participant,
  { text, image }: NewMessage,
): Promise<AppointmentMessage> {
  const message = { id: randomUUID(), author, text, created_at: now.toISOString() };
  await db
    .insertInto('appointment_messages')
    .values({ ...message, appointment_id: appointmentId, image: image ?? null })
    .execute();
  return { ...message, ...(image && { image }) };
}

/** Marks the messages of an appointment up to the ISO time `readUntil` as read by `side`. */
export async function markMessagesRead(
  db: Database,
  readUntil: string,
  appointmentId: string,
  side: Participant,
): Promise<void> {
  await db
    .updateTable('appointments')
    .set({ [READ_AT_COLUMNS[side]]: readUntil })
    .where('id', '=', appointmentId)
    .execute();
}

/**
 * Returns the earliest time (ISO) after which a session with an open conversation began or was handed over: the
 * beginning of the day {@link CONVERSATION_DAYS} days ago in the business time zone.
 */
export const computeEarliestOpenConversation = (now: Date): string =>
  toInstant({ date: addDays(toBusinessTime(now).date, -CONVERSATION_DAYS), time: '00:00:00' });

/**
 * Counts for each appointment the messages of the other participant that `side` has not read.
 * @returns numbers by appointment id; appointments without unread messages are omitted
 */
export async function countUnreadMessages(
  db: Database,
  ids: readonly string[],
  side: Participant,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('appointment_messages')
    .innerJoin('appointments', 'appointments.id', 'appointment_messages.appointment_id')
    .where('appointment_messages.appointment_id', 'in', ids)
    .where('appointment_messages.author', '=', OTHER_PARTICIPANT[side])
    .where(({ or, eb, ref }) =>
      or([
        eb(`appointments.${READ_AT_COLUMNS[side]}`, 'is', null),
        eb('appointment_messages.created_at', '>', ref(`appointments.${READ_AT_COLUMNS[side]}`)),
      ]),
    )
    .groupBy('appointment_messages.appointment_id')
    .select(({ fn }) => [
      'appointment_messages.appointment_id as id',
      fn.countAll<number | string>().as('count'),
    ])
    .execute();
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}
