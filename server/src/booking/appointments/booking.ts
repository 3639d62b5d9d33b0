import { randomBytes, randomUUID } from 'node:crypto';
import { type BookingRequest, toBusinessTime } from '@rangmala/shared/contract';
import { findArtistName, findOfferedArtType, lockArtistSchedule } from '../artists/queries.ts';
import type { Database } from '../../database/database.ts';
import { transact } from '../../database/transactions.ts';
import { ConflictError, FieldError, RuleError } from '../../http/errors.ts';
import { isUploaded } from '../../uploads/references.ts';
import { findPhone, savePhone } from '../../accounts/index.ts';
import { type AppointmentWithParticipants, selectAppointments, findBookingBySlot } from './queries.ts';
import {
  computeReminderTime,
  addNearestFreeTimesToErrors,
  requireBookableTime,
  requireOpenTime,
  createKeyReusedError,
  createTimeAlreadyBookedError,
  type BookingContext,
} from './rules.ts';
import { mailSessionChange } from './session-emails.ts';
import { toInstant } from '../../lib/business-time-zone.ts';

interface BookingResult {
  row: AppointmentWithParticipants;
  /** false for a repeated request. */
  isNew: boolean;
}

/**
 * Books a session and enqueues the mails to customer and artist. Returns the existing booking when the request is
 * repeated. An error about a time that is past, outside the artist's hours or booked by another customer contains the
 * nearest free times.
 * @param key Idempotency-Key; a customer has at most one booking per key
 * @throws ConflictError when the time is booked, or when the booking of a repeated request was cancelled
 * @throws RuleError when the request breaks any other rule
 */
export async function bookAppointment(
  context: BookingContext,
  userId: string,
  request: BookingRequest,
  key: string | undefined,
): Promise<BookingResult> {
  const requestedBooking = { ...request, starts_at: toInstant(request), key };
  return addNearestFreeTimesToErrors(context, request.artist_id, request, async () => {
    requireBookableTime(request, context.now());
    refusePastDay(request.needed_by, context.now());
    await refuseUnknownImage(context.db, request.reference_image);
    // Checks without the lock first. When many requests book the same time, most of them fail here and do not wait for
    // the lock. The transaction checks again.
    const firstCheck = await checkBookable(context.db, userId, requestedBooking, context.now());
    if (firstCheck.row) return { row: firstCheck.row, isNew: false };
    return transact(context.db, async (transaction) => {
      await lockArtistSchedule(transaction, request.artist_id);
      const { row, art_type } = await checkBookable(transaction, userId, requestedBooking, context.now());
      if (row) return { row, isNew: false };
      return {
        row: await insertAppointment(context, userId, { ...requestedBooking, art_type }, transaction),
        isNew: true,
      };
    });
  });
}

type RequestedBooking = BookingRequest & { starts_at: string; key: string | undefined };

/**
 * Checks whether the session can be booked.
 * @returns the name of the art type; for a repeated request also the existing appointment
 * @throws TimeNotFreeError when another customer has booked the time, or when the artist takes no session at this time
 * @throws ConflictError when this customer has booked the time, or when the booking of a repeated request was cancelled
 * @throws RuleError when the request breaks any other rule
 */
async function checkBookable(
  db: Database,
  userId: string,
  requestedBooking: RequestedBooking,
  now: Date,
): Promise<{ art_type: string; row?: AppointmentWithParticipants }> {
  const { artist_id, starts_at, key } = requestedBooking;
  const name = await findArtistName(db, artist_id);
  if (name === undefined) throw new RuleError('There is no such artist.');
  // Searches by time first, and then by key. If the original request books between the two queries, the repeated
  // request still finds the booking by its key.
  const slotBooking = await findBookingBySlot(db, artist_id, starts_at);
  const repeatedBooking = key === undefined ? undefined : await findBookingByKey(db, userId, key);
  if (repeatedBooking)
    return {
      art_type: repeatedBooking.art_type,
      row: requireSameBooking(repeatedBooking, artist_id, starts_at),
    };

  const art_type = await findOfferedArtType(db, artist_id, requestedBooking.art_type);
  if (art_type === undefined) throw new RuleError(`${name} does not offer this art type.`);
  if (slotBooking && slotBooking.user_id !== userId) throw createTimeAlreadyBookedError();
  if (slotBooking) throw new ConflictError(`You have already booked ${name} at this time.`);
  await requireOpenTime(db, { id: artist_id, name }, requestedBooking, now);
  return { art_type };
}

/** Stores the appointment, and the phone number if there is one. Enqueues the mails to customer and artist. */
async function insertAppointment(
  context: BookingContext,
  userId: string,
  { artist_id, starts_at, art_type, session_type, key, phone, ...wishes }: RequestedBooking,
  transaction: Database,
): Promise<AppointmentWithParticipants> {
  const id = randomUUID();
  const now = context.now();
  await transaction
    .insertInto('appointments')
    .values({
      id,
      artist_id,
      user_id: userId,
      status: 'booked',
      starts_at,
      slot: starts_at,
      art_type,
      session_type,
      room: `Rangmala-${randomBytes(20).toString('hex')}`,
      sequence: 0,
      idempotency_key: key ?? null,
      remind_at: computeReminderTime(starts_at, now),
      phone: session_type === 'Call' ? (phone ?? (await findPhone(transaction, userId))) || null : null,
      note: wishes.note || null,
      reference_image: wishes.reference_image ?? null,
      occasion: wishes.occasion || null,
      needed_by: wishes.needed_by ?? null,
      product: wishes.product || null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .execute();
  const row = await selectAppointments(transaction)
    .where('appointments.id', '=', id)
    .executeTakeFirstOrThrow();
  if (phone) await savePhone(transaction, userId, phone);
  await mailSessionChange(context, { event: 'booked', session: row }, transaction);
  return row;
}

/**
 * Checks that the booking with the request's Idempotency-Key matches the request, and returns the booking.
 * @throws ConflictError when the booking was cancelled
 * @throws RuleError when the artist or the time differs from the request
 */
function requireSameBooking(
  row: AppointmentWithParticipants,
  artistId: string,
  startsAt: string,
): AppointmentWithParticipants {
  if (row.status === 'cancelled') throw new ConflictError('This appointment has since been cancelled.');
  if (row.artist_id === artistId && row.starts_at === startsAt) return row;
  throw createKeyReusedError();
}

/** @throws FieldError when the day by which the product is needed has passed */
function refusePastDay(neededBy: string | undefined, now: Date): void {
  if (neededBy === undefined || neededBy >= toBusinessTime(now).date) return;
  throw new FieldError('needed_by', 'The day you need it by has passed. Please choose a later one.');
}

/** @throws FieldError when the image was not uploaded to this site */
async function refuseUnknownImage(db: Database, image: string | undefined): Promise<void> {
  if (image === undefined || (await isUploaded(db, image))) return;
  throw new FieldError('reference_image', 'Please choose an image that was uploaded here.');
}

async function findBookingByKey(
  db: Database,
  userId: string,
  key: string,
): Promise<AppointmentWithParticipants | undefined> {
  return selectAppointments(db)
    .where('appointments.user_id', '=', userId)
    .where('appointments.idempotency_key', '=', key)
    .executeTakeFirst();
}
