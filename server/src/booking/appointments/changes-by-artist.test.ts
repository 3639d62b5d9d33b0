import type { Appointment, ArtistSessions, Proposal } from '@rangmala/shared/contract';
import { BOOKING } from '../../testing/artists.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { type GalleryFixture, test } from '../../testing/gallery.ts';
import { deliverMails } from '../../testing/mailbox.ts';
import { expectErrorDetail } from '../../testing/errors.ts';

const OTHER_TIMES = [
  { date: '2026-11-30', time: '14:00:00' },
  // Outside Meera's hours: an artist may propose any time.
  { date: '2026-11-24', time: '18:00:00' },
];
const TO_MONDAY_NOON_MS = 3 * 24 * 60 * 60_000 + 3 * 60 * 60_000;

async function book({ asha }: GalleryFixture): Promise<{ id: string; path: string }> {
  const { id } = (await asha.post('/api/appointments', BOOKING)).json<Appointment>();
  return { id, path: `/api/artists/meera/sessions/${id}` };
}
async function readToken(fixture: GalleryFixture): Promise<string> {
  const mail = (await deliverMails(fixture.app)).find(({ subject }) => subject?.startsWith('Another time?'));
  return /\/appointment\/proposal\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}
const fetchAppointments = async ({ asha }: GalleryFixture) =>
  (await asha.get('/api/appointments/user/asha')).json<Appointment[]>();
const fetchSession = async ({ meera }: GalleryFixture) => {
  const sessions = (await meera.get('/api/artists/meera/sessions')).json<ArtistSessions>();
  return [...sessions.today, ...sessions.coming][0];
};

describeOnEveryDatabase(() => {
  test('cancels a session for the artist and mails the reason', async (fixture) => {
    const { id, path } = await book(fixture);
    const { meera, guest } = fixture;
    expect((await meera.post(`${path}/cancellation`, { reason: ' \u{200b}' })).statusCode).toBe(422);
    expect((await meera.post(`${path}/cancellation`, { reason: 'A burst pipe.' })).statusCode).toBe(204);
    expect(await fetchAppointments(fixture)).toEqual([]);
    const mails = await deliverMails(fixture.app);
    const mail = mails.find(({ subject }) => subject?.startsWith('Cancelled: Session with Meera Devi'));
    expect(mail?.text).toContain('“A burst pipe.”');
    expect(mail?.text).toContain('/appointment?art_type=Warli&artist=meera');
    expect(
      (await guest.get('/api/appointments/availability?artist_id=meera&date=2026-11-23')).body,
    ).toContain(BOOKING.time);
    const row = await fixture.app.db
      .selectFrom('appointments')
      .select(['status', 'cancel_reason'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ status: 'cancelled', cancel_reason: 'A burst pipe.' });
  });

  test('moves a session to a proposed time by the mailed link, which reading does not change', async (fixture) => {
    const { path } = await book(fixture);
    const { meera, guest, bala } = fixture;
    const proposal = { reason: 'I am at a fair.', times: OTHER_TIMES };
    expect((await meera.post(`${path}/proposal`, proposal)).statusCode).toBe(204);
    expect((await fetchSession(fixture))?.proposed_times).toEqual([OTHER_TIMES[1], OTHER_TIMES[0]]);
    const token = await readToken(fixture);
    expect(await fetchAppointments(fixture)).toMatchObject([{ proposal_token: token }]);
    await bala.post('/api/appointments', { ...BOOKING, ...OTHER_TIMES[0], user_id: 'bala' });
    const read = await guest.get(`/api/appointment-proposals?token=${token}`);
    expect(read.json()).toMatchObject({
      status: 'open',
      artist_name: 'Meera Devi',
      date: BOOKING.date,
      time: BOOKING.time,
      reason: proposal.reason,
      times: [{ ...OTHER_TIMES[1], label: '6:00 PM' }],
    });
    expect(read.body).not.toContain('Asha');
    const answer = (choice: object) =>
      guest.post('/api/appointment-proposals/answer', { token, answer: 'move', ...choice });
    expect((await answer(OTHER_TIMES[0] ?? {})).statusCode).toBe(409);
    expect((await answer({ date: '2026-11-24', time: '19:00:00' })).statusCode).toBe(422);
    const moved = await answer(OTHER_TIMES[1] ?? {});
    expect(moved.json()).toMatchObject({ status: 'changed', ...OTHER_TIMES[1] });
    const [movedAppointment] = await fetchAppointments(fixture);
    expect(movedAppointment).toMatchObject(OTHER_TIMES[1] ?? {});
    expect(movedAppointment).not.toHaveProperty('proposal_token');
    expect((await fetchSession(fixture))?.proposed_times).toBeUndefined();
    expect((await answer(OTHER_TIMES[1] ?? {})).statusCode).toBe(422);
  });

  test('records that a customer did not come, after the start only', async (fixture) => {
    const { path } = await book(fixture);
    const { meera, ravi, clock } = fixture;
    const record = (did_not_come: boolean) => meera.put(`${path}/attendance`, { did_not_come });
    expect((await record(true)).statusCode).toBe(422);
    clock.advance(TO_MONDAY_NOON_MS);
    expect((await record(true)).statusCode).toBe(204);
    expect(await fetchSession(fixture)).toMatchObject({ has_begun: true, did_not_come: true });
    await record(false);
    expect(await fetchSession(fixture)).not.toHaveProperty('did_not_come');
    const otherPath = path.replace('meera', 'ravi');
    expect((await ravi.put(`${otherPath}/attendance`, { did_not_come: true })).statusCode).toBe(404);
    expect((await meera.post(`${path}/cancellation`, { reason: 'Late.' })).statusCode).toBe(422);
    expect((await meera.post(`${path}/proposal`, { times: OTHER_TIMES })).statusCode).toBe(422);
  });
});

test('lets a session go by the mailed link, and ends the link of an earlier proposal', async (fixture) => {
  const { path } = await book(fixture);
  const { meera, guest } = fixture;
  await meera.post(`${path}/proposal`, { times: OTHER_TIMES });
  const firstToken = await readToken(fixture);
  await meera.post(`${path}/proposal`, { times: [OTHER_TIMES[0]] });
  expect((await guest.get(`/api/appointment-proposals?token=${firstToken}`)).statusCode).toBe(404);
  const mails = await deliverMails(fixture.app);
  const tokens = mails.map(({ text }) => /token=([\w-]{43})/.exec(text ?? '')?.[1]);
  const token = tokens.find((each) => each !== undefined && each !== firstToken);
  const response = await guest.post('/api/appointment-proposals/answer', { token, answer: 'cancel' });
  expect(response.json<Proposal>().status).toBe('cancelled');
  expect(await fetchAppointments(fixture)).toEqual([]);
});

test.each([
  [
    [{ date: BOOKING.date, time: BOOKING.time }],
    'You already have a session on Monday, 23 November 2026, 10:30 AM (India time). Please choose another time.',
  ],
  [[], 'Please choose at least one time.'],
])('refuses to propose %j', async (times, detail, fixture) => {
  const { path } = await book(fixture);
  const response = await fixture.meera.post(`${path}/proposal`, { times });
  expectErrorDetail(response, 422, detail);
});
