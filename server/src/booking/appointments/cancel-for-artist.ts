import { countRows } from '../../database/count-rows.ts';
import type { Database } from '../../database/database.ts';
import { markAsCancelled } from './changes.ts';
import { selectAppointments } from './queries.ts';
import type { BookingContext } from './rules.ts';
import { mailSessionChange } from './session-emails.ts';

/** Counts the booked sessions of an artist that start after `now`. */
export const countUpcomingSessions = (db: Database, artistId: string, now: Date): Promise<number> =>
  countRows(
    db
      .selectFrom('appointments')
      .where('artist_id', '=', artistId)
      .where('status', '=', 'booked')
      .where('starts_at', '>', now.toISOString()),
  );

/**
 * Cancels all upcoming sessions of an artist. For each session, enqueues a mail to the customer and a mail to the
 * artist's verified email address. The caller must have locked the artist's schedule in the transaction, and must not
 * have deleted the email address.
 */
export async function cancelSessionsOfArtist(
  transaction: Database,
  context: BookingContext,
  artistId: string,
): Promise<void> {
  const now = context.now();
  const sessions = await selectAppointments(transaction)
    .where('appointments.artist_id', '=', artistId)
    .where('appointments.status', '=', 'booked')
    .where('appointments.starts_at', '>', now.toISOString())
    .execute();
  for (const { id } of sessions) {
    const session = await markAsCancelled(transaction, id, now);
    if (session) await mailSessionChange(context, { event: 'account-deleted', session }, transaction);
  }
}
