import {
  type Appointment,
  type appointmentsQuerySchema,
  type BookedSession,
  type HandOverSummary,
  VIDEO_SESSION,
  addDays,
  toBusinessTime,
} from '@rangmala/shared/contract';
import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import { type Selectable, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { AppointmentRow } from '../../database/booking-tables.ts';
import type { Database } from '../../database/database.ts';
import { toInstant } from '../../lib/business-time-zone.ts';
import type { Settings } from '../../settings.ts';

/** An appointment with its artist's name and picture, and its customer's name and email address. */
export type AppointmentWithParticipants = Awaited<
  ReturnType<ReturnType<typeof selectAppointments>['execute']>
>[number];

/** Selects booked and cancelled appointments with what mails and pages show of artist and customer. */
export function selectAppointments(db: Database) {
  return db
    .selectFrom('appointments')
    .innerJoin('artists', 'artists.id', 'appointments.artist_id')
    .innerJoin('users', 'users.id', 'appointments.user_id')
    .selectAll('appointments')
    .select([
      'artists.name as artist_name',
      'artists.image as artist_image',
      'artists.placeholder',
      'artists.deleted_at as artist_deleted_at',
      'users.name as customer_name',
      'users.email as customer_email',
    ]);
}

/** Returns a booked or cancelled appointment; undefined for an unknown id. */
export async function findAppointment(
  db: Database,
  id: string,
): Promise<AppointmentWithParticipants | undefined> {
  return selectAppointments(db).where('appointments.id', '=', id).executeTakeFirst();
}

/** Returns a booked appointment; undefined for an unknown or cancelled one. */
export async function findBookedAppointment(
  db: Database,
  id: string,
): Promise<AppointmentWithParticipants | undefined> {
  return selectAppointments(db)
    .where('appointments.id', '=', id)
    .where('appointments.status', '=', 'booked')
    .executeTakeFirst();
}

/** Returns the booked appointment of an artist that begins at `slot` (ISO); undefined when the time is not booked. */
export async function findBookingBySlot(
  db: Database,
  artistId: string,
  slot: string,
): Promise<AppointmentWithParticipants | undefined> {
  return selectAppointments(db)
    .where('appointments.artist_id', '=', artistId)
    .where('appointments.slot', '=', slot)
    .executeTakeFirst();
}

type AppointmentsQuery = z.output<typeof appointmentsQuerySchema>;

/**
 * Selects booked appointments of a customer: all, earliest first, or the part, day and page of the query. Its parts have
 * the upcoming ones soonest first, then the past ones latest first.
 */
export function selectAppointmentsOfUser(
  db: Database,
  userId: string,
  { show, date, page = 1, limit = page > 1 ? LIST_PAGE_SIZE : undefined }: AppointmentsQuery,
  now: Date,
) {
  const startsAt = sql.ref('appointments.starts_at');
  const isUpcoming = sql<boolean>`${startsAt} > ${now.toISOString()}`;
  return selectAppointments(db)
    .where('appointments.user_id', '=', userId)
    .where('appointments.status', '=', 'booked')
    .$if(show === 'upcoming', (query) => query.where(isUpcoming))
    .$if(show === 'past', (query) => query.where(sql<boolean>`not ${isUpcoming}`))
    .$if(show !== undefined, (query) =>
      query
        .orderBy(sql`case when ${isUpcoming} then 0 else 1 end`)
        .orderBy(sql`case when ${isUpcoming} then ${startsAt} end`)
        .orderBy('appointments.starts_at', 'desc'),
    )
    .$if(date !== undefined, (query) => {
      const day = date ?? '';
      return query
        .where('appointments.starts_at', '>=', toInstant({ date: day, time: '00:00:00' }))
        .where('appointments.starts_at', '<', toInstant({ date: addDays(day, 1), time: '00:00:00' }));
    })
    .orderBy('appointments.starts_at')
    .orderBy('appointments.id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0).offset((page - 1) * (limit ?? 0)));
}

/** Counts the booked appointments of a customer. */
export async function countAppointmentsOfUser(
  db: Database,
  userId: string,
  now: Date,
): Promise<{ upcoming: number; past: number; all: number }> {
  const { all, upcoming } = await db
    .selectFrom('appointments')
    .where('user_id', '=', userId)
    .where('status', '=', 'booked')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('all'),
      fn.count<number | string>('id').filterWhere('starts_at', '>', now.toISOString()).as('upcoming'),
    ])
    .executeTakeFirstOrThrow();
  return { upcoming: Number(upcoming), past: Number(all) - Number(upcoming), all: Number(all) };
}

