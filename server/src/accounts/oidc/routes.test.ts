import { withApp } from '../../testing/app.ts';
import { createBrowser } from '../../testing/browser.ts';
import { createClock } from '../../testing/clock.ts';
import { fetchUser } from '../../testing/customers.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import {
  beginSignIn,
  CALLBACK_URL,
  followCallback,
  getRedirectUrl,
  expectRefused,
  MEERA_USER,
  signInWithProvider,
  withOpenIdSignIn,
  test,
} from '../../testing/oidc.ts';
import { deleteExpiredAccountRows } from '../expired-rows.ts';

describeOnEveryDatabase(() => {
  test('creates an account at the first sign-in and reuses it at later sign-ins', async (app, provider) => {
    const browser = createBrowser(app);
    const callbackPage = await signInWithProvider(browser, provider);
    const user = (await fetchUser(browser)) as { userId: string };
    expect(user).toEqual(MEERA_USER);
    expect(callbackPage.pathname).toBe('/auth-callback');
    expect(Object.fromEntries(callbackPage.searchParams)).toEqual({
      email: 'meera@example.in',
      name: 'Meera Devi',
      userId: user.userId,
    });

    const otherBrowser = createBrowser(app);
    await signInWithProvider(otherBrowser, provider);
    expect(await fetchUser(otherBrowser)).toEqual(user);
    expect(await app.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
    expect(await app.db.selectFrom('sign_in_attempts').selectAll().execute()).toEqual([]);
  });
});

test('signs in with a provider that expects Basic authentication and puts all claims into the ID token', () =>
  withOpenIdSignIn(
    async (app, provider) => {
      const browser = createBrowser(app);
      await signInWithProvider(browser, provider);
      expect(await fetchUser(browser)).toEqual(MEERA_USER);
    },
    {},
    { tokenEndpointAuthMethod: 'client_secret_basic', hasAllClaimsInIdToken: true },
  ));

test('redirects with state, nonce and PKCE and keeps their values out of the cookie', async (app, provider) => {
  const browser = createBrowser(app);
  const response = await browser.get('/api/login/google');
  const url = getRedirectUrl(response);
  expect(url.origin).toBe(provider.env['OIDC_ISSUER']);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: CALLBACK_URL,
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  const [cookie] = response.cookies;
  expect(cookie).toMatchObject({
    name: 'rangmala_signing_in',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: 600,
  });
  expect([...url.searchParams.values()]).not.toContain(cookie?.value);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('returns to the requested page after the sign-in', async (app, provider) => {
  const finalUrl = await signInWithProvider(createBrowser(app), provider, '/appointment?art_type=warli');
  expect(finalUrl.searchParams.get('next')).toBe('/appointment?art_type=warli');
  provider.person = undefined;
  const finalUrlAfterRefusal = await signInWithProvider(createBrowser(app), provider, '/cart');
  expect(`${finalUrlAfterRefusal.pathname}${finalUrlAfterRefusal.search}`).toBe(
    '/signin?notice=google-cancelled&next=%2Fcart',
  );
});

test('never redirects to another site', async (app, provider) => {
  for (const next of ['//evil.example', '/\\evil.example', 'x'.repeat(3000)]) {
    const finalUrl = await signInWithProvider(createBrowser(app), provider, next);
    expect([finalUrl.origin, finalUrl.pathname]).toEqual(['http://localhost:3000', '/auth-callback']);
  }
});

describe('a callback', () => {
  test('is refused with an unknown state', async (app, provider) => {
    const browser = createBrowser(app);
    const callback = await provider.visit(await beginSignIn(browser));
    for (const state of ['', 'wrong', 'A'.repeat(43)]) {
      const forgedUrl = new URL(callback);
      forgedUrl.searchParams.set('state', state);
      expectRefused(getRedirectUrl(await followCallback(browser, forgedUrl)), 'google-failed');
    }
    expectRefused(getRedirectUrl(await browser.get('/api/login/google/callback')), 'google-failed');
    expectRefused(
      getRedirectUrl(await browser.get('/api/login/google/callback?state=a&state=b')),
      'google-failed',
    );
    expect(await fetchUser(browser)).toBeNull();
  });

  test('is refused when it is replayed', async (app, provider) => {
    const browser = createBrowser(app);
    const callbackUrl = await provider.visit(await beginSignIn(browser));
    expect(getRedirectUrl(await followCallback(browser, callbackUrl)).pathname).toBe('/auth-callback');
    await beginSignIn(browser);
    expectRefused(getRedirectUrl(await followCallback(browser, callbackUrl)), 'google-failed');
  });

  test('is refused in another browser', async (app, provider) => {
    const attacker = createBrowser(app);
    const callbackUrl = await provider.visit(await beginSignIn(attacker));
    const victim = createBrowser(app);
    expectRefused(getRedirectUrl(await followCallback(victim, callbackUrl)), 'google-failed');
    await beginSignIn(victim);
    expectRefused(getRedirectUrl(await followCallback(victim, callbackUrl)), 'google-failed');
    expect(await fetchUser(victim)).toBeNull();
  });

  test('is refused ten minutes after the start of the sign-in', () => {
    const clock = createClock();
    return withOpenIdSignIn(
      async (app, provider) => {
        const browser = createBrowser(app);
        const callbackUrl = await provider.visit(await beginSignIn(browser));
        clock.advance(10 * 60_000);
        expectRefused(getRedirectUrl(await followCallback(browser, callbackUrl)), 'google-failed');
        await deleteExpiredAccountRows(app.db, clock.now());
        expect(await app.db.selectFrom('sign_in_attempts').selectAll().execute()).toEqual([]);
      },
      { dependencies: { now: clock.now } },
    );
  });

  test('is refused with an ID token or code of another attempt', async (app, provider) => {
    for (const change of [{ nonce: 'another' }, { code_verifier: 'v'.repeat(43) }]) {
      const browser = createBrowser(app);
      const callbackUrl = await provider.visit(await beginSignIn(browser));
      await app.db.updateTable('sign_in_attempts').set(change).execute();
      expectRefused(getRedirectUrl(await followCallback(browser, callbackUrl)), 'google-failed');
      expect(await fetchUser(browser)).toBeNull();
    }
  });
});

test('redirects with a message when no client is configured', () =>
  withApp(async (app) => {
    expect(app.settings.site.signInWithGoogle).toBe(false);
    for (const url of ['/api/login/google', '/api/login/google/callback?state=x&code=y']) {
      expectRefused(getRedirectUrl(await createBrowser(app).get(url)), 'google-off');
    }
  }));
