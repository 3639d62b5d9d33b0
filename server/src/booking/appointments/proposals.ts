import { createHmac } from 'node:crypto';
import {
  type FreeTime,
  type NewProposal,
  type Proposal,
  type ProposalAnswer,
  formatTime,
  toBusinessTime,
} from '@rangmala/shared/contract';
import type { AppointmentProposalRow } from '../../database/booking-tables.ts';
import type { Database } from '../../database/database.ts';
import { readOrCreateSiteSecret } from '../../database/site-secret.ts';
import { transact } from '../../database/transactions.ts';
import { NotFoundError, RuleError } from '../../http/errors.ts';
import { formatInstant, toInstant } from '../../lib/business-time-zone.ts';
import { sha256 } from '../../lib/secrets.ts';
import { lockArtistSchedule } from '../artists/queries.ts';
import { selectBookedTimeSlots } from '../schedule/queries.ts';
import { cancelAppointment, changeAppointment } from './changes.ts';
import { requireUpcomingSession } from './changes-by-artist.ts';
import { writeProposalEmail } from './customer-emails.ts';
import { type AppointmentWithParticipants, findAppointment } from './queries.ts';
import { addNearestFreeTimesToErrors, requireBookableTime, type BookingContext } from './rules.ts';

/**
 * Stores other times that an artist proposes for a session, and enqueues the mail to the customer. Replaces an earlier
 * proposal for the session, so that the link of the earlier mail ends. The session stays booked at its time.
 * @throws NotFoundError when the artist has no such booked session
 * @throws RuleError when the session has begun, or when a proposed time is past, booked or not on the half hour
 */
export async function proposeTimes(
  context: BookingContext,
  artistId: string,
  appointmentId: string,
  { reason, times }: NewProposal,
): Promise<void> {
  const proposeInTransaction = async (transaction: Database) => {
    await lockArtistSchedule(transaction, artistId);
    const now = context.now();
    const session = await requireUpcomingSession(transaction, artistId, appointmentId, now);
    const instants = [...new Set(times.map(toInstant))].sort();
    for (const instant of instants) requireBookableTime(toBusinessTime(instant), now);
    const freeTimes = await listUnbookedTimes(transaction, artistId, instants, now);
    const taken = instants.find((instant) => !freeTimes.includes(instant));
    if (taken !== undefined) {
      throw new RuleError(
        `You already have a session on ${formatInstant(taken)}. Please choose another time.`,
      );
    }
    const proposal = {
      appointment_id: appointmentId,
      starts_at: session.starts_at,
      times: JSON.stringify(instants),
      reason: reason || null,
      created_at: now.toISOString(),
    };
    const token = deriveToken(await readSecret(transaction), proposal);
    const row: AppointmentProposalRow = { ...proposal, token_hash: sha256(token) };
    await transaction
      .insertInto('appointment_proposals')
      .values(row)
      .onConflict((conflict) => conflict.column('appointment_id').doUpdateSet(row))
      .execute();
    const proposed = { reason, times: instants, token };
    await context.mail.enqueue(writeProposalEmail(session, context.settings, proposed), transaction);
  };
  const [firstTime] = times;
  if (!firstTime) return;
  await addNearestFreeTimesToErrors(context, artistId, firstTime, () =>
    transact(context.db, proposeInTransaction),
  );
}

const readSecret = (db: Database): Promise<Buffer> => readOrCreateSiteSecret(db, 'proposals');

/**
 * Returns the token of a proposal's link. The token is derived, so that the customer's list of appointments can contain
 * the link although only the hash of the token is stored.
 */
const deriveToken = (
  secret: Buffer,
  {
    appointment_id,
    created_at,
    times,
  }: Pick<AppointmentProposalRow, 'appointment_id' | 'created_at' | 'times'>,
): string =>
  createHmac('sha256', secret).update(`${appointment_id} ${created_at} ${times}`).digest('base64url');

