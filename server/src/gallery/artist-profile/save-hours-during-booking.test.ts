import type { Appointment, BookingRequest, SavedArtist } from '@rangmala/shared/contract';
import { instantOf } from '../../lib/business-time-zone.ts';
import { lockArtistSchedule } from '../../booking/index.ts';
import { onEveryDatabase } from '../../testing/databases.ts';
import { type GalleryFixture, withGallery } from '../../testing/gallery.ts';
import { BOOKING } from '../../testing/artists.ts';

/** Mondays from 14:00 only, without 10:30. */
const NARROWER = { availability: [{ weekday: 0, start_time: '14:00', end_time: '15:00' }] };
const ALWAYS = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start_time: '00:00', end_time: '24:00' }));
const LOST = { date: BOOKING.date, time: BOOKING.time };
const GONE = 'Meera Devi is not available at this time. Please choose another.';

const narrow = ({ meera }: GalleryFixture) => meera.put('/api/artists/meera', NARROWER);
const book = ({ asha }: GalleryFixture, wanted: BookingRequest = BOOKING) =>
  asha.post('/api/appointments', wanted);
const outsideOf = (answer: Awaited<ReturnType<typeof narrow>>) => answer.json<SavedArtist>().outside;
const booked = async ({ asha }: GalleryFixture) =>
  (await asha.get('/api/appointments/user/asha'))
    .json<Appointment[]>()
    .map(({ date, time }) => ({ date, time }));

onEveryDatabase((database) => {
  test('keeps a booking made before the save and reports it', () =>
    withGallery(
      async (fixture) => {
        expect((await book(fixture)).statusCode).toBe(201);
        expect(outsideOf(await narrow(fixture))).toEqual([LOST]);
        expect(await booked(fixture)).toEqual([LOST]);
      },
      { database },
    ));

  test('refuses a booking after the hours were removed', () =>
    withGallery(
      async (fixture) => {
        expect(outsideOf(await narrow(fixture))).toEqual([]);
        const answer = await book(fixture);
        expect(answer.statusCode).toBe(422);
        const { detail, nearest } = answer.json<{ detail: string; nearest: unknown[] }>();
        expect(detail).toBe(GONE);
        // Computed from the new hours, not from those that the customer saw.
        expect(nearest[0]).toMatchObject({ date: LOST.date, time: '14:00:00' });
        expect(await booked(fixture)).toEqual([]);
      },
      { database },
    ));

  test('refuses a booking whose slot is removed while it waits for the lock', () =>
    withGallery(
      async (fixture) => {
        let waiting: ReturnType<typeof book> | undefined;
        await fixture.app.db.transaction().execute(async (transaction) => {
          await lockArtistSchedule(transaction, 'meera');
          waiting = book(fixture);
          await transaction.deleteFrom('artist_availability').where('artist_id', '=', 'meera').execute();
        });
        const answer = await waiting;
        expect(answer?.statusCode).toBe(422);
        expect(answer?.json()).toEqual({ detail: GONE, nearest: [] });
      },
      { database },
    ));

  test('waits for a booking in progress and reports it', () =>
    withGallery(
      async (fixture) => {
        const { db } = fixture.app;
        await book(fixture, { ...BOOKING, time: '11:00:00' });
        const written = await db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow();
        const starts_at = instantOf(BOOKING);
        let waiting: ReturnType<typeof narrow> | undefined;
        await db.transaction().execute(async (transaction) => {
          await lockArtistSchedule(transaction, 'meera');
          waiting = narrow(fixture);
          await transaction
            .insertInto('appointments')
            .values({ ...written, id: 'just now', starts_at, slot: starts_at })
            .execute();
        });
        const answer = await waiting;
        expect(answer && outsideOf(answer)).toEqual([LOST, { ...LOST, time: '11:00:00' }]);
      },
      { database },
    ));

  test('gives both sides a consistent result in a race', () =>
    withGallery(
      async (fixture) => {
        for (let turn = 0; turn < 6; turn += 1) {
          const lost = { date: BOOKING.date, time: `${15 + turn}:00:00` };
          const wanted = { ...BOOKING, ...lost, artist_id: 'ravi', art_type: 'Gond' };
          const remove = () => fixture.ravi.put('/api/artists/ravi', NARROWER);
          const isFirst = turn % 2 === 0;
          const early = isFirst ? book(fixture, wanted) : undefined;
          const [saved, booking] = await Promise.all([remove(), early ?? book(fixture, wanted)]);
          expect([201, 422]).toContain(booking.statusCode);
          const told = booking.statusCode === 201 ? [lost] : [];
          expect(outsideOf(saved)).toEqual(told);
          expect(await booked(fixture)).toEqual(told);
          await fixture.app.db.deleteFrom('appointments').execute();
          await fixture.ravi.put('/api/artists/ravi', { availability: ALWAYS });
        }
      },
      { database },
    ));

  test('keeps one complete week after two concurrent saves', () =>
    withGallery(
      async ({ meera, guest }) => {
        const weeks = [1, 2, 3, 4].map((weekday) => [
          { weekday, start_time: '10:00', end_time: '11:00' },
          { weekday, start_time: '12:00', end_time: '13:00' },
        ]);
        await Promise.all(weeks.map((availability) => meera.put('/api/artists/meera', { availability })));
        const artist = (await guest.get('/api/artists/meera')).json<SavedArtist>();
        expect(weeks).toContainEqual(artist.availability);
      },
      { database },
    ));
});
