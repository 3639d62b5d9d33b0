import { type Appointment, type TakenTime, VIDEO_SESSION } from '@rangmala/shared/contract';
import { listWindows } from '../artists/queries.ts';
import type { Database } from '../../database/database.ts';
import { type Diary, lastDay, NEAREST_DAYS } from './slots.ts';
import { addDays, instantOf, momentOf, studioTimeOf } from '../../lib/business-time-zone.ts';

/** One appointment with what its customer, and their calendar, need to know of the artist. */
export type AppointmentRow = Awaited<ReturnType<ReturnType<typeof appointmentRows>['execute']>>[number];

export function appointmentRows(db: Database) {
  return db
    .selectFrom('appointments')
    .innerJoin('artists', 'artists.id', 'appointments.artist_id')
    .select([
      'appointments.id',
      'appointments.artist_id',
      'appointments.user_id',
      'appointments.status',
      'appointments.starts_at',
      'appointments.art_type',
      'appointments.session_type',
      'appointments.room',
      'appointments.sequence',
      'appointments.updated_at',
      'artists.name as artist_name',
      'artists.image as artist_image',
      'artists.placeholder',
    ]);
}

/** An appointment, cancelled ones too; undefined when there is none of that id. */
export async function findAppointment(db: Database, id: string): Promise<AppointmentRow | undefined> {
  return appointmentRows(db).where('appointments.id', '=', id).executeTakeFirst();
}

/** Who has booked a time of an artist; undefined when it is free. */
export async function findBySlot(
  db: Database,
  artistId: string,
  slot: string,
): Promise<AppointmentRow | undefined> {
  return appointmentRows(db)
    .where('appointments.artist_id', '=', artistId)
    .where('appointments.slot', '=', slot)
    .executeTakeFirst();
}

/** The booked appointments of a customer, the earliest first. */
export function appointmentsOfUser(db: Database, userId: string) {
  return appointmentRows(db)
    .where('appointments.user_id', '=', userId)
    .where('appointments.status', '=', 'booked')
    .orderBy('appointments.starts_at')
    .orderBy('appointments.id');
}

/** An appointment as the API gives it. */
export function present(row: AppointmentRow, meetingUrl: string): Appointment {
  const { id, artist_id, user_id, art_type, session_type, artist_name, artist_image, placeholder } = row;
  const meetingLink = meetingLinkOf(row, meetingUrl);
  return {
    id,
    artist_id,
    user_id,
    ...studioTimeOf(row.starts_at),
    art_type,
    session_type,
    artist_name,
    artist_image,
    ...(placeholder && { placeholder }),
    ...(meetingLink && { meeting_link: meetingLink }),
  };
}

/** Where customer and artist meet; undefined for what is no video meeting. */
export function meetingLinkOf(
  { session_type, room }: Pick<AppointmentRow, 'session_type' | 'room'>,
  meetingUrl: string,
): string | undefined {
  return session_type === VIDEO_SESSION ? `${meetingUrl}/${room}` : undefined;
}

/** When the booked sessions of an artist begin, from one instant on up to another. */
export function takenSlots(db: Database, artistId: string, from: string, until: string) {
  return db
    .selectFrom('appointments')
    .where('artist_id', '=', artistId)
    .where('slot', '>=', from)
    .where('slot', '<', until)
    .orderBy('slot')
    .select('slot');
}

/** When an artist is taken, from a day on. */
export async function listTakenFrom(db: Database, artistId: string, date: string): Promise<TakenTime[]> {
  return taken(db, artistId, date, lastDay(date));
}

/** An artist's diary for one day. */
export async function diaryOf(db: Database, artistId: string, now: Date, date: string): Promise<Diary> {
  return diaryFor(db, artistId, now, date, date);
}

/** An artist's diary for the days on which free times nearest to a day are looked for. */
export async function diaryAround(db: Database, artistId: string, now: Date, date: string): Promise<Diary> {
  return diaryFor(db, artistId, now, addDays(date, -NEAREST_DAYS), addDays(date, NEAREST_DAYS));
}

async function diaryFor(
  db: Database,
  artistId: string,
  now: Date,
  first: string,
  last: string,
): Promise<Diary> {
  const times = await taken(db, artistId, first, last);
  const windows = await listWindows(db, artistId);
  return { windows, taken: new Set(times.map(momentOf)), now: studioTimeOf(now) };
}

/** When an artist is taken on the days from `first` to `last`, both included. */
async function taken(db: Database, artistId: string, first: string, last: string): Promise<TakenTime[]> {
  const midnightOf = (date: string) => instantOf({ date, time: '00:00:00' });
  const rows = await takenSlots(db, artistId, midnightOf(first), midnightOf(addDays(last, 1))).execute();
  return rows.flatMap(({ slot }) => (slot === null ? [] : [studioTimeOf(slot)]));
}
