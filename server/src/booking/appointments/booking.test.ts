import type { Appointment, Availability } from '@rangmala/shared/contract';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { BOOKING, type ArtistsFixture, withArtists, test } from '../../testing/artists.ts';
import { expectError, expectErrorDetail } from '../../testing/errors.ts';

const fetchSlots = async ({ guest }: ArtistsFixture, query: string) => {
  const response = await guest.get(`/api/appointments/availability?${query}`);
  expect(response.statusCode).toBe(200);
  return response.json<Availability>().slots;
};
const MONDAY = 'artist_id=meera&date=2026-11-23';

describeOnEveryDatabase(() => {
  test('removes only the booked time from the free time slots', async (fixture) => {
    const slotsBefore = await fetchSlots(fixture, MONDAY);
    expect(slotsBefore).toHaveLength(6);
    expect(slotsBefore[1]).toEqual({ hour: 10, label: '10:30 AM', value: '10:30:00' });

    const response = await fixture.asha.post('/api/appointments/', BOOKING);
    expect(response.statusCode).toBe(201);
    expect(response.headers['cache-control']).toBe('no-store');
    const appointment = response.json<Appointment>();
    expect(appointment).toEqual({
      ...BOOKING,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      artist_name: 'Meera Devi',
      artist_image: '/media/m/meera-600x600.webp',
      placeholder: 'data:m',
      meeting_link: expect.stringMatching(/^https:\/\/meet\.jit\.si\/Rangmala-[\da-f]{40}$/),
    });
    expect(await fetchSlots(fixture, MONDAY)).toEqual(
      slotsBefore.filter(({ value }) => value !== '10:30:00'),
    );
    expect((await fixture.asha.get(`/api/appointments/${appointment.id}`)).json()).toEqual(appointment);
    expect((await fixture.asha.get('/api/appointments/user/asha')).json()).toEqual([appointment]);
    // The time slots of another artist are unchanged.
    expect(await fetchSlots(fixture, 'artist_id=ravi&date=2026-11-22')).toHaveLength(48);
  });

  test('lists pages of upcoming and past appointments, and those of a day', async ({ asha, bala, clock }) => {
    for (const [date, time] of [
      ['2026-11-30', '10:00:00'],
      ['2026-11-23', '10:00:00'],
      ['2026-11-23', '14:00:00'],
    ]) {
      await asha.post('/api/appointments', { ...BOOKING, date, time });
    }
    // Monday, 23 November, noon in India: one session is past.
    clock.advance(Date.parse('2026-11-23T06:30:00.000Z') - clock.now().getTime());
    const list = async (query: string) =>
      (await asha.get(`/api/appointments/user/asha?${query}`))
        .json<Appointment[]>()
        .map(({ date, time }) => `${date.slice(8)} ${time.slice(0, 2)}`);
    expect(await list('')).toEqual(['23 10', '23 14', '30 10']);
    expect(await list('show=upcoming')).toEqual(['23 14', '30 10']);
    expect(await list('show=past&page=1&limit=24')).toEqual(['23 10']);
    expect(await list('show=all&page=1&limit=2')).toEqual(['23 14', '30 10']);
    expect(await list('show=all&page=2&limit=2')).toEqual(['23 10']);
    expect(await list('date=2026-11-23')).toEqual(['23 10', '23 14']);
    const counts = await asha.get('/api/appointments/user/asha/counts');
    expect(counts.json()).toEqual({ upcoming: 2, past: 1, all: 3 });
    expect((await bala.get('/api/appointments/user/asha/counts')).statusCode).toBe(403);
  });

  test('refuses a booked time with the nearest free times', async (fixture) => {
    await fixture.asha.post('/api/appointments', BOOKING);
    const response = await fixture.bala.post('/api/appointments', { ...BOOKING, user_id: 'bala' });
    expectError(response, 409, 'Someone has just booked this time. Please choose another.', {
      nearest: [
        { date: '2026-11-23', time: '10:00:00', label: '10:00 AM' },
        { date: '2026-11-23', time: '11:00:00', label: '11:00 AM' },
        { date: '2026-11-23', time: '11:30:00', label: '11:30 AM' },
        { date: '2026-11-23', time: '14:00:00', label: '2:00 PM' },
        { date: '2026-11-23', time: '14:30:00', label: '2:30 PM' },
        { date: '2026-11-30', time: '10:00:00', label: '10:00 AM' },
      ],
    });
    expect((await fixture.bala.get('/api/appointments/user/bala')).json()).toEqual([]);
  });

  test('returns the existing booking for a repeated key and 409 for another key', async ({ asha }) => {
    const bookWithKey = (key: string) =>
      asha.post('/api/appointments', BOOKING, { headers: { 'idempotency-key': key } });
    const responses = await Promise.all(Array.from({ length: 12 }, () => bookWithKey('k1')));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array<number>(11).fill(200),
      201,
    ]);
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    for (const response of [await bookWithKey('k2'), await asha.post('/api/appointments', BOOKING)]) {
      expectError(response, 409, 'You have already booked Meera Devi at this time.');
    }
    expect((await asha.get('/api/appointments/user/asha')).json()).toHaveLength(1);
  });

  test('keeps one booking per key, also after a cancellation', async ({ asha, bala }) => {
    const bookWithKey = (payload: object, key = 'k1') =>
      asha.post('/api/appointments', payload, { headers: { 'idempotency-key': key } });
    const firstResponse = await bookWithKey(BOOKING);
    expect(firstResponse.statusCode).toBe(201);
    expect((await bookWithKey(BOOKING)).json()).toEqual(firstResponse.json());
    const otherResponse = await bookWithKey({ ...BOOKING, time: '11:00:00' });
    expectError(otherResponse, 422, 'This Idempotency-Key belongs to another booking.');
    await asha.delete(`/api/appointments/${firstResponse.json<Appointment>().id}`);
    const lateResponse = await bookWithKey(BOOKING);
    expectError(lateResponse, 409, 'This appointment has since been cancelled.');
    // The same key of another customer makes a new booking.
    const responseToBala = await bala.post(
      '/api/appointments',
      { ...BOOKING, user_id: 'bala' },
      { headers: { 'idempotency-key': 'k1' } },
    );
    expect(responseToBala.statusCode).toBe(201);
    expect((await bookWithKey({ ...BOOKING, time: '11:00:00' }, 'k2')).statusCode).toBe(201);
  });

  test('refuses rows of a second appointment at the same time and of a cancelled appointment with a slot', () =>
    withArtists(async ({ app, asha }) => {
      await asha.post('/api/appointments', BOOKING);
      const row = await app.db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow();
      const secondInsert = app.db
        .insertInto('appointments')
        .values({ ...row, id: 'other', user_id: 'bala' })
        .execute();
      await expect(secondInsert).rejects.toThrow();
      const cancelledWithSlot = app.db
        .updateTable('appointments')
        .set({ status: 'cancelled' })
        .where('id', '=', row.id)
        .execute();
      await expect(cancelledWithSlot).rejects.toThrow();
    }));
});

