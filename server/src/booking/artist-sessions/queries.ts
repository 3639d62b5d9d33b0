import { randomUUID } from 'node:crypto';
import {
  type ArtistSession,
  type ArtistSessions,
  type artistSessionsQuerySchema,
  SESSION_MINUTES,
  addDays,
  toBusinessTime,
} from '@rangmala/shared/contract';
import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import type * as z from 'zod/mini';
import { needsHostSignIn, selectAppointments, toBookedSession } from '../appointments/queries.ts';
import { toInstant } from '../../lib/business-time-zone.ts';
import { countRows } from '../../database/count-rows.ts';
import type { Database } from '../../database/database.ts';
import { findHandOverSummaries } from '../appointments/hand-overs/queries.ts';
import { countUnreadMessages, computeEarliestOpenConversation } from '../appointments/messages/queries.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A booked session with the JSON array of the starts (ISO) of an open proposal. */
export type BookedSessionRow = Awaited<ReturnType<SessionsQuery['execute']>>[number];

/** Selects an artist's booked sessions that start at or after an instant (ISO), earliest first. */
export const selectSessionsFrom = (db: Database, artistId: string, from: string) =>
  selectSessions(db, artistId).where('appointments.slot', '>=', from).orderBy('appointments.slot');

type SessionsQuery = ReturnType<typeof selectSessions>;

const selectPage = (query: SessionsQuery, page: number): SessionsQuery =>
  query.limit(LIST_PAGE_SIZE).offset((page - 1) * LIST_PAGE_SIZE);

/** Selects an artist's booked sessions. */
function selectSessions(db: Database, artistId: string) {
  return selectAppointments(db)
    .leftJoin('appointment_proposals', (join) =>
      join
        .onRef('appointment_proposals.appointment_id', '=', 'appointments.id')
        .onRef('appointment_proposals.starts_at', '=', 'appointments.starts_at'),
    )
    .where('appointments.artist_id', '=', artistId)
    .where('appointments.slot', 'is not', null)
    .select('appointment_proposals.times as proposed_times');
}

/**
 * Lists an artist's booked sessions by day in business time: `today`, a page of `coming` on later days, and a page of
 * `recent` on earlier days, latest first. Omits sessions whose conversation is closed.
 * @param query pages, or the id of the only session to list
 */
export async function listSessions(
  db: Database,
  artistId: string,
  { page, earlier, appointment }: z.output<typeof artistSessionsQuerySchema>,
  now: Date,
  meetingUrl: string,
): Promise<ArtistSessions> {
  const { date } = toBusinessTime(now);
  const startOfDay = toInstant({ date, time: '00:00:00' });
  const startOfNextDay = toInstant({ date: addDays(date, 1), time: '00:00:00' });
  const earliest = computeEarliestOpenConversation(now);
  const open = selectSessions(db, artistId)
    .where(({ or, eb }) =>
      or([eb('appointments.slot', '>=', earliest), eb('appointments.handed_over_at', '>=', earliest)]),
    )
    .$if(appointment !== undefined, (query) => query.where('appointments.id', '=', appointment ?? ''));
  const coming = open.where('appointments.slot', '>=', startOfNextDay);
  const recent = open.where('appointments.slot', '<', startOfDay);
  const rows = [
    ...(await open
      .where('appointments.slot', '>=', startOfDay)
      .where('appointments.slot', '<', startOfNextDay)
      .orderBy('appointments.slot')
      .execute()),
    ...(await selectPage(coming.orderBy('appointments.slot'), page).execute()),
    ...(await selectPage(recent.orderBy('appointments.slot', 'desc'), earlier).execute()),
  ];
  const ids = rows.map(({ id }) => id);
  const unreadCounts = await countUnreadMessages(db, ids, 'artist');
  const handOvers = await findHandOverSummaries(db, ids);
  const sessions = rows.map((row) =>
    toArtistSession(row, now, meetingUrl, {
      unread: unreadCounts.get(row.id),
      handOver: handOvers.get(row.id),
    }),
  );
  return {
    date,
    today: sessions.filter((each) => each.date === date),
    coming: sessions.filter((each) => each.date > date),
    coming_total: await countRows(coming),
    recent: sessions.filter((each) => each.date < date),
    recent_total: await countRows(recent),
    meetings: {
      test_link: `${meetingUrl}/Rangmala-test-${randomUUID()}`,
      needs_host_sign_in: needsHostSignIn(meetingUrl),
    },
  };
}

function toArtistSession(
  row: BookedSessionRow,
  now: Date,
  meetingUrl: string,
  lists: Parameters<typeof toBookedSession>[2],
): ArtistSession {
  const { customer_name, starts_at } = row;
  const phone = findVisiblePhone(row, now);
  return {
    ...toBookedSession(row, meetingUrl, lists),
    customer_name,
    ...(phone && { customer_phone: phone }),
    is_over: Date.parse(starts_at) + SESSION_MINUTES * 60_000 <= now.getTime(),
    has_begun: Date.parse(starts_at) <= now.getTime(),
    ...(row.did_not_come === 1 && { did_not_come: true }),
    ...(row.proposed_times !== null && {
      proposed_times: (JSON.parse(row.proposed_times) as string[]).map(toBusinessTime),
    }),
  };
}

/** Returns the customer's phone number within 24 hours before or after the start of a call; otherwise null. */
function findVisiblePhone({ session_type, phone, starts_at }: BookedSessionRow, now: Date): string | null {
  const distanceMs = Math.abs(Date.parse(starts_at) - now.getTime());
  return session_type === 'Call' && distanceMs <= DAY_MS ? phone : null;
}
