import type { SessionUser } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { NotFoundError } from '../../../http/errors.ts';
import type { Settings } from '../../../settings.ts';
import { findArtistMailbox } from '../../artists/queries.ts';
import { requireOwnAppointment } from '../changes.ts';
import {
  type AppointmentWithParticipants,
  createArtistSessionUrl,
  createSessionUrl,
  findBookedAppointment,
  getCustomerMailbox,
} from '../queries.ts';
import type { Participant } from './queries.ts';

/**
 * Returns the mailbox of a participant with the URL of their page of the session; undefined for an artist without a
 * verified email address.
 */
export async function findParticipantMailbox(
  db: Database,
  settings: Settings,
  session: AppointmentWithParticipants,
  side: Participant,
): Promise<{ name: string; email: string; url: string } | undefined> {
  if (side === 'customer')
    return { ...getCustomerMailbox(session), url: createSessionUrl(session, settings) };
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
export const requireConversationOfCustomer = ({ server, customer, params }: CustomerRequest) =>
  requireOwnAppointment(server.db, customer.userId, params.id);

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
}: ArtistRequest): Promise<AppointmentWithParticipants> {
  const row = await findBookedAppointment(server.db, params.appointmentId);
  if (row?.artist_id !== params.id) throw new NotFoundError('There is no such appointment.');
  return row;
}
