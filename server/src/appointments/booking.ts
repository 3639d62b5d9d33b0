import { randomBytes, randomUUID } from 'node:crypto';
import {
  type AppointmentChange,
  BOOKING_HORIZON_DAYS,
  type BookingRequest,
  type SessionUser,
} from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import { findOfferedArtType, listWindows, lockDiary } from '../artists/queries.ts';
import type { Database } from '../database/database.ts';
import { isUniqueViolation } from '../database/dialect.ts';
import { transact } from '../database/transact.ts';
import { ConflictError, ForbiddenError, NotFoundError, RuleError } from '../errors.ts';
import { sendCancellation, sendChange, sendConfirmation } from './messages.ts';
import { type AppointmentRow, appointmentRows, diaryAround, findAppointment } from './queries.ts';
import { reminderTime } from './reminder-time.ts';
import { isOnGrid, isWithin, lastDay, nearestFree } from './slots.ts';
import { instantOf, momentOf, type StudioTime, studioTimeOf } from './studio-time.ts';

export type Studio = Pick<FastifyInstance, 'db' | 'mail' | 'now' | 'settings'>;

/** Somebody was faster; inside a transaction, where nobody looks for other times yet. */
class SlotTaken extends Error {
  override name = 'SlotTaken';
}

/**
 * Books a session. Asked again for what the customer has booked already, it books nothing and gives that.
 * @param key the customer's own name for this booking: under one key there is never a second one
 * @throws ConflictError when the time is taken, with the nearest free ones
 * @throws RuleError when the request breaks a rule, each in its own sentence
 */
export async function book(
  studio: Studio,
  customer: SessionUser,
  request: BookingRequest,
  key: string | undefined,
): Promise<{ row: AppointmentRow; isNew: boolean }> {
  const { date, time, session_type } = request;
  const user_id = customer.userId;
  refuseImpossible({ date, time }, studio.now());
  const starts_at = instantOf({ date, time });

  return offeringNearest(studio, request.artist_id, { date, time }, async (transaction) => {
    const artist = await lockDiary(transaction, request.artist_id);
    if (!artist) throw new RuleError('There is no such artist.');
    const repeated = key === undefined ? undefined : await findByKey(transaction, user_id, key);
    if (repeated) return { row: sameBooking(repeated, artist.id, starts_at), isNew: false };

    const art_type = await findOfferedArtType(transaction, artist.id, request.art_type);
    if (art_type === undefined) throw new RuleError(`${artist.name} does not offer this art type.`);
    const there = await findBySlot(transaction, artist.id, starts_at);
    if (there && there.user_id !== user_id) throw new SlotTaken();
    if (there?.art_type === art_type && there.session_type === session_type) {
      return { row: there, isNew: false };
    }
    if (there) throw new ConflictError(`You have already booked ${artist.name} at this time.`);
    await refuseOutside(transaction, artist, { date, time });

    const id = randomUUID();
    const at = studio.now();
    await transaction
      .insertInto('appointments')
      .values({
        id,
        artist_id: artist.id,
        user_id,
        status: 'booked',
        starts_at,
        slot: starts_at,
        art_type,
        session_type,
        room: `Rangmala-${randomBytes(20).toString('hex')}`,
        sequence: 0,
        idempotency_key: key ?? null,
        remind_at: reminderTime(starts_at, at),
        created_at: at.toISOString(),
        updated_at: at.toISOString(),
      })
      .execute();
    const row = await appointmentNow(transaction, id);
    await sendConfirmation(studio, row, customer, transaction);
    return { row, isNew: true };
  });
}

/**
 * Moves a session, or changes its method: takes the new time and frees the old one in one step, or
 * leaves everything as it is.
 * @throws ForbiddenError, NotFoundError; ConflictError and RuleError as {@link book} does
 */
export async function move(
  studio: Studio,
  customer: SessionUser,
  id: string,
  { date, time, session_type }: AppointmentChange,
): Promise<AppointmentRow> {
  const { artist_id } = await ownAppointment(studio.db, customer, id);
  const starts_at = instantOf({ date, time });

  return offeringNearest(studio, artist_id, { date, time }, async (transaction) => {
    const artist = await lockDiary(transaction, artist_id);
    const before = await ownAppointment(transaction, customer, id);
    const now = studio.now();
    refusePast(before, now, 'changed');
    const isMoved = starts_at !== before.starts_at;
    if (!isMoved && session_type === before.session_type) return before;
    if (isMoved && artist) {
      refuseImpossible({ date, time }, now);
      if (await findBySlot(transaction, artist_id, starts_at)) throw new SlotTaken();
      await refuseOutside(transaction, artist, { date, time });
    }
    await transaction
      .updateTable('appointments')
      .set((row) => ({
        session_type,
        starts_at,
        slot: starts_at,
        sequence: row('sequence', '+', 1),
        updated_at: now.toISOString(),
        ...(isMoved && { remind_at: reminderTime(starts_at, now) }),
      }))
      .where('id', '=', id)
      .where('status', '=', 'booked')
      .execute();
    // Cancelled in this very moment by another request of the customer: then there is nothing to move.
    const after = await ownAppointment(transaction, customer, id);
    await sendChange(studio, { before, after }, customer, transaction);
    return after;
  });
}