test.each([
  [{ time: '10:15:00' }, 'Sessions begin on the hour or the half hour.'],
  [{ date: '2026-11-16' }, 'That time has passed. Please choose a later one.'],
  [
    { artist_id: 'ravi', art_type: 'Gond', date: '2026-11-20', time: '09:00:00' },
    'That time has passed. Please choose a later one.',
  ],
  [{ date: '2027-11-22' }, 'Sessions can be booked at most 365 days ahead.'],
  [{ time: '12:00:00' }, 'Meera Devi is not available at this time. Please choose another.'],
  [{ art_type: 'Gond' }, 'Meera Devi does not offer this art type.'],
  [{ artist_id: 'nobody' }, 'There is no such artist.'],
  [{ needed_by: '2026-11-19' }, 'The day you need it by has passed. Please choose a later one.'],
])('refuses a booking with %j and explains why', async (change, detail, { app, asha }) => {
  const response = await asha.post('/api/appointments', { ...BOOKING, ...change });
  expectErrorDetail(response, 422, detail);
  expect(await app.db.selectFrom('appointments').select('id').execute()).toEqual([]);
  expect(await app.db.selectFrom('outbox').select('id').execute()).toEqual([]);
});

test('accepts a booking on the last bookable day', async (fixture) => {
  const lastDayBooking = { ...BOOKING, artist_id: 'ravi', art_type: 'Gond', date: '2027-11-20' };
  expect((await fixture.asha.post('/api/appointments', lastDayBooking)).statusCode).toBe(201);
  expect(await fetchSlots(fixture, 'artist_id=ravi&date=2027-11-20')).toHaveLength(47);
  expect(await fetchSlots(fixture, 'artist_id=ravi&date=2027-11-21')).toEqual([]);
});

test('gives each video meeting a different link, and calls and chats no link', () =>
  withArtists({ env: { MEETING_URL: 'https://meet.example.in/rooms/' } }, async ({ asha }) => {
    const book = async (change: object) =>
      (await asha.post('/api/appointments', { ...BOOKING, ...change })).json<Appointment>();
    const videoAppointment = await book({});
    const otherVideoAppointment = await book({ time: '11:00:00' });
    expect(videoAppointment.meeting_link).toMatch(/^https:\/\/meet\.example\.in\/rooms\/Rangmala-/);
    expect(otherVideoAppointment.meeting_link).not.toBe(videoAppointment.meeting_link);
    for (const [session_type, time] of [
      ['Call', '14:00:00'],
      ['Chat', '14:30:00'],
    ]) {
      expect(await book({ session_type, time })).not.toHaveProperty('meeting_link');
    }
  }));

test.each([
  ['artist_id=nobody&date=2026-11-23', 404, 'Artist not found'],
  ['artist_id=meera', 400, 'Please choose a date.'],
  ['date=2026-11-23', 400, 'Please choose an artist.'],
  ['artist_id=meera&date=2026-11-31', 400, 'There is no such date.'],
])('returns an error for the availability query %s', (query, status, detail) =>
  withArtists(async ({ guest }) => {
    const response = await guest.get(`/api/appointments/availability?${query}`);
    expectErrorDetail(response, status, detail);
  }),
);
test('books and lists appointments only for the customer, and returns 404 for an unknown appointment', async (fixture) => {
  const { app, asha, bala, guest } = fixture;
  await asha.post('/api/appointments', BOOKING);
  for (const [browser, status] of [
    [bala, 403],
    [guest, 401],
  ] as const) {
    for (const response of [
      await browser.post('/api/appointments', { ...BOOKING, time: '11:30:00' }),
      await browser.get('/api/appointments/user/asha'),
    ]) {
      expect(response.statusCode).toBe(status);
      expect(response.body).not.toMatch(/Rangmala-|asha|Meera/i);
    }
  }
  expect(await app.db.selectFrom('appointments').select('id').execute()).toHaveLength(1);
  const unknown = await asha.get('/api/appointments/nothing');
  expectErrorDetail(unknown, 404, 'There is no such appointment.');
});

test('limits bookings per minute', () =>
  withArtists({ env: { RATE_LIMITS: 'on' } }, async ({ asha }) => {
    for (let count = 0; count < 40; count += 1) await asha.post('/api/appointments', BOOKING);
    expect((await asha.post('/api/appointments', BOOKING)).statusCode).toBe(429);
  }));
