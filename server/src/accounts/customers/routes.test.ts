import { withApp } from '../../testing/app.ts';
import { createBrowser } from '../../testing/browser.ts';
import { ASHA, registerCustomer, signIn, fetchUser } from '../../testing/customers.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';

const USER = { email: ASHA.email, name: ASHA.full_name, userId: expect.any(String), isGoogleUser: false };

describeOnEveryDatabase((database) => {
  test('registers a customer, signs in and signs out', () =>
    withApp(
      async (app) => {
        const browser = createBrowser(app);
        const registrationResponse = await browser.post('/api/register', {
          ...ASHA,
          email: ' Asha@Example.IN',
        });
        expect([registrationResponse.statusCode, registrationResponse.json()]).toEqual([
          201,
          { message: 'Welcome, Asha Rao! Your account is ready.' },
        ]);
        // Registering does not sign the customer in.
        expect(await fetchUser(browser)).toBeNull();

        const loginResponse = await browser.post('/api/login', {
          email: 'ASHA@example.in',
          password: ASHA.password,
        });
        expect([loginResponse.statusCode, loginResponse.json()]).toEqual([200, USER]);
        expect(await fetchUser(browser)).toEqual(USER);

        const logoutResponse = await browser.post('/api/logout');
        expect([logoutResponse.statusCode, logoutResponse.body]).toEqual([204, '']);
        expect(await fetchUser(browser)).toBeNull();
      },
      { database },
    ));

  test('returns 409 to one of two concurrent registrations with the same e-mail address', () =>
    withApp(
      async (app) => {
        const browser = createBrowser(app);
        const responses = await Promise.all(
          ['asha@example.in', 'ASHA@EXAMPLE.IN'].map((email) =>
            browser.post('/api/register', { ...ASHA, email }),
          ),
        );
        expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
        expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
          detail: 'There is already an account with this email. Please sign in instead.',
        });
      },
      { database },
    ));

  test('ends all other sessions and invalidates the old password when the password is changed', () =>
    withApp(
      async (app) => {
        await registerCustomer(app);
        await registerCustomer(app, { email: 'ravi@example.in' });
        const [thisBrowser, otherBrowser] = [await signIn(app), await signIn(app)];
        const ravi = await signIn(app, { ...ASHA, email: 'ravi@example.in' });
        const oldToken = thisBrowser.cookies.get('rangmala_session');
        const response = await thisBrowser.post('/api/change-password', {
          old_password: ASHA.password,
          new_password: 'kakatiya gate at dusk',
        });
        expect([response.statusCode, response.body]).toEqual([204, '']);
        expect(await fetchUser(thisBrowser)).toEqual(USER);
        expect(thisBrowser.cookies.get('rangmala_session')).not.toBe(oldToken);
        expect(await fetchUser(otherBrowser)).toBeNull();
        expect(await fetchUser(ravi)).not.toBeNull();

        const loginWithOldPassword = await createBrowser(app).post('/api/login', ASHA);
        expect([loginWithOldPassword.statusCode, loginWithOldPassword.json()]).toEqual([
          401,
          { detail: 'Invalid email or password.' },
        ]);
        await signIn(app, { email: ASHA.email, password: 'kakatiya gate at dusk' });
      },
      { database },
    ));

  test('changes the name of a customer', () =>
    withApp(
      async (app) => {
        await registerCustomer(app);
        const [thisBrowser, otherBrowser] = [await signIn(app), await signIn(app)];
        const response = await thisBrowser.put('/api/profile', { name: ' Asha <i>R.</i> ' });
        expect([response.statusCode, response.json()]).toEqual([200, { ...USER, name: 'Asha <i>R.</i>' }]);
        expect(await fetchUser(otherBrowser)).toEqual({ ...USER, name: 'Asha <i>R.</i>' });
      },
      { database },
    ));
});

