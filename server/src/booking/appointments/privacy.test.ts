import type { Appointment } from '@rangmala/shared/contract';
import type { Browser } from '../../testing/browser.ts';
import { type ArtistsFixture, BOOKING, withArtists } from '../../testing/artists.ts';
import { testWith } from '../../testing/test-with.ts';

const CHANGE = { date: '2026-11-23', time: '11:00:00', session_type: 'Chat' };

/** Requests that book in Asha's name, or read, change or cancel her appointments. */
const calls: [string, (browser: Browser, id: string) => ReturnType<Browser['get']>][] = [
  [
    'booking in the name of Asha',
    (browser) => browser.post('/api/appointments', { ...BOOKING, time: '11:30:00' }),
  ],
  ['reading the list of Asha', (browser) => browser.get('/api/appointments/user/asha')],
  ['reading an appointment of Asha', (browser, id) => browser.get(`/api/appointments/${id}`)],
  ['reading a calendar file of Asha', (browser, id) => browser.get(`/api/appointments/${id}/calendar.ics`)],
  ['changing an appointment of Asha', (browser, id) => browser.put(`/api/appointments/${id}`, CHANGE)],
  ['cancelling an appointment of Asha', (browser, id) => browser.delete(`/api/appointments/${id}`)],
];

const test = testWith<[fixture: ArtistsFixture]>(withArtists);

describe.each(calls)('%s', (_name, call) => {
  test('returns an error to another customer and to a guest', async ({ asha, bala, guest, app }) => {
    const appointment = (await asha.post('/api/appointments', BOOKING)).json<Appointment>();
    const before = await app.db.selectFrom('appointments').selectAll().execute();

    const responseToOther = await call(bala, appointment.id);
    expect(responseToOther.statusCode).toBe(403);
    const responseToGuest = await call(guest, appointment.id);
    expect([responseToGuest.statusCode, responseToGuest.json()]).toEqual([
      401,
      { detail: 'Please sign in.' },
    ]);
    for (const { body } of [responseToOther, responseToGuest]) {
      expect(body).not.toMatch(/Rangmala-|asha|Meera/i);
    }
    expect(await app.db.selectFrom('appointments').selectAll().execute()).toEqual(before);
  });
});

test('returns 404 for an unknown appointment', async ({ asha }) => {
  for (const response of [
    await asha.get('/api/appointments/nothing'),
    await asha.put('/api/appointments/nothing', CHANGE),
    await asha.delete('/api/appointments/nothing'),
    await asha.get('/api/appointments/nothing/calendar.ics'),
  ]) {
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { detail: 'There is no such appointment.' },
    ]);
  }
});
