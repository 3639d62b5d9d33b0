import {
  type ArtistSession,
  type ArtistSessions,
  SESSION_MINUTES,
  type SessionType,
} from '@rangmala/shared/contract';
import { meetingLinkOf } from '../appointments/queries.ts';
import { addDays, instantOf, businessTimeOf } from '../../lib/business-time-zone.ts';
import type { Database } from '../../database/database.ts';

/** A booked session with whom it is for. */
export interface SessionRow {
  id: string;
  starts_at: string;
  art_type: string;
  session_type: SessionType;
  room: string;
  sequence: number;
  updated_at: string;
  customer_name: string;
}

/** The booked sessions of an artist from an instant on, the earliest first. */
export function sessionsFrom(db: Database, artistId: string, from: string) {
  return db
    .selectFrom('appointments')
    .innerJoin('users', 'users.id', 'appointments.user_id')
    .where('appointments.artist_id', '=', artistId)
    .where('appointments.slot', '>=', from)
    .orderBy('appointments.slot')
    .select([
      'appointments.id',
      'appointments.starts_at',
      'appointments.art_type',
      'appointments.session_type',
      'appointments.room',
      'appointments.sequence',
      'appointments.updated_at',
      'users.name as customer_name',
    ]);
}

/** The booked sessions of an artist's day in the studio, and of those to come. */
export async function listSessions(
  db: Database,
  artistId: string,
  now: Date,
  meetingUrl: string,
): Promise<ArtistSessions> {
  const { date } = businessTimeOf(now);
  const rows = await sessionsFrom(db, artistId, instantOf({ date, time: '00:00:00' })).execute();
  const sessions = rows.map((row) => present(row, now, meetingUrl));
  return {
    date,
    today: sessions.filter((each) => each.date === date),
    coming: sessions.filter((each) => each.date >= addDays(date, 1)),
  };
}

function present(row: SessionRow, now: Date, meetingUrl: string): ArtistSession {
  const { id, customer_name, art_type, session_type, starts_at } = row;
  const link = meetingLinkOf(row, meetingUrl);
  return {
    id,
    ...businessTimeOf(starts_at),
    customer_name,
    art_type,
    session_type,
    ...(link && { meeting_link: link }),
    is_over: Date.parse(starts_at) + SESSION_MINUTES * 60_000 <= now.getTime(),
  };
}
