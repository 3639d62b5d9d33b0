import type { Database } from '../../database/database.ts';
import { transact } from '../../database/transactions.ts';
import { NotFoundError, RuleError } from '../../http/errors.ts';
import { markAsCancelled } from './changes.ts';
import { type AppointmentWithParticipants, findAppointment } from './queries.ts';
import type { BookingContext } from './rules.ts';
import { mailSessionChange } from './session-emails.ts';

/**
 * Returns a booked session of an artist that has not begun.
 * @throws NotFoundError when the artist has no such session, or when it was cancelled
 * @throws RuleError when the session has begun
 */
export async function requireUpcomingSession(
  db: Database,
  artistId: string,
  appointmentId: string,
  now: Date,
): Promise<AppointmentWithParticipants> {
  const session = await findAppointment(db, appointmentId);
  if (session?.artist_id !== artistId) throw createUnknownSessionError();
  if (session.status === 'cancelled') throw new NotFoundError('This session was cancelled.');
  if (session.starts_at <= now.toISOString()) {
    throw new RuleError('This session has already started, so it can’t be changed.');
  }
  return session;
}

const createUnknownSessionError = () => new NotFoundError('You have no such session.');

/**
 * Cancels a session for its artist, frees its time, and enqueues the mails to customer and artist.
 * @throws NotFoundError when the artist has no such booked session
 * @throws RuleError when the session has begun
 */
export async function cancelByArtist(
  context: BookingContext,
  artistId: string,
  appointmentId: string,
  reason: string,
): Promise<void> {
  await transact(context.db, async (transaction) => {
    const now = context.now();
    await requireUpcomingSession(transaction, artistId, appointmentId, now);
    const session = await markAsCancelled(transaction, appointmentId, now, reason);
    if (!session) throw createUnknownSessionError();
    await mailSessionChange(context, { event: 'cancelled-by-artist', session, reason }, transaction);
  });
}

/**
 * Records whether the customer of a session came.
 * @throws NotFoundError when the artist has no such booked session
 * @throws RuleError when the session has not begun
 */
export async function recordAttendance(
  { db, now }: BookingContext,
  artistId: string,
  appointmentId: string,
  didNotCome: boolean,
): Promise<void> {
  const session = await findAppointment(db, appointmentId);
  if (session?.artist_id !== artistId || session.status === 'cancelled') throw createUnknownSessionError();
  if (session.starts_at > now().toISOString()) throw new RuleError('This session has not started yet.');
  await db
    .updateTable('appointments')
    .set({ did_not_come: didNotCome ? 1 : 0 })
    .where('id', '=', appointmentId)
    .execute();
}
