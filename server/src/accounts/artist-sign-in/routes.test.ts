import type { FastifyInstance } from 'fastify';
import { isPassword } from '../passwords/passwords.ts';
import { type Browser, browserOf } from '../../testing/browser.ts';
import { onEveryDatabase } from '../../testing/databases.ts';
import { ARTIST_PASSWORD, withGallery } from '../../testing/gallery.ts';
import { browserOfArtist } from '../../testing/artists.ts';

const MEERA = { artist_id: 'meera', password: ARTIST_PASSWORD };
const CHOSEN = 'white lines at harvest';

const login = (browser: Browser, payload: object) => browser.post('/api/artists/login', payload);
const artistOf = async (browser: Browser) =>
  (await browser.get('/api/session')).json<{ artist: unknown }>().artist;
const isMeeras = async ({ db }: FastifyInstance, password: string) => {
  const query = db.selectFrom('artists').select('password_hash').where('id', '=', 'meera');
  return isPassword((await query.executeTakeFirst())?.password_hash, password);
};

onEveryDatabase((database) => {
  test('signs an artist in and out, apart from customers', () =>
    withGallery(
      async ({ app, asha }) => {
        const browser = browserOf(app);
        const answer = await login(browser, { artist_id: ' Meera ', password: ARTIST_PASSWORD });
        expect([answer.statusCode, answer.json()]).toEqual([200, { artist_id: 'meera' }]);
        expect(answer.cookies).toMatchObject([
          { name: 'rangmala_artist', httpOnly: true, sameSite: 'Lax', path: '/' },
        ]);
        expect((await browser.get('/api/session')).json()).toEqual({
          user: null,
          artist: { artist_id: 'meera' },
        });
        // One browser may have both sessions, and each ends independently.
        await login(asha, MEERA);
        expect((await asha.get('/api/session')).json()).toMatchObject({
          user: { userId: 'asha' },
          artist: { artist_id: 'meera' },
        });
        expect((await asha.post('/api/artists/logout')).statusCode).toBe(204);
        expect((await asha.get('/api/session')).json()).toMatchObject({
          user: { userId: 'asha' },
          artist: null,
        });
        expect(await artistOf(browser)).toEqual({ artist_id: 'meera' });
        expect((await browser.post('/api/artists/logout')).statusCode).toBe(204);
        expect((await browser.post('/api/artists/logout')).statusCode).toBe(204);
        expect(await artistOf(browser)).toBeNull();
      },
      { database },
    ));

  test('signing in as another artist replaces the session', () =>
    withGallery(
      async ({ app, meera }) => {
        const before = meera.cookies.get('rangmala_artist') ?? '';
        await login(meera, { ...MEERA, artist_id: 'ravi' });
        expect(await artistOf(meera)).toEqual({ artist_id: 'ravi' });
        const old = browserOf(app);
        old.cookies.set('rangmala_artist', before);
        expect(await artistOf(old)).toBeNull();
      },
      { database },
    ));

  test('a new password ends the other sessions and the old password', () =>
    withGallery(
      async ({ app, meera, ravi }) => {
        const elsewhere = await browserOfArtist(app, 'meera');
        const answer = await meera.post('/api/artists/meera/changepassword', {
          old_password: ARTIST_PASSWORD,
          new_password: CHOSEN,
        });
        expect([answer.statusCode, answer.body]).toEqual([204, '']);
        expect(await artistOf(meera)).toEqual({ artist_id: 'meera' });
        expect(await artistOf(elsewhere)).toBeNull();
        expect(await artistOf(ravi)).toEqual({ artist_id: 'ravi' });
        expect((await login(browserOf(app), MEERA)).statusCode).toBe(401);
        expect((await login(browserOf(app), { ...MEERA, password: CHOSEN })).statusCode).toBe(200);
        expect((await login(browserOf(app), { ...MEERA, artist_id: 'ravi' })).statusCode).toBe(200);
      },
      { database },
    ));

  test('of two concurrent password changes one succeeds, and a concurrent sign-in with the old password ends', () =>
    withGallery(
      async ({ app, meera }) => {
        const elsewhere = await browserOfArtist(app, 'meera');
        const visitor = browserOf(app);
        const change = (browser: Browser, new_password: string) =>
          browser.post('/api/artists/meera/changepassword', { old_password: ARTIST_PASSWORD, new_password });
        const [one, other] = await Promise.all([
          change(meera, CHOSEN),
          change(elsewhere, 'a tarpa at dusk'),
          login(visitor, MEERA),
        ]);
        expect([one.statusCode, other.statusCode].sort()).toEqual([204, 422]);
        expect(await isMeeras(app, one.statusCode === 204 ? CHOSEN : 'a tarpa at dusk')).toBe(true);
        expect(await artistOf(visitor)).toBeNull();
      },
      { database },
    ));
});

