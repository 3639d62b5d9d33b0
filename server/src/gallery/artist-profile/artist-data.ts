import type { Database } from '../../database/database.ts';

/** Reads the stored data of an artist for the export. Omits the data of customers, such as names and messages. */
export async function readArtistData(db: Database, id: string): Promise<Record<string, unknown>> {
  const profile = await db
    .selectFrom('artists')
    .select([
      'name',
      'image',
      'bio',
      'testimonial',
      'rating_tenths',
      'email',
      'email_verified_at',
      'pending_email',
      'daily_summary',
      'notice_hours',
      'max_sessions_per_day',
      'share_hundredths',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  const art_types = await db
    .selectFrom('artist_art_types')
    .innerJoin('art_types', 'art_types.slug', 'artist_art_types.art_type_slug')
    .select('art_types.name')
    .where('artist_id', '=', id)
    .orderBy('artist_art_types.position')
    .execute();
  const skills = await db
    .selectFrom('artist_skills')
    .select('skill')
    .where('artist_id', '=', id)
    .orderBy('position')
    .execute();
  const hours = await db
    .selectFrom('artist_availability')
    .select(['weekday', 'start_minute', 'end_minute'])
    .where('artist_id', '=', id)
    .orderBy('weekday')
    .orderBy('start_minute')
    .execute();
  const days_off = await db
    .selectFrom('artist_days_off')
    .select(['first_date', 'last_date', 'start_minute', 'end_minute'])
    .where('artist_id', '=', id)
    .orderBy('first_date')
    .execute();
  const artworks = await db
    .selectFrom('artworks')
    .select(['title', 'image', 'created_at', 'printable'])
    .where('artist_id', '=', id)
    .orderBy('position')
    .execute();
  const earnings = await db
    .selectFrom('earnings')
    .select(['kind', 'amount_paise', 'note', 'at'])
    .where('artist_id', '=', id)
    .orderBy('at')
    .execute();
  const sessions = await db
    .selectFrom('appointments')
    .select([
      'id',
      'status',
      'starts_at',
      'art_type',
      'session_type',
      'cancel_reason',
      'did_not_come',
      'created_at',
    ])
    .where('artist_id', '=', id)
    .orderBy('starts_at')
    .execute();
  const proposals = await db
    .selectFrom('appointment_proposals')
    .innerJoin('appointments', 'appointments.id', 'appointment_proposals.appointment_id')
    .select(['appointment_id', 'times', 'reason', 'appointment_proposals.created_at'])
    .where('artist_id', '=', id)
    .orderBy('appointment_proposals.created_at')
    .execute();
  const messages = await db
    .selectFrom('appointment_messages')
    .innerJoin('appointments', 'appointments.id', 'appointment_messages.appointment_id')
    .select(['appointment_id', 'text', 'image', 'appointment_messages.created_at'])
    .where('artist_id', '=', id)
    .where('author', '=', 'artist')
    .orderBy('appointment_messages.created_at')
    .execute();
  const signed_in_browsers = await db
    .selectFrom('sessions')
    .select(['created_at', 'used_at'])
    .where('kind', '=', 'artist')
    .where('subject_id', '=', id)
    .execute();
  return {
    profile: { artist_id: id, ...profile },
    art_types: art_types.map(({ name }) => name),
    skills: skills.map(({ skill }) => skill),
    hours,
    days_off,
    artworks,
    earnings,
    sessions,
    proposals,
    messages,
    signed_in_browsers,
  };
}
