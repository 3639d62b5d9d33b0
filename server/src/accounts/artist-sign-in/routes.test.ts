import { type Browser, createBrowser } from '../../testing/browser.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { ARTIST_PASSWORD, withGallery, test } from '../../testing/gallery.ts';
import { createArtistBrowser } from '../../testing/artists.ts';
import { expectErrorDetail, expectFieldError } from '../../testing/errors.ts';

const MEERA = { artist_id: 'meera', password: ARTIST_PASSWORD };
const NEW_PASSWORD = 'white lines at harvest';

const login = (browser: Browser, payload: object) => browser.post('/api/artists/login', payload);
const fetchSignedInArtist = async (browser: Browser) =>
  (await browser.get('/api/session')).json<{ artist: unknown }>().artist;

describeOnEveryDatabase(() => {
  test('signs an artist in and out independently of customers', async ({ app }) => {
    const browser = createBrowser(app);
    const response = await login(browser, { artist_id: ' Meera\u{200b} ', password: ARTIST_PASSWORD });
    expect([response.statusCode, response.json()]).toEqual([200, { artist_id: 'meera' }]);
    expect(response.cookies).toMatchObject([
      { name: 'rangmala_artist', httpOnly: true, sameSite: 'Lax', path: '/' },
    ]);
    expect((await browser.get('/api/session')).json()).toEqual({
      user: null,
      artist: { artist_id: 'meera' },
    });
    expect(await fetchSignedInArtist(browser)).toEqual({ artist_id: 'meera' });
    expect((await browser.post('/api/artists/logout')).statusCode).toBe(204);
    expect((await browser.post('/api/artists/logout')).statusCode).toBe(204);
    expect(await fetchSignedInArtist(browser)).toBeNull();
  });

  test('ends the other sessions and invalidates the old password when the password is changed', () =>
    withGallery(async ({ app, meera, ravi }) => {
      const otherBrowser = await createArtistBrowser(app, 'meera');
      const response = await meera.post('/api/artists/meera/changepassword', {
        old_password: ARTIST_PASSWORD,
        new_password: NEW_PASSWORD,
      });
      expect([response.statusCode, response.body]).toEqual([204, '']);
      expect(await fetchSignedInArtist(meera)).toEqual({ artist_id: 'meera' });
      expect(await fetchSignedInArtist(otherBrowser)).toBeNull();
      expect(await fetchSignedInArtist(ravi)).toEqual({ artist_id: 'ravi' });
      expect((await login(createBrowser(app), MEERA)).statusCode).toBe(401);
      expect((await login(createBrowser(app), { ...MEERA, password: NEW_PASSWORD })).statusCode).toBe(200);
      expect((await login(createBrowser(app), { ...MEERA, artist_id: 'ravi' })).statusCode).toBe(200);
    }));
});

test.each([
  [{ ...MEERA, password: 'white paste on red earth' }, 401, 'Invalid artist ID or password.'],
  [{ ...MEERA, artist_id: 'nobody' }, 401, 'Invalid artist ID or password.'],
  [{ ...MEERA, artist_id: '' }, 422, 'Please enter your artist ID.'],
])('refuses a sign-in with %j', async (payload, status, detail, { guest }) => {
  const response = await login(guest, payload);
  expectErrorDetail(response, status, detail);
  expect(response.cookies).toEqual([]);
  expect(await fetchSignedInArtist(guest)).toBeNull();
});

test.each([
  [
    { old_password: 'not it', new_password: NEW_PASSWORD },
    'old_password',
    'Your current password is incorrect.',
  ],
  [
    { old_password: ARTIST_PASSWORD, new_password: 'short' },
    'new_password',
    'Please choose a new password of at least 8 characters.',
  ],
])('refuses a password change with %j and explains why', async (payload, field, detail, { meera }) => {
  const response = await meera.post('/api/artists/meera/changepassword', payload);
  expectFieldError(response, field, detail);
  expect(await fetchSignedInArtist(meera)).toEqual({ artist_id: 'meera' });
});

test('limits attempts with a wrong current password', async ({ app, meera }) => {
  app.settings.rateLimits = true;
  const statuses: number[] = [];
  for (let time = 0; time < 7; time += 1) {
    const payload = { old_password: `guess ${time}`, new_password: NEW_PASSWORD };
    statuses.push((await meera.post('/api/artists/meera/changepassword', payload)).statusCode);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429]);
});