interface SessionLists {
  /** Number of messages that the viewer has not read. */
  unread?: number | undefined;
  /** The design that the artist has handed over. */
  handOver?: HandOverSummary | undefined;
}

/** Returns what customer and artist see of a session; no field for what is missing. */
export function toBookedSession(
  row: Selectable<AppointmentRow>,
  meetingUrl: string,
  { unread, handOver }: SessionLists,
): BookedSession {
  const { id, art_type, session_type, note, reference_image, occasion, needed_by, product } = row;
  const meetingLink = createMeetingLink(row, meetingUrl);
  return {
    id,
    ...toBusinessTime(row.starts_at),
    art_type,
    session_type,
    ...(meetingLink && { meeting_link: meetingLink }),
    ...(note && { note }),
    ...(reference_image && { reference_image }),
    ...(occasion && { occasion }),
    ...(needed_by && { needed_by }),
    ...(product && { product }),
    ...(unread !== undefined && { unread_messages: unread }),
    ...(handOver && { hand_over: handOver }),
  };
}

/** Returns an appointment as its customer sees it. `proposalToken` is the token of the artist's open proposal. */
export function toAppointment(
  row: AppointmentWithParticipants,
  meetingUrl: string,
  { proposalToken, ...lists }: SessionLists & { proposalToken?: string | undefined } = {},
): Appointment {
  const { artist_id, user_id, artist_name, artist_image, placeholder, phone, session_type } = row;
  return {
    ...toBookedSession(row, meetingUrl, lists),
    artist_id,
    user_id,
    artist_name,
    artist_image,
    ...(placeholder && { placeholder }),
    ...(phone && session_type === 'Call' && { phone }),
    ...(proposalToken !== undefined && { proposal_token: proposalToken }),
  };
}

/** Returns the URL of the video meeting; undefined for other session methods. */
export function createMeetingLink(
  { session_type, room }: Pick<AppointmentWithParticipants, 'session_type' | 'room'>,
  meetingUrl: string,
): string | undefined {
  return session_type === VIDEO_SESSION ? `${meetingUrl}/${room}` : undefined;
}

/** Returns the recipient of the customer's mails. */
export const getCustomerMailbox = ({ customer_name, customer_email }: AppointmentWithParticipants) => ({
  name: customer_name,
  email: customer_email,
});

type SiteUrl = Pick<Settings, 'publicUrl'>;

/** Returns the URL of the customer's page of a session. */
export const createSessionUrl = (
  { id }: Pick<AppointmentWithParticipants, 'id'>,
  { publicUrl }: SiteUrl,
): string => `${publicUrl}/account/appointments/${id}/chat`;

/** Returns the URL of the page with all sessions of an artist. */
export const createArtistSessionsUrl = (artistId: string, { publicUrl }: SiteUrl): string =>
  `${publicUrl}/artists/${encodeURIComponent(artistId)}`;

/** Returns the URL of the artist's page of a session. */
export const createArtistSessionUrl = (
  { id, artist_id }: Pick<AppointmentWithParticipants, 'id' | 'artist_id'>,
  settings: SiteUrl,
): string => `${createArtistSessionsUrl(artist_id, settings)}/sessions/${id}`;

/**
 * Returns whether the meeting server lets a customer in only after the artist has signed in there. The public server
 * meet.jit.si starts a meeting only for a moderator with a Google, Facebook or GitHub account.
 */
export const needsHostSignIn = (meetingUrl: string): boolean => new URL(meetingUrl).host === 'meet.jit.si';
