import type { Appointment, BookingConflict, BookedTime } from '@rangmala/shared/contract';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { BOOKING, type ArtistsFixture, test } from '../../testing/artists.ts';
import { expectError, expectErrorDetail } from '../../testing/errors.ts';

const bookFor = async (browser: Browser, change: object = {}): Promise<Appointment> => {
  const response = await browser.post('/api/appointments', { ...BOOKING, ...change });
  expect(response.statusCode).toBe(201);
  return response.json<Appointment>();
};
const fetchBookedTimes = async ({ guest }: ArtistsFixture) =>
  (await guest.get('/api/artists/meera/appointments')).json<BookedTime[]>().map(({ time }) => time);
const MOVE_TO_ELEVEN = { date: '2026-11-23', time: '11:00:00', session_type: 'Jitsi Meet' };

describeOnEveryDatabase(() => {
  test('books the new time and frees the old time when a session is moved', async (fixture) => {
    const appointment = await bookFor(fixture.asha);
    const response = await fixture.asha.put(`/api/appointments/${appointment.id}/`, {
      ...MOVE_TO_ELEVEN,
      session_type: 'Call',
    });
    expect(response.statusCode).toBe(200);
    const { meeting_link: link, ...unchangedFields } = appointment;
    expect(response.json()).toEqual({ ...unchangedFields, time: '11:00:00', session_type: 'Call' });
    expect(await fetchBookedTimes(fixture)).toEqual(['11:00:00']);
    await bookFor(fixture.bala, { user_id: 'bala' });
    // The meeting link does not change.
    const videoResponse = await fixture.asha.put(`/api/appointments/${appointment.id}`, MOVE_TO_ELEVEN);
    expect(videoResponse.json<Appointment>().meeting_link).toBe(link);
  });

  test('changes nothing when the new time is taken', async (fixture) => {
    const appointment = await bookFor(fixture.asha);
    await bookFor(fixture.bala, { user_id: 'bala', time: '11:00:00' });
    const mails = await fixture.app.db.selectFrom('outbox').select('id').execute();
    const conflictResponse = await fixture.asha.put(`/api/appointments/${appointment.id}`, MOVE_TO_ELEVEN);
    expect([conflictResponse.statusCode, conflictResponse.json<BookingConflict>().nearest?.length]).toEqual([
      409, 6,
    ]);
    for (const [change, detail] of [
      [{ time: '13:00:00' }, 'Meera Devi is not available at this time. Please choose another.'],
      [{ session_type: 'Fax' }, 'Please choose a session method: Jitsi Meet, Call or Chat.'],
    ] as const) {
      const response = await fixture.asha.put(`/api/appointments/${appointment.id}`, {
        ...MOVE_TO_ELEVEN,
        ...change,
      });
      expectErrorDetail(response, 422, detail);
    }
    expect((await fixture.asha.get(`/api/appointments/${appointment.id}`)).json()).toEqual(appointment);
    expect(await fetchBookedTimes(fixture)).toEqual(['10:30:00', '11:00:00']);
    expect(await fixture.app.db.selectFrom('outbox').select('id').execute()).toEqual(mails);
  });

  test('accepts one of two concurrent moves to the same time', async (fixture) => {
    const appointmentOfAsha = await bookFor(fixture.asha);
    const appointmentOfBala = await bookFor(fixture.bala, { user_id: 'bala', time: '10:00:00' });
    const responses = await Promise.all([
      fixture.asha.put(`/api/appointments/${appointmentOfAsha.id}`, MOVE_TO_ELEVEN),
      fixture.bala.put(`/api/appointments/${appointmentOfBala.id}`, MOVE_TO_ELEVEN),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const freeTime = responses[0].statusCode === 200 ? '10:00:00' : '10:30:00';
    expect(await fetchBookedTimes(fixture)).toEqual([freeTime, '11:00:00']);
  });

  test('frees the time of a cancelled session and accepts a repeated cancellation', async (fixture) => {
    const appointment = await bookFor(fixture.asha);
    const responses = await Promise.all([
      fixture.asha.delete(`/api/appointments/${appointment.id}`),
      fixture.asha.delete(`/api/appointments/${appointment.id}`),
    ]);
    responses.push(await fixture.asha.delete(`/api/appointments/${appointment.id}`));
    expect(responses.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([204, '']));
    expect(await fetchBookedTimes(fixture)).toEqual([]);
    expect((await fixture.asha.get('/api/appointments/user/asha')).json()).toEqual([]);
    for (const response of [
      await fixture.asha.get(`/api/appointments/${appointment.id}`),
      await fixture.asha.get(`/api/appointments/${appointment.id}/calendar.ics`),
      await fixture.asha.put(`/api/appointments/${appointment.id}`, MOVE_TO_ELEVEN),
    ]) {
      expectError(response, 404, 'This appointment was cancelled.');
    }
    // The confirmation and the cancellation were each enqueued once.
    expect(await fixture.app.db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
    await bookFor(fixture.bala, { user_id: 'bala' });
    await fixture.bala.delete(
      `/api/appointments/${(await fixture.bala.get('/api/appointments/user/bala')).json<Appointment[]>()[0]?.id}`,
    );
    await bookFor(fixture.asha);
  });
});

test('refuses to move or cancel past sessions', async ({ asha, clock }) => {
  const appointment = await bookFor(asha);
  clock.advance(3 * 24 * 60 * 60_000 + 90 * 60_000);
  const cancelResponse = await asha.delete(`/api/appointments/${appointment.id}`);
  expectError(cancelResponse, 422, 'This appointment has already started, so it can’t be cancelled.');
  const moveResponse = await asha.put(`/api/appointments/${appointment.id}`, {
    ...MOVE_TO_ELEVEN,
    date: '2026-11-30',
  });
  expectError(moveResponse, 422, 'This appointment has already started, so it can’t be changed.');
  expect((await asha.get('/api/appointments/user/asha')).json()).toEqual([appointment]);
});