/** Returns the tokens of the open proposals for a customer's sessions, by appointment id. */
export async function readOpenProposalTokens(
  { db, now }: Pick<BookingContext, 'db' | 'now'>,
  userId: string,
): Promise<ReadonlyMap<string, string>> {
  const proposals = await db
    .selectFrom('appointment_proposals')
    .innerJoin('appointments', 'appointments.id', 'appointment_proposals.appointment_id')
    .where('appointments.user_id', '=', userId)
    .where('appointments.status', '=', 'booked')
    .where('appointments.starts_at', '>', now().toISOString())
    .whereRef('appointments.starts_at', '=', 'appointment_proposals.starts_at')
    .select([
      'appointment_proposals.appointment_id',
      'appointment_proposals.created_at',
      'appointment_proposals.times',
      'appointment_proposals.token_hash',
    ])
    .execute();
  if (proposals.length === 0) return new Map();
  const secret = await readSecret(db);
  return new Map(
    proposals
      .map((proposal) => ({ ...proposal, token: deriveToken(secret, proposal) }))
      // Earlier versions did not derive the token.
      .filter(({ token, token_hash }) => sha256(token) === token_hash)
      .map(({ appointment_id, token }) => [appointment_id, token]),
  );
}

/** Returns the proposal of a mailed link as the customer sees it. @throws NotFoundError for an unknown token */
export async function readProposal(context: BookingContext, token: string): Promise<Proposal> {
  return presentProposal(context, await requireProposal(context.db, token));
}

/**
 * Moves or cancels the session of a proposal, as the customer would when signed in.
 * @throws NotFoundError for an unknown token
 * @throws RuleError when the proposal is no longer open, or when the time cannot be booked
 * @throws ConflictError when the time is booked
 */
export async function answerProposal(
  context: BookingContext,
  { token, ...answer }: ProposalAnswer,
): Promise<Proposal> {
  const found = await requireProposal(context.db, token);
  if (findStatus(found, context.now()) !== 'open')
    throw new RuleError('This session has changed since our email.');
  const { proposal, session } = found;
  if (answer.answer === 'cancel') await cancelAppointment(context, session.user_id, session.id);
  else {
    const { date, time } = answer;
    const change = { date, time, session_type: session.session_type };
    await changeAppointment(context, session.user_id, session.id, change, parseTimes(proposal));
  }
  return readProposal(context, token);
}

interface FoundProposal {
  proposal: AppointmentProposalRow;
  session: AppointmentWithParticipants;
}

async function requireProposal(db: Database, token: string): Promise<FoundProposal> {
  const proposal = await db
    .selectFrom('appointment_proposals')
    .selectAll()
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst();
  const session = proposal && (await findAppointment(db, proposal.appointment_id));
  if (!proposal || !session) {
    throw new NotFoundError('This link is no longer valid. Please use the link in our newest email.');
  }
  return { proposal, session };
}

function findStatus({ proposal, session }: FoundProposal, now: Date): Proposal['status'] {
  if (session.status === 'cancelled') return 'cancelled';
  if (session.starts_at !== proposal.starts_at) return 'changed';
  return session.starts_at <= now.toISOString() ? 'past' : 'open';
}

async function presentProposal({ db, now }: BookingContext, found: FoundProposal): Promise<Proposal> {
  const { proposal, session } = found;
  const status = findStatus(found, now());
  const { artist_id, artist_name, artist_image, art_type, session_type } = session;
  const times = status === 'open' ? await listUnbookedTimes(db, artist_id, parseTimes(proposal), now()) : [];
  return {
    status,
    artist_id,
    artist_name,
    artist_image,
    art_type,
    session_type,
    ...toBusinessTime(session.starts_at),
    ...(proposal.reason && { reason: proposal.reason }),
    times: times.map(toFreeTime),
  };
}

function toFreeTime(instant: string): FreeTime {
  const { date, time } = toBusinessTime(instant);
  return { date, time, label: formatTime(time) };
}

const parseTimes = ({ times }: Pick<AppointmentProposalRow, 'times'>): string[] =>
  JSON.parse(times) as string[];

/** Returns the times (ISO, ascending) that are in the future and not booked. */
async function listUnbookedTimes(
  db: Database,
  artistId: string,
  instants: readonly string[],
  now: Date,
): Promise<string[]> {
  const [first = '', last = ''] = [instants[0], instants.at(-1)];
  const rows = await selectBookedTimeSlots(db, artistId, first, `${last}~`).execute();
  const booked = new Set(rows.map(({ slot }) => slot));
  return instants.filter((instant) => instant > now.toISOString() && !booked.has(instant));
}

/** Returns the reason and the times (ISO) of a session's proposal, for the export of personal data. */
export async function findStoredProposal(
  db: Database,
  appointmentId: string,
): Promise<{ reason: string | null; times: string[]; created_at: string } | undefined> {
  const row = await db
    .selectFrom('appointment_proposals')
    .select(['reason', 'times', 'created_at'])
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirst();
  return row && { ...row, times: parseTimes(row) };
}
