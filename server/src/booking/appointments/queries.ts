import { type Appointment, VIDEO_SESSION } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { businessTimeOf } from '../../lib/business-time-zone.ts';

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
    ...businessTimeOf(row.starts_at),
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
