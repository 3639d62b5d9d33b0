import type { SessionUser } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { ForbiddenError, NotFoundError } from '../../../http/errors.ts';
import type { Settings } from '../../../settings.ts';
import { findArtistMailbox } from '../../artists/queries.ts';
import {
  type AppointmentWithArtist,
  createArtistSessionUrl,
  createSessionUrl,
  selectAppointments,
} from '../queries.ts';
import type { Participant } from './queries.ts';

/** A booked session with its customer. */
export type ConversationRow = AppointmentWithArtist & {
  customer_name: string;
  customer_email: string;
  /** Time at which the artist deleted their account; null for an active account. */
  artist_deleted_at: string | null;
};

/** Returns a booked appointment with its customer's name; undefined for an unknown or cancelled appointment. */
export async function findConversation(db: Database, id: string): Promise<ConversationRow | undefined> {
  return selectAppointments(db)
    .innerJoin('users', 'users.id', 'appointments.user_id')
    .select([
      'users.name as customer_name',
      'users.email as customer_email',
      'artists.deleted_at as artist_deleted_at',
    ])
    .where('appointments.id', '=', id)
    .where('appointments.status', '=', 'booked')
    .executeTakeFirst();
}

/**
 * Returns the mailbox of a participant with the URL of their page of the session; undefined for an artist without a
 * verified email address.
 */
export async function findParticipantMailbox(
  db: Database,
  settings: Settings,
  session: ConversationRow,
  side: Participant,
): Promise<{ name: string; email: string; url: string } | undefined> {
  if (side === 'customer') {
    const { customer_name: name, customer_email: email } = session;
    return { name, email, url: createSessionUrl(session, settings) };
  }
  const mailbox = await findArtistMailbox(db, session.artist_id);
  return mailbox && { ...mailbox, url: createArtistSessionUrl(session, settings) };
}

interface CustomerRequest {
  server: Pick<FastifyInstance, 'db'>;
  customer: SessionUser;
  params: { id: string };
}

/**
 * Returns the booked session in the path of a customer's request.
 * @throws ForbiddenError for another customer's session
 * @throws NotFoundError for an unknown or cancelled session
 */
export async function requireConversationOfCustomer(request: CustomerRequest): Promise<ConversationRow> {
  const { server, customer, params } = request;
  const row = await requireConversation(server.db, params.id);
  if (row.user_id !== customer.userId) throw new ForbiddenError();
  return row;
}

interface ArtistRequest {
  server: Pick<FastifyInstance, 'db'>;
  params: { id: string; appointmentId: string };
}

/**
 * Returns the booked session in the path of an artist's request.
 * @throws NotFoundError for an unknown or cancelled session, and for a session of another artist
 */
export async function requireConversationOfArtist({
  server,
  params,
}: ArtistRequest): Promise<ConversationRow> {
  const row = await requireConversation(server.db, params.appointmentId);
  if (row.artist_id !== params.id) throw new NotFoundError('There is no such appointment.');
  return row;
}

async function requireConversation(db: Database, id: string): Promise<ConversationRow> {
  const row = await findConversation(db, id);
  if (!row) throw new NotFoundError('There is no such appointment.');
  return row;
}
