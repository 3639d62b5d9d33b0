import type { AppointmentChange } from '@rangmala/shared/contract';
import { lockArtistSchedule } from '../artists/queries.ts';
import type { Database } from '../../database/database.ts';
import { transact } from '../../database/transactions.ts';
import { ForbiddenError, NotFoundError, RuleError } from '../../http/errors.ts';
import { findPhone, savePhone } from '../../accounts/index.ts';
import { type AppointmentWithParticipants, findAppointment, findBookingBySlot } from './queries.ts';
import {
  computeReminderTime,
  addNearestFreeTimesToErrors,
  requireBookableTime,
  requireOpenTime,
  createTimeAlreadyBookedError,
  type BookingContext,
} from './rules.ts';
import { mailSessionChange } from './session-emails.ts';
import { toInstant } from '../../lib/business-time-zone.ts';

/**
 * Changes the time, the method or the phone number of a session, and enqueues the mails about the change. One
 * transaction books the new time and frees the old time.
 * @throws ForbiddenError for another customer's session
 * @throws NotFoundError for an unknown id, or when the session was cancelled
 * @throws ConflictError when the new time is booked
 * @throws RuleError when the session has begun, when the artist's account was deleted, or when the new time cannot be
 * booked
 * @param proposedTimes starts (ISO) that the artist has proposed; the artist's hours and limits do not apply to them
 */
export async function changeAppointment(
  context: BookingContext,
  userId: string,
  id: string,
  { date, time, session_type, phone }: AppointmentChange,
  proposedTimes: readonly string[] = [],
): Promise<AppointmentWithParticipants> {
  const { artist_id } = await requireOwnAppointment(context.db, userId, id);
  const starts_at = toInstant({ date, time });

  const changeInTransaction = async (transaction: Database) => {
    const artist = await lockArtistSchedule(transaction, artist_id);
    const before = await requireOwnAppointment(transaction, userId, id);
    const now = context.now();
    refusePastAppointment(before, now, 'changed');
    const isMoved = starts_at !== before.starts_at;
    const phoneNumber =
      session_type === 'Call'
        ? (phone ?? before.phone ?? (await findPhone(transaction, userId))) || null
        : null;
    if (!isMoved && session_type === before.session_type && phoneNumber === before.phone) return before;
    if (!artist) throw new RuleError('This artist no longer offers sessions. Please cancel the appointment.');
    if (isMoved) {
      requireBookableTime({ date, time }, now);
      if (await findBookingBySlot(transaction, artist_id, starts_at)) throw createTimeAlreadyBookedError();
      if (!proposedTimes.includes(starts_at)) {
        await requireOpenTime(transaction, artist, { date, time }, now, before.starts_at);
      }
    }
    await transaction
      .updateTable('appointments')
      .set((row) => ({
        session_type,
        phone: phoneNumber,
        starts_at,
        slot: starts_at,
        sequence: row('sequence', '+', 1),
        updated_at: now.toISOString(),
        ...(isMoved && { remind_at: computeReminderTime(starts_at, now) }),
      }))
      .where('id', '=', id)
      .where('status', '=', 'booked')
      .execute();
    // Throws when a concurrent request has cancelled the session.
    const after = await requireOwnAppointment(transaction, userId, id);
    if (phone) await savePhone(transaction, userId, phone);
    const event = isMoved || session_type !== before.session_type ? 'changed' : 'phone-changed';
    await mailSessionChange(context, { event, session: after, before }, transaction);
    return after;
  };
  return addNearestFreeTimesToErrors(context, artist_id, { date, time }, () =>
    transact(context.db, changeInTransaction),
  );
}

/**
 * Cancels a session, frees its time and enqueues the mails about the cancellation. Does nothing when the session is
 * already cancelled.
 * @throws NotFoundError for an unknown id
 * @throws ForbiddenError for another customer's session
 * @throws RuleError for a session that has begun
 */
export async function cancelAppointment(context: BookingContext, userId: string, id: string): Promise<void> {
  await transact(context.db, (transaction) => cancelInTransaction(transaction, context, userId, id));
}

/** Cancels a session in a transaction; see {@link cancelAppointment}. */
export async function cancelInTransaction(
  transaction: Database,
  context: BookingContext,
  userId: string,
  id: string,
): Promise<void> {
  const before = await findAppointment(transaction, id);
  refuseOtherCustomers(before, userId);
  if (before.status === 'cancelled') return;
  const now = context.now();
  refusePastAppointment(before, now, 'cancelled');
  const session = await markAsCancelled(transaction, id, now);
  if (session) await mailSessionChange(context, { event: 'cancelled', session }, transaction);
}

/**
 * Stores that a session is cancelled, and the artist's reason if there is one, and frees its time.
 * @returns the cancelled session; undefined when no booked session has this id
 */
export async function markAsCancelled(
  transaction: Database,
  id: string,
  now: Date,
  reason: string | null = null,
): Promise<AppointmentWithParticipants | undefined> {
  const cancelledRow = await transaction
    .updateTable('appointments')
    .set((row) => ({
      status: 'cancelled',
      cancel_reason: reason,
      slot: null,
      remind_at: null,
      sequence: row('sequence', '+', 1),
      updated_at: now.toISOString(),
    }))
    .where('id', '=', id)
    .where('status', '=', 'booked')
    .returning('id')
    .executeTakeFirst();
  return cancelledRow && findAppointment(transaction, id);
}

/**
 * Returns a customer's booked appointment.
 * @throws ForbiddenError for another customer's appointment
 * @throws NotFoundError for an unknown id, or when the customer's appointment was cancelled
 */
export async function requireOwnAppointment(
  db: Database,
  userId: string,
  id: string,
): Promise<AppointmentWithParticipants> {
  const row = await findAppointment(db, id);
  refuseOtherCustomers(row, userId);
  if (row.status === 'cancelled') throw new NotFoundError('This appointment was cancelled.');
  return row;
}

function refuseOtherCustomers(
  row: AppointmentWithParticipants | undefined,
  userId: string,
): asserts row is AppointmentWithParticipants {
  if (!row) throw new NotFoundError('There is no such appointment.');
  if (row.user_id !== userId) throw new ForbiddenError();
}

function refusePastAppointment({ starts_at }: AppointmentWithParticipants, now: Date, action: string): void {
  if (starts_at > now.toISOString()) return;
  throw new RuleError(`This appointment has already started, so it can’t be ${action}.`);
}
