import type { Appointment } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../../accounts/index.ts';
import { BOOKING, createArtistBrowser, test } from '../../testing/artists.ts';
import { deliverMails } from '../../testing/mailbox.ts';
import { expectError } from '../../testing/errors.ts';

const PASSWORD = 'nine blue owls';

/** Gives Meera a password, a verified email address and an artwork. */
async function addAccountDetailsOfMeera({ db }: FastifyInstance): Promise<void> {
  const password_hash = await hashPassword(PASSWORD);
  await db
    .updateTable('artists')
    .set({
      password_hash,
      email: 'meera@example.in',
      email_verified_at: '2026-01-01',
      pending_email: 'm@example.in',
    })
    .where('id', '=', 'meera')
    .execute();
  const artwork = { id: 'dance', artist_id: 'meera', title: 'Dance', image: '/media/d/dance-600x600.webp' };
  await db
    .insertInto('artworks')
    .values({ ...artwork, placeholder: null, position: 0, created_at: '2026-01-01' })
    .execute();
}

test('deletes the profile and the gallery, ends all sessions, and refuses a later sign-in', async (fixture) => {
  const { app, guest } = fixture;
  await addAccountDetailsOfMeera(app);
  const [meera, otherBrowser] = [
    await createArtistBrowser(app, 'meera'),
    await createArtistBrowser(app, 'meera'),
  ];
  expect((await meera.get('/api/artists/meera/deletion')).json()).toEqual({
    upcoming_sessions: 0,
    artworks: 1,
  });
  const response = await meera.post('/api/artists/meera/deletion', { password: PASSWORD });
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { deleted: true, message: 'Your artist account has been deleted.' },
  ]);

  for (const path of [
    '/artists/meera',
    '/artists/meera/gallery',
    '/artists/meera/appointments',
    '/appointments/availability?artist_id=meera&date=2026-11-23',
  ]) {
    expect([path, (await guest.get(`/api${path}`)).statusCode]).toEqual([path, 404]);
  }
  for (const path of [
    '/artists',
    '/artists?art_type=warli',
    '/art-gallery',
    '/art-gallery/artist',
    '/art-gallery/type',
  ]) {
    expect([path, (await guest.get(`/api${path}`)).body]).toEqual([
      path,
      expect.not.stringMatching(/meera|dance/i),
    ]);
  }
  for (const browser of [meera, otherBrowser]) {
    expect((await browser.get('/api/artists/meera/sessions')).statusCode).toBe(401);
  }
  const loginResponse = await guest.post('/api/artists/login', { artist_id: 'meera', password: PASSWORD });
  expect(loginResponse.statusCode).toBe(401);

  const row = await app.db
    .selectFrom('artists')
    .selectAll()
    .where('id', '=', 'meera')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    name: 'Meera Devi',
    bio: '',
    image: '',
    email: null,
    pending_email: null,
    password_hash: null,
  });
  expect((await deliverMails(app)).map(({ subject }) => subject)).toEqual([
    'Your artist account has been deleted',
  ]);
});

test('cancels upcoming sessions with a mail and keeps past sessions for the customer', async (fixture) => {
  const { app, asha, bala, clock } = fixture;
  await addAccountDetailsOfMeera(app);
  const pastAppointment = (await asha.post('/api/appointments', BOOKING)).json<Appointment>();
  clock.advance(4 * 24 * 60 * 60_000);
  const laterBooking = { ...BOOKING, date: '2026-11-30' };
  const upcomingAppointment = (await asha.post('/api/appointments', laterBooking)).json<Appointment>();

  const meera = await createArtistBrowser(app, 'meera');
  expect((await meera.get('/api/artists/meera/deletion')).json()).toMatchObject({ upcoming_sessions: 1 });
  await meera.post('/api/artists/meera/deletion', { password: PASSWORD });

  expect((await asha.get('/api/appointments/user/asha')).json()).toMatchObject([
    { id: pastAppointment.id, artist_name: 'Meera Devi', artist_image: '' },
  ]);
  expect((await asha.get(`/api/appointments/${upcomingAppointment.id}`)).statusCode).toBe(404);
  const mails = await deliverMails(app);
  const cancellationMail = mails.find(({ subject }) =>
    subject?.startsWith('Cancelled: Session with Meera Devi'),
  );
  expect(cancellationMail?.text).toContain('Meera Devi no longer offers sessions with us');
  const calendar = cancellationMail?.attachments.find(({ contentType }) => contentType === 'text/calendar');
  expect(calendar?.content.toString()).toContain('METHOD:CANCEL');
  const bookingAfterDeletion = await bala.post('/api/appointments', { ...laterBooking, user_id: 'bala' });
  expectError(bookingAfterDeletion, 422, 'There is no such artist.');
});

test('refuses the deletion to other users and with a wrong password', async ({ app, asha, guest }) => {
  await addAccountDetailsOfMeera(app);
  const [meera, ravi] = [await createArtistBrowser(app, 'meera'), await createArtistBrowser(app, 'ravi')];
  const responses = await Promise.all(
    [guest, asha, ravi, meera].map((browser) =>
      browser.post('/api/artists/meera/deletion', { password: browser === meera ? 'wrong' : PASSWORD }),
    ),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 403, 422]);
  expect(responses[3]?.json()).toMatchObject({ fields: { password: 'Your password is incorrect.' } });
  expect((await guest.get('/api/artists/meera')).statusCode).toBe(200);
});
