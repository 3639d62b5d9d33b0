import type { Database } from '../../database/database.ts';
import { findArtistMailbox } from '../artists/queries.ts';
import { writeArtistEmail } from './artist-emails.ts';
import { writeCustomerEmail } from './customer-emails.ts';
import type { BookingContext } from './rules.ts';
import type { SessionChange } from './session-details.ts';

/**
 * Enqueues the mails about a change of a session: to the customer, except about the phone number, and to the artist's
 * email address if it is verified.
 */
export async function mailSessionChange(
  { mail, settings }: Pick<BookingContext, 'mail' | 'settings'>,
  change: SessionChange,
  transaction: Database,
): Promise<void> {
  if (change.event !== 'phone-changed') await mail.enqueue(writeCustomerEmail(change, settings), transaction);
  const artist = await findArtistMailbox(transaction, change.session.artist_id);
  if (artist) await mail.enqueue(writeArtistEmail(change, artist, settings), transaction);
}
