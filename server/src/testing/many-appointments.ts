import { sql } from 'kysely';
import { computeReminderTime } from '../booking/appointments/rules.ts';
import type { Database } from '../database/database.ts';
import { addCustomers } from './artists.ts';

const HALF_HOUR_MS = 30 * 60_000;
const DAY_MS = 48 * HALF_HOUR_MS;
const ARTIST_COUNT = 20;
const APPOINTMENTS_PER_CUSTOMER = 10;
/** A statement of SQLite accepts at most 32,766 values. A row of appointments has 14 values. */
const ROWS_PER_INSERT = 1000;

/**
 * Inserts {@link ARTIST_COUNT} artists, and customers with appointments. Each artist has an appointment every 30
 * minutes, day and night. About half of the appointments are in the past. Customers have the ids `customer0`,
 * `customer1` and so on, artists `artist0`, `artist1` and so on.
 * @param count number of appointments
 */
export async function addManyAppointments(db: Database, count: number, now: Date): Promise<void> {
  const customerCount = Math.ceil(count / APPOINTMENTS_PER_CUSTOMER);
  await addArtistsAndCustomers(db, customerCount);
  const appointmentsPerArtist = Math.ceil(count / ARTIST_COUNT);
  const firstStartMs =
    Math.floor(now.getTime() / DAY_MS) * DAY_MS - Math.floor(appointmentsPerArtist / 2) * HALF_HOUR_MS;
  const rows = Array.from({ length: count }, (_, index) => {
    const starts_at = new Date(firstStartMs + Math.floor(index / ARTIST_COUNT) * HALF_HOUR_MS).toISOString();
    return {
      id: `appointment${index}`,
      artist_id: `artist${index % ARTIST_COUNT}`,
      user_id: `customer${index % customerCount}`,
      status: 'booked' as const,
      starts_at,
      slot: starts_at,
      art_type: 'Gond',
      session_type: 'Call' as const,
      room: `room${index}`,
      sequence: 0,
      idempotency_key: null,
      remind_at: computeReminderTime(starts_at, now),
      created_at: '',
      updated_at: '',
    };
  });
  for (let from = 0; from < count; from += ROWS_PER_INSERT) {
    await db
      .insertInto('appointments')
      .values(rows.slice(from, from + ROWS_PER_INSERT))
      .execute();
  }
  // Updates the statistics of the query planner.
  await sql`analyze`.execute(db);
}

async function addArtistsAndCustomers(db: Database, customerCount: number): Promise<void> {
  const ids = Array.from({ length: ARTIST_COUNT }, (_, index) => `artist${index}`);
  await db
    .insertInto('artists')
    .values(
      ids.map((id, position) => ({
        id,
        name: id,
        image: '',
        placeholder: null,
        bio: '',
        testimonial: '',
        rating_tenths: 45,
        position,
        password_hash: null,
      })),
    )
    .execute();
  await db
    .insertInto('artist_availability')
    .values(
      ids.flatMap((artist_id) =>
        [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
          artist_id,
          weekday,
          start_minute: 540,
          end_minute: 1080,
        })),
      ),
    )
    .execute();
  const customerIds = Array.from({ length: customerCount }, (_, index) => `customer${index}`);
  for (let from = 0; from < customerCount; from += ROWS_PER_INSERT) {
    await addCustomers(db, customerIds.slice(from, from + ROWS_PER_INSERT));
  }
}
