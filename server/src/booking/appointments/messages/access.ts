import type { FastifyRequest } from 'fastify';
import { requireCustomer } from '../../../accounts/index.ts';
import type { Database } from '../../../database/database.ts';
import { ForbiddenError, NotFoundError } from '../../../http/errors.ts';
import { type ConversationRow, findConversation } from './conversation.ts';

/**
 * Returns a booked session of the signed-in customer.
 * @throws NotSignedInError without a signed-in customer
 * @throws ForbiddenError for another customer's session
 * @throws NotFoundError for an unknown or cancelled session
 */
export async function requireConversationOfCustomer(
  request: FastifyRequest,
  id: string,
): Promise<ConversationRow> {
  const { userId } = await requireCustomer(request);
  const row = await requireConversation(request.server.db, id);
  if (row.user_id !== userId) throw new ForbiddenError();
  return row;
}

/**
 * Returns a booked session of an artist, whose sign-in the route has checked.
 * @throws NotFoundError for an unknown or cancelled session, and for a session of another artist
 */
export async function requireConversationOfArtist(
  db: Database,
  artistId: string,
  id: string,
): Promise<ConversationRow> {
  const row = await requireConversation(db, id);
  if (row.artist_id !== artistId) throw new NotFoundError('There is no such appointment.');
  return row;
}

async function requireConversation(db: Database, id: string): Promise<ConversationRow> {
  const row = await findConversation(db, id);
  if (!row) throw new NotFoundError('There is no such appointment.');
  return row;
}