test.each([
  [{ ...MEERA, password: 'white paste on red earth' }, 401, 'Invalid artist ID or password.'],
  [{ ...MEERA, artist_id: 'nobody' }, 401, 'Invalid artist ID or password.'],
  [{ ...MEERA, artist_id: "' or 1=1 --" }, 401, 'Invalid artist ID or password.'],
  [{ ...MEERA, artist_id: '' }, 422, 'Please enter your artist ID.'],
  [{ ...MEERA, artist_id: 7 }, 422, 'Please enter your artist ID.'],
  [{ ...MEERA, password: '' }, 422, 'Please enter your password.'],
  [{ artist_id: 'meera' }, 422, 'Please enter your password.'],
  [[], 400, 'Please send a JSON object.'],
])('a sign-in with %j', (payload, status, detail) =>
  withGallery(async ({ guest }) => {
    const answer = await login(guest, payload);
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([status, detail]);
    expect(answer.cookies).toEqual([]);
    expect(await artistOf(guest)).toBeNull();
  }),
);

test('an artist without a password cannot sign in', () =>
  withGallery(async ({ app, guest }) => {
    await app.db.updateTable('artists').set({ password_hash: null }).execute();
    expect((await login(guest, MEERA)).statusCode).toBe(401);
  }));

test.each([
  [{ old_password: 'not it', new_password: CHOSEN }, 'old_password', 'Your current password is not right.'],
  [
    { old_password: ARTIST_PASSWORD, new_password: 'short' },
    'new_password',
    'Please choose a new password of at least 8 characters.',
  ],
  [{ new_password: CHOSEN }, 'old_password', 'Please enter your current password.'],
])('a change of password with %j is refused in words', (payload, field, detail) =>
  withGallery(async ({ app, meera }) => {
    const answer = await meera.post('/api/artists/meera/changepassword', payload);
    expect([answer.statusCode, answer.json()]).toEqual([422, { detail, fields: { [field]: detail } }]);
    expect(await isMeeras(app, ARTIST_PASSWORD)).toBe(true);
    expect(await artistOf(meera)).toEqual({ artist_id: 'meera' });
  }),
);

describe('the login throttle', () => {
  const WRONG = { ...MEERA, password: 'not the paste' };
  const logIn = async (browser: Browser, payload: object, times: number) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) statuses.push((await login(browser, payload)).statusCode);
    return statuses;
  };
  const slowed = [401, 401, 401, 401, 401, 401, 429];

  test('slows down artists like customers, unknown ids included', () =>
    withGallery(async ({ app, clock }) => {
      app.settings.rateLimits = true;
      const otherClient = browserOf(app, '203.0.113.7');
      expect(await logIn(otherClient, WRONG, 7)).toEqual(slowed);
      expect(await logIn(otherClient, { ...WRONG, artist_id: 'nobody' }, 7)).toEqual(slowed);
      const answer = await login(otherClient, MEERA);
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '1']);
      // Attempts from another address do not lock the owner out.
      expect((await login(browserOf(app, '198.51.100.9'), MEERA)).statusCode).toBe(200);
      clock.pass(1000);
      expect((await login(otherClient, MEERA)).statusCode).toBe(200);
    }));

  test('slows down wrong current passwords', () =>
    withGallery(async ({ app, meera }) => {
      app.settings.rateLimits = true;
      const statuses: number[] = [];
      for (let time = 0; time < 7; time += 1) {
        const payload = { old_password: `guess ${time}`, new_password: CHOSEN };
        statuses.push((await meera.post('/api/artists/meera/changepassword', payload)).statusCode);
      }
      expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429]);
    }));
});
