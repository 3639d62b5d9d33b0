import type { Appointment, ArtistSessions } from '@rangmala/shared/contract';
import { BOOKING, createArtistBrowser, test } from '../../testing/artists.ts';
import { expectErrorDetail } from '../../testing/errors.ts';

const HOUR_MS = 60 * 60_000;
const PHONE = '+91 98765 43210';
const CALL_BOOKING = { ...BOOKING, session_type: 'Call', phone: PHONE, note: 'A peacock on red.' };

test('shows the artist the note, and the phone number from 24 hours before until 24 hours after the start', async (fixture) => {
  const { app, asha, clock } = fixture;
  await asha.post('/api/appointments', CALL_BOOKING);
  const meera = await createArtistBrowser(app, 'meera');
  const fetchFirstSession = async () => {
    const {
      today: todaysSessions,
      coming: upcomingSessions,
      recent = [],
    } = (await meera.get('/api/artists/meera/sessions')).json<ArtistSessions>();
    return [...todaysSessions, ...upcomingSessions, ...recent][0];
  };
  expect(await fetchFirstSession()).toMatchObject({ note: 'A peacock on red.' });
  expect(await fetchFirstSession()).not.toHaveProperty('customer_phone');
  // The call begins 73.5 hours after the first time of the test clock.
  clock.advance(49 * HOUR_MS);
  expect(await fetchFirstSession()).not.toHaveProperty('customer_phone');
  clock.advance(HOUR_MS);
  expect((await fetchFirstSession())?.customer_phone).toBe(PHONE);
  clock.advance(47 * HOUR_MS);
  expect((await fetchFirstSession())?.customer_phone).toBe(PHONE);
  clock.advance(HOUR_MS);
  expect((await fetchFirstSession())?.id).toBeDefined();
  expect(await fetchFirstSession()).not.toHaveProperty('customer_phone');
});

test('stores the phone number for the next call and hides it from other customers', async (fixture) => {
  const { asha, bala } = fixture;
  expect((await asha.get('/api/profile')).json()).toEqual({
    name: 'Asha',
    email: 'asha@example.in',
    phone: null,
  });
  const appointment = (await asha.post('/api/appointments', CALL_BOOKING)).json<Appointment>();
  expect(appointment.phone).toBe(PHONE);
  expect((await asha.get('/api/profile')).json()).toMatchObject({ phone: PHONE });
  const { phone: _phone, ...laterCall } = { ...CALL_BOOKING, time: '11:00:00' };
  expect((await asha.post('/api/appointments', laterCall)).json<Appointment>().phone).toBe(PHONE);
  expect((await bala.get('/api/profile')).json()).toMatchObject({ phone: null });
  expect((await bala.get('/api/artists/meera/appointments')).body).not.toContain('98765');
});

test.each([
  [{ phone: 'call me' }, 'Please enter a phone number, such as +91 98765 43210.'],
  [{ note: 'x'.repeat(1001) }, 'Your note is too long: at most 1000 characters.'],
  [{ reference_image: 'https://example.in/a.webp' }, 'Please choose an image that was uploaded here.'],
])('refuses a booking with %p', async (fields, detail, { asha }) => {
  const response = await asha.post('/api/appointments', { ...CALL_BOOKING, ...fields });
  expectErrorDetail(response, 422, detail);
});
