import type { BookingRequest, SavedArtist } from '@rangmala/shared/contract';
import { toInstant } from '../../lib/business-time-zone.ts';
import { lockArtistSchedule } from '../../booking/index.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { type GalleryFixture, test } from '../../testing/gallery.ts';
import { BOOKING } from '../../testing/artists.ts';
import { expectError } from '../../testing/errors.ts';

/** Hours on Mondays from 14:00 to 15:00. A session at 10:30 is outside these hours. */
const REDUCED_HOURS = { availability: [{ weekday: 0, start_time: '14:00', end_time: '15:00' }] };
const REMOVED_TIME = { date: BOOKING.date, time: BOOKING.time };
const NOT_AVAILABLE = 'Meera Devi is not available at this time. Please choose another.';

const reduceHours = ({ meera }: GalleryFixture) => meera.put('/api/artists/meera', REDUCED_HOURS);
const book = ({ asha }: GalleryFixture, bookingRequest: BookingRequest = BOOKING) =>
  asha.post('/api/appointments', bookingRequest);
const readSessionsOutsideHours = (response: Awaited<ReturnType<typeof reduceHours>>) =>
  response.json<SavedArtist>().outside;

describeOnEveryDatabase(() => {
  test('refuses a booking when the time slot is removed while the booking waits for the lock', async (fixture) => {
    let pendingBooking: ReturnType<typeof book> | undefined;
    await fixture.app.db.transaction().execute(async (transaction) => {
      await lockArtistSchedule(transaction, 'meera');
      pendingBooking = book(fixture);
      await transaction.deleteFrom('artist_availability').where('artist_id', '=', 'meera').execute();
    });
    const response = await pendingBooking;
    expectError(response, 422, NOT_AVAILABLE, { nearest: [] });
  });

  test('waits for a booking in progress and lists the booking as outside the hours', async (fixture) => {
    const { db } = fixture.app;
    await book(fixture, { ...BOOKING, time: '11:00:00' });
    const existingRow = await db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow();
    const starts_at = toInstant(BOOKING);
    let pendingSave: ReturnType<typeof reduceHours> | undefined;
    await db.transaction().execute(async (transaction) => {
      await lockArtistSchedule(transaction, 'meera');
      pendingSave = reduceHours(fixture);
      await transaction
        .insertInto('appointments')
        .values({ ...existingRow, id: 'just now', starts_at, slot: starts_at })
        .execute();
    });
    const response = await pendingSave;
    expect(response && readSessionsOutsideHours(response)).toEqual([
      REMOVED_TIME,
      { ...REMOVED_TIME, time: '11:00:00' },
    ]);
  });
});