/**
 * Cancels a session and frees its time; cancelling twice is cancelling once.
 * @throws ForbiddenError, NotFoundError; RuleError when it is past
 */
export async function cancel(studio: Studio, customer: SessionUser, id: string): Promise<void> {
  await transact(studio.db, async (transaction) => {
    const before = await findAppointment(transaction, id);
    refuseOthers(before, customer);
    if (before.status === 'cancelled') return;
    const now = studio.now();
    refusePast(before, now, 'cancelled');
    const cancelled = await transaction
      .updateTable('appointments')
      .set((row) => ({
        status: 'cancelled',
        slot: null,
        remind_at: null,
        sequence: row('sequence', '+', 1),
        updated_at: now.toISOString(),
      }))
      .where('id', '=', id)
      .where('status', '=', 'booked')
      .returning('id')
      .executeTakeFirst();
    if (!cancelled) return;
    await sendCancellation(studio, await appointmentNow(transaction, id), customer, transaction);
  });
}

/**
 * A customer's booked appointment.
 * @throws NotFoundError when there is none, or it was cancelled; ForbiddenError when it is another's
 */
export async function ownAppointment(
  db: Database,
  customer: SessionUser,
  id: string,
): Promise<AppointmentRow> {
  const row = await findAppointment(db, id);
  refuseOthers(row, customer);
  if (row.status === 'cancelled') throw new NotFoundError('This appointment was cancelled.');
  return row;
}

function refuseOthers(
  row: AppointmentRow | undefined,
  { userId }: SessionUser,
): asserts row is AppointmentRow {
  if (!row) throw new NotFoundError('There is no such appointment.');
  if (row.user_id !== userId) throw new ForbiddenError();
}

/** Runs `work` in a transaction; where it meets a taken time, the answer names the nearest free ones. */
async function offeringNearest<T>(
  { db, now }: Studio,
  artistId: string,
  wanted: StudioTime,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  try {
    return await transact(db, work);
  } catch (error) {
    // The index has the last word, whoever came between our look and our write.
    if (!(error instanceof SlotTaken) && !isUniqueViolation(error)) throw error;
    const diary = await diaryAround(db, artistId, now(), wanted.date);
    const nearest = nearestFree(diary, wanted);
    throw new ConflictError('This time has just been taken. Please choose another.', { nearest });
  }
}

/** What needs no database to be refused: off the grid, past, too far ahead. */
function refuseImpossible(wanted: StudioTime, now: Date): void {
  const here = studioTimeOf(now);
  if (!isOnGrid(wanted.time)) throw new RuleError('Sessions begin on the hour or the half hour.');
  if (momentOf(wanted) <= momentOf(here)) {
    throw new RuleError('This time is already past. Please choose a later one.');
  }
  if (wanted.date > lastDay(here.date)) {
    throw new RuleError(`Sessions can be booked at most ${BOOKING_HORIZON_DAYS} days ahead.`);
  }
}

async function refuseOutside(
  transaction: Database,
  artist: { id: string; name: string },
  wanted: StudioTime,
): Promise<void> {
  if (isWithin(await listWindows(transaction, artist.id), wanted)) return;
  throw new RuleError(`${artist.name} is not available at this time. Please choose another.`);
}

function refusePast({ starts_at }: AppointmentRow, now: Date, done: string): void {
  if (starts_at > now.toISOString()) return;
  throw new RuleError(`This appointment is already past and cannot be ${done}.`);
}

/** The booking that a key stands for, if it is the one that is asked for. */
function sameBooking(row: AppointmentRow, artistId: string, startsAt: string): AppointmentRow {
  if (row.status === 'cancelled')
    throw new ConflictError('This appointment was cancelled since it was booked.');
  if (row.artist_id === artistId && row.starts_at === startsAt) return row;
  throw new RuleError('This Idempotency-Key belongs to another booking.');
}

async function findByKey(db: Database, userId: string, key: string): Promise<AppointmentRow | undefined> {
  return appointmentRows(db)
    .where('appointments.user_id', '=', userId)
    .where('appointments.idempotency_key', '=', key)
    .executeTakeFirst();
}

async function findBySlot(db: Database, artistId: string, slot: string): Promise<AppointmentRow | undefined> {
  return appointmentRows(db)
    .where('appointments.artist_id', '=', artistId)
    .where('appointments.slot', '=', slot)
    .executeTakeFirst();
}

/** An appointment that was just written. */
async function appointmentNow(transaction: Database, id: string): Promise<AppointmentRow> {
  return appointmentRows(transaction).where('appointments.id', '=', id).executeTakeFirstOrThrow();
}