test('returns the same error for a wrong e-mail address and a wrong password', () =>
  withApp(async (app) => {
    await registerCustomer(app);
    const browser = createBrowser(app);
    const responses = [
      await browser.post('/api/login', { ...ASHA, password: 'not the monsoon' }),
      await browser.post('/api/login', { ...ASHA, email: 'nobody@example.in' }),
      await browser.post('/api/login', { ...ASHA, password: 'x'.repeat(1000) }),
    ];
    for (const response of responses) {
      expect([response.statusCode, response.json()]).toEqual([401, { detail: 'Invalid email or password.' }]);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  }));

test('takes about the same time to refuse a known and an unknown e-mail address', () =>
  withApp(async (app) => {
    await registerCustomer(app);
    const browser = createBrowser(app);
    const measureLoginMs = async (email: string): Promise<number> => {
      const start = performance.now();
      await browser.post('/api/login', { email, password: 'not the monsoon' });
      return performance.now() - start;
    };
    // Compares the fastest requests, because other work on the machine slows down some requests.
    let [fastestKnownMs, fastestUnknownMs] = [Infinity, Infinity];
    for (let round = 0; round < 15; round += 1) {
      const [knownMs, unknownMs] = [
        await measureLoginMs(ASHA.email),
        await measureLoginMs('nobody@example.in'),
      ];
      if (round === 0) continue;
      fastestKnownMs = Math.min(fastestKnownMs, knownMs);
      fastestUnknownMs = Math.min(fastestUnknownMs, unknownMs);
    }
    // Without the dummy hash, a login with an unknown email address would be much faster.
    expect(fastestUnknownMs / fastestKnownMs).toBeGreaterThan(0.5);
    expect(fastestUnknownMs / fastestKnownMs).toBeLessThan(2);
  }));

test.each([
  ['full_name', '', 'Please enter your full name.'],
  ['email', 'asha', 'Please enter a valid email address.'],
  ['password', 'short', 'Please choose a password of at least 8 characters.'],
  ['password', 'x'.repeat(129), 'This password is too long: at most 128 characters.'],
])('returns 422 when %s is %p', (field, value, sentence) =>
  withApp(async (app) => {
    const response = await createBrowser(app).post('/api/register', { ...ASHA, [field]: value });
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { detail: sentence, fields: { [field]: sentence } },
    ]);
    expect(await app.db.selectFrom('users').selectAll().execute()).toEqual([]);
  }),
);

test('requires the current password for a new password', () =>
  withApp(async (app) => {
    await registerCustomer(app);
    const [thisBrowser, otherBrowser] = [await signIn(app), await signIn(app)];
    const sentence = 'Your current password is incorrect.';
    const response = await thisBrowser.post('/api/change-password', {
      old_password: 'not the monsoon',
      new_password: 'kakatiya gate at dusk',
    });
    expect([response.statusCode, response.json()]).toEqual([
      422,
      { detail: sentence, fields: { old_password: sentence } },
    ]);
    expect(await fetchUser(otherBrowser)).toEqual(USER);
    await signIn(app);
  }));

test('returns 401 to guests, also for an invalid body', () =>
  withApp(async (app) => {
    const browser = createBrowser(app);
    for (const response of [
      await browser.post('/api/change-password', {}),
      await browser.put('/api/profile', {}),
    ]) {
      expect([response.statusCode, response.json()]).toEqual([401, { detail: 'Please sign in.' }]);
    }
    expect((await browser.post('/api/logout')).statusCode).toBe(204);
  }));

test('signs out through an HTML form without JavaScript and redirects to the home page', () =>
  withApp(async (app) => {
    await registerCustomer(app);
    const browser = await signIn(app);
    const headers = {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'content-type': 'application/x-www-form-urlencoded',
      origin: app.settings.publicUrl,
    };
    const response = await browser.post('/api/logout/', undefined, { headers });
    expect([response.statusCode, response.headers.location, response.body]).toEqual([303, '/', '']);
    expect(await fetchUser(browser)).toBeNull();
    // The sign-in route refuses HTML forms, because other sites could send them.
    expect((await browser.post('/api/login', undefined, { headers })).statusCode).toBe(415);
  }));

test('refuses writes from another site’s page', () =>
  withApp(async (app) => {
    await registerCustomer(app);
    const browser = await signIn(app);
    for (const url of ['/api/logout', '/api/login', '/api/change-password']) {
      const response = await browser.post(url, undefined, {
        headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      });
      expect(response.statusCode).toBe(403);
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' };
    expect((await browser.post('/api/logout', undefined, { headers: form })).statusCode).toBe(403);
    expect(await fetchUser(browser)).toEqual(USER);
  }));

test('ends sessions that began with the old password during a password change', () =>
  withApp(async (app) => {
    await registerCustomer(app);
    const owner = await signIn(app);
    const attacker = createBrowser(app);
    const [changeResponse] = await Promise.all([
      owner.post('/api/change-password', {
        old_password: ASHA.password,
        new_password: 'kakatiya gate at dusk',
      }),
      ...Array.from({ length: 8 }, () => attacker.post('/api/login', ASHA)),
    ]);
    expect(changeResponse.statusCode).toBe(204);
    expect(await fetchUser(owner)).toEqual(USER);
    expect(await app.db.selectFrom('sessions').select('subject_id').execute()).toHaveLength(1);
  }));

test('accepts 40 simultaneous sign-ins', () =>
  withApp(async (app) => {
    await registerCustomer(app);
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => createBrowser(app).post('/api/login', ASHA)),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  }));
