import { randomBytes, randomUUID } from 'node:crypto';
import type { BookingRequest, SessionUser } from '@rangmala/shared/contract';
import { findArtistName, findOfferedArtType, lockArtistSchedule } from '../artists/queries.ts';
import type { Database } from '../../database/database.ts';
import { transact } from '../../database/transact.ts';
import { ConflictError, RuleError } from '../../http/errors.ts';
import { sendConfirmation } from './customer-emails.ts';
import { type AppointmentRow, appointmentRows, findBySlot } from './queries.ts';
import { reminderTime } from './reminder-time.ts';
import { offeringNearest, refuseImpossible, refuseOutside, slotTaken, type BookingContext } from './rules.ts';
import { instantOf } from '../../lib/business-time-zone.ts';

interface Booked {
  row: AppointmentRow;
  /** Whether it was booked just now; else it was there already. */
  isNew: boolean;
}

/**
 * Books a session. Asked again for what the customer has booked already, it books nothing and gives that.
 * @param key the customer's own name for this booking: under one key there is never a second one
 * @throws ConflictError when the time is taken, RuleError when the request breaks a rule, each in its own
 *   sentence; with the nearest free times where another time would do
 */
export async function book(
  context: BookingContext,
  customer: SessionUser,
  request: BookingRequest,
  key: string | undefined,
): Promise<Booked> {
  const wanted = { ...request, starts_at: instantOf(request), key };
  return offeringNearest(context, request.artist_id, request, async () => {
    refuseImpossible(request, context.now());
    // Whoever is refused, or asks again, is answered without waiting for the schedule: of the many who want
    // one time, few get as far as that. Who does looks again.
    const first = await look(context.db, customer, wanted);
    if (first.row) return { row: first.row, isNew: false };
    return transact(context.db, async (transaction) => {
      await lockArtistSchedule(transaction, request.artist_id);
      const { row, art_type } = await look(transaction, customer, wanted);
      if (row) return { row, isNew: false };
      return { row: await write(context, customer, { ...wanted, art_type }, transaction), isNew: true };
    });
  });
}

type Wanted = BookingRequest & { starts_at: string; key: string | undefined };

/**
 * Whether the session can be booked.
 * @returns the art type by its name; the appointment when it is booked already
 * @throws NotFree, ConflictError, RuleError
 */
async function look(
  db: Database,
  { userId }: SessionUser,
  wanted: Wanted,
): Promise<{ art_type: string; row?: AppointmentRow }> {
  const { artist_id, starts_at, key } = wanted;
  const name = await findArtistName(db, artist_id);
  if (name === undefined) throw new RuleError('There is no such artist.');
  // Before the key: what is booked between the two reads is known by its key then, not as a taken slot.
  const row = await findBySlot(db, artist_id, starts_at);
  const repeated = key === undefined ? undefined : await findByKey(db, userId, key);
  if (repeated) return { art_type: repeated.art_type, row: sameBooking(repeated, artist_id, starts_at) };

  const art_type = await findOfferedArtType(db, artist_id, wanted.art_type);
  if (art_type === undefined) throw new RuleError(`${name} does not offer this art type.`);
  if (row && row.user_id !== userId) throw slotTaken();
  if (row) throw new ConflictError(`You have already booked ${name} at this time.`);
  await refuseOutside(db, { id: artist_id, name }, wanted);
  return { art_type };
}

/** Writes the appointment, and its mail with it. */
async function write(
  context: BookingContext,
  customer: SessionUser,
  { artist_id, starts_at, art_type, session_type, key }: Wanted,
  transaction: Database,
): Promise<AppointmentRow> {
  const id = randomUUID();
  const now = context.now();
  await transaction
    .insertInto('appointments')
    .values({
      id,
      artist_id,
      user_id: customer.userId,
      status: 'booked',
      starts_at,
      slot: starts_at,
      art_type,
      session_type,
      room: `Rangmala-${randomBytes(20).toString('hex')}`,
      sequence: 0,
      idempotency_key: key ?? null,
      remind_at: reminderTime(starts_at, now),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .execute();
  const row = await appointmentRows(transaction).where('appointments.id', '=', id).executeTakeFirstOrThrow();
  await sendConfirmation(context, row, customer, transaction);
  return row;
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
