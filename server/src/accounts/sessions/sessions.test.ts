import type { FastifyInstance } from 'fastify';
import { type TestAppOptions, withApp } from '../../testing/app.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { createClock } from '../../testing/clock.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { createSession, endSession } from './sessions.ts';
import { deleteExpiredAccountRows } from '../expired-rows.ts';
import type { SessionKind } from './sessions.ts';
import { testWith } from '../../testing/test-with.ts';

const DAY_MS = 24 * 60 * 60_000;
const ASHA = { email: 'asha@example.in', name: 'Asha', userId: 'u1', isGoogleUser: false };

/** Runs a server with a customer and test routes that sign in and out without a password. */
function withSessionRoutes(
  work: (app: FastifyInstance) => Promise<void>,
  options: TestAppOptions = {},
): Promise<void> {
  return withApp({ ...options, isShared: false }, async (app) => {
    const { email, name, userId: id } = ASHA;
    await app.db
      .insertInto('users')
      .values({ id, email, name, password_hash: null, email_verified_at: null, created_at: '' })
      .execute();
    app.post<{ Params: { kind: SessionKind; id: string } }>('/in/:kind/:id', async (request, reply) => {
      await createSession(request, reply, request.params.kind, request.params.id);
      return {};
    });
    app.post<{ Params: { kind: SessionKind } }>('/out/:kind', async (request, reply) => {
      await endSession(request, reply, request.params.kind);
      return {};
    });
    await work(app);
  });
}

const fetchSession = async (browser: Browser): Promise<unknown> => (await browser.get('/api/session')).json();

const test = testWith(withSessionRoutes);

describeOnEveryDatabase(() => {
  test('keeps the sessions of a customer and an artist in one browser independent', async (app) => {
    const browser = createBrowser(app);
    await browser.post('/in/customer/u1');
    await browser.post('/in/artist/meera');
    expect(await fetchSession(browser)).toEqual({ user: ASHA, artist: { artist_id: 'meera' } });
    // An artist's token in the customer's cookie is invalid.
    const forgingBrowser = createBrowser(app);
    forgingBrowser.cookies.set('rangmala_session', browser.cookies.get('rangmala_artist') ?? '');
    expect(await fetchSession(forgingBrowser)).toEqual({ user: null, artist: null });
    await browser.post('/out/customer');
    expect(await fetchSession(browser)).toEqual({ user: null, artist: { artist_id: 'meera' } });
  });

  test('rotates the token at sign-in and stores only its hash', async (app) => {
    const browser = createBrowser(app);
    await browser.post('/in/customer/u1');
    const oldToken = browser.cookies.get('rangmala_session') ?? '';
    await browser.post('/in/customer/u1');
    expect(browser.cookies.get('rangmala_session')).not.toBe(oldToken);
    const attacker = createBrowser(app);
    attacker.cookies.set('rangmala_session', oldToken);
    expect(await fetchSession(attacker)).toEqual({ user: null, artist: null });
    const rows = await app.db.selectFrom('sessions').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('rangmala_session'));
  });
});

test('ends a session after 30 days without use, and always after 90 days', () => {
  const clock = createClock();
  return withSessionRoutes(
    async (app) => {
      const [idleBrowser, activeBrowser] = [createBrowser(app), createBrowser(app)];
      await idleBrowser.post('/in/customer/u1');
      await activeBrowser.post('/in/artist/meera');
      for (let days = 29; days < 90; days += 29) {
        clock.advance(29 * DAY_MS);
        expect(await fetchSession(activeBrowser)).toEqual({ user: null, artist: { artist_id: 'meera' } });
      }
      expect(await fetchSession(idleBrowser)).toEqual({ user: null, artist: null });
      await deleteExpiredAccountRows(app.db, clock.now());
      expect(await app.db.selectFrom('sessions').select('kind').execute()).toEqual([{ kind: 'artist' }]);
      clock.advance(3 * DAY_MS);
      expect(await fetchSession(activeBrowser)).toEqual({ user: null, artist: null });
      await deleteExpiredAccountRows(app.db, clock.now());
      expect(await app.db.selectFrom('sessions').select('kind').execute()).toEqual([]);
    },
    { dependencies: { now: clock.now } },
  );
});

test('ignores an invalid session cookie', async (app) => {
  for (const value of ['', 'x', "' or 1=1 --", 'A'.repeat(43), 'é'.repeat(43)]) {
    const browser = createBrowser(app);
    browser.cookies.set('rangmala_session', value);
    const response = await browser.get('/api/session');
    expect([response.statusCode, response.json()]).toEqual([200, { user: null, artist: null }]);
  }
});

test('sets cookies HttpOnly and SameSite, with Secure and __Host- over https', async () => {
  const fetchCookieHeader = async (publicUrl: string): Promise<string> => {
    let header = '';
    await withSessionRoutes(
      async (app) => {
        const response = await app.inject({ method: 'POST', url: '/in/customer/u1' });
        header = String(response.headers['set-cookie']).replace(/=[\w-]{43};/, '=…;');
      },
      { env: { PUBLIC_URL: publicUrl } },
    );
    return header;
  };
  expect(await fetchCookieHeader('http://localhost:3000')).toBe(
    'rangmala_session=…; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax',
  );
  expect(await fetchCookieHeader('https://rangmala.example')).toBe(
    '__Host-rangmala_session=…; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
});
