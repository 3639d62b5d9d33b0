import type { DayOff, SavedDayOff } from '@rangmala/shared/contract';
import { lockArtistSchedule } from '../artists/queries.ts';
import { BOOKING } from '../../testing/artists.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { type GalleryFixture, test } from '../../testing/gallery.ts';
import { expectErrorDetail, expectFieldError } from '../../testing/errors.ts';

const DAYS_OFF_PATH = '/api/artists/meera/days-off';
const MONDAY_OFF = { first_date: '2026-11-23', last_date: '2026-11-23' };
const NOT_AVAILABLE = 'Meera Devi is not available at this time. Please choose another.';

const listFreeTimes = async ({ guest }: GalleryFixture, date = BOOKING.date) =>
  (await guest.get(`/api/appointments/availability?artist_id=meera&date=${date}`))
    .json<{ slots: { value: string }[] }>()
    .slots.map(({ value }) => value);
const book = ({ asha }: GalleryFixture, change: object = {}) =>
  asha.post('/api/appointments', { ...BOOKING, ...change });

describeOnEveryDatabase(() => {
  test('a day off removes free times, refuses bookings, and lists the booked sessions', async (fixture) => {
    const { meera } = fixture;
    await book(fixture);
    const morningOff = { ...MONDAY_OFF, start_time: '10:00', end_time: '11:30' };
    const saved = (await meera.post(DAYS_OFF_PATH, morningOff)).json<SavedDayOff>();
    expect(saved).toEqual({
      ...morningOff,
      id: saved.id,
      booked: [{ date: BOOKING.date, time: BOOKING.time }],
    });
    expect(await listFreeTimes(fixture)).toEqual(['11:30:00', '14:00:00', '14:30:00']);
    const refusal = await book(fixture, { time: '11:00:00' });
    expectErrorDetail(refusal, 422, NOT_AVAILABLE);

    await meera.post(DAYS_OFF_PATH, { first_date: '2026-11-20', last_date: '2026-12-01' });
    expect(await listFreeTimes(fixture)).toEqual([]);
    const daysOff = (await meera.get(DAYS_OFF_PATH)).json<DayOff[]>();
    expect(daysOff.map(({ first_date }) => first_date)).toEqual(['2026-11-20', '2026-11-23']);
    for (const { id } of daysOff) {
      expect((await meera.delete(`${DAYS_OFF_PATH}/${id}`)).statusCode).toBe(204);
    }
    expect(await listFreeTimes(fixture)).toContain('11:00:00');
  });

  test('refuses a booking when the day off is added while the booking waits for the lock', async (fixture) => {
    let pendingBooking: ReturnType<typeof book> | undefined;
    await fixture.app.db.transaction().execute(async (transaction) => {
      await lockArtistSchedule(transaction, 'meera');
      pendingBooking = book(fixture);
      await transaction
        .insertInto('artist_days_off')
        .values({
          id: 'd',
          artist_id: 'meera',
          ...MONDAY_OFF,
          start_minute: 0,
          end_minute: 1440,
          created_at: '',
        })
        .execute();
    });
    expect((await pendingBooking)?.json()).toMatchObject({ detail: NOT_AVAILABLE });
  });

  test('accepts one of two concurrent bookings on a day for one session, and moves within that day', async (fixture) => {
    const { asha, bala, meera } = fixture;
    await meera.put('/api/artists/meera', { max_sessions_per_day: 1 });
    const responses = await Promise.all([
      book(fixture),
      bala.post('/api/appointments', { ...BOOKING, user_id: 'bala', time: '14:00:00' }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
    expect(await listFreeTimes(fixture)).toEqual([]);
    const winner = responses.find(({ statusCode }) => statusCode === 201);
    const { id, user_id } = winner?.json<{ id: string; user_id: string }>() ?? { id: '', user_id: '' };
    const { date, session_type } = BOOKING;
    const move = { date, time: '11:30:00', session_type };
    const moved = await (user_id === 'asha' ? asha : bala).put(`/api/appointments/${id}`, move);
    expect([moved.statusCode, moved.json()]).toMatchObject([200, { time: '11:30:00' }]);
  });
});

test('refuses sessions on short notice, by default twelve hours', async (fixture) => {
  const { meera, ravi, guest } = fixture;
  const today = { artist_id: 'ravi', art_type: 'Gond', date: '2026-11-20' };
  const early = await book(fixture, { ...today, time: '20:30:00' });
  expectErrorDetail(early, 422, 'Ravi Shyam needs at least 12 hours’ notice. Please choose a later time.');
  expect((await book(fixture, { ...today, time: '21:00:00' })).statusCode).toBe(201);
  await ravi.put('/api/artists/ravi', { notice_hours: 0 });
  expect((await book(fixture, { ...today, time: '09:30:00' })).statusCode).toBe(201);
  expect((await guest.get('/api/artists/ravi')).json()).toMatchObject({
    notice_hours: 0,
    max_sessions_per_day: null,
  });
  expect((await meera.put('/api/artists/meera', { notice_hours: -1 })).statusCode).toBe(422);
});

const DAY_PASSED = 'This day has passed. Please choose today or a later day.';
test.each([
  [
    { first_date: '2026-11-25', last_date: '2026-11-24' },
    'last_date',
    'The last day must not be before the first day.',
  ],
  [{ first_date: '2026-11-18', last_date: '2026-11-19' }, 'last_date', DAY_PASSED],
  [{ first_date: '2026-11-19', last_date: '2026-11-19' }, 'first_date', DAY_PASSED],
  [
    { ...MONDAY_OFF, start_time: '12:00', end_time: '10:00' },
    'end_time',
    'The end time must be after the start time.',
  ],
  [
    { ...MONDAY_OFF, last_date: '2026-11-24', start_time: '10:00', end_time: '12:00' },
    'start_time',
    'Times off are for one day. Please choose one day.',
  ],
  [
    { ...MONDAY_OFF, start_time: '10:00' },
    'end_time',
    'Please choose both times, or neither for whole days.',
  ],
])('refuses the day off %j', async (dayOff, field, detail, { meera }) => {
  expectFieldError(await meera.post(DAYS_OFF_PATH, dayOff), field, detail);
});

test('shows days off in the calendar feed', async ({ meera, guest }) => {
  await meera.post(DAYS_OFF_PATH, { first_date: '2026-12-24', last_date: '2026-12-26' });
  await meera.post(DAYS_OFF_PATH, { ...MONDAY_OFF, start_time: '10:00', end_time: '11:30' });
  const { url } = (await meera.get('/api/artists/meera/calendar-feed')).json<{ url: string }>();
  const lines = (await guest.get(new URL(url).pathname)).body.split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'SUMMARY:Day off',
      'DTSTART;VALUE=DATE:20261224',
      'DTEND;VALUE=DATE:20261227',
      'SUMMARY:Time off',
      'DTSTART:20261123T043000Z',
      'DTEND:20261123T060000Z',
    ]),
  );
});
