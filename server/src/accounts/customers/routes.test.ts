import { test } from '../../testing/app.ts';
import { createBrowser } from '../../testing/browser.ts';
import { ASHA, registerCustomer, signIn, fetchUser, registerAndSignIn } from '../../testing/customers.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { expectError, expectFieldError } from '../../testing/errors.ts';

const USER = { email: ASHA.email, name: ASHA.full_name, userId: expect.any(String), isGoogleUser: false };
const PASSWORD_CHANGE = { old_password: ASHA.password, new_password: 'kakatiya gate at dusk' };

describeOnEveryDatabase(() => {
  test('registers a customer, signs in and signs out', async (app) => {
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
  });

  test('returns 409 to one of two concurrent registrations with the same e-mail address', async (app) => {
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
  });

  test('ends all other sessions and invalidates the old password when the password is changed', async (app) => {
    const [thisBrowser, otherBrowser] = [await registerAndSignIn(app), await signIn(app)];
    const ravi = await registerAndSignIn(app, { email: 'ravi@example.in' });
    const oldToken = thisBrowser.cookies.get('rangmala_session');
    const response = await thisBrowser.post('/api/change-password', PASSWORD_CHANGE);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await fetchUser(thisBrowser)).toEqual(USER);
    expect(thisBrowser.cookies.get('rangmala_session')).not.toBe(oldToken);
    expect(await fetchUser(otherBrowser)).toBeNull();
    expect(await fetchUser(ravi)).not.toBeNull();

    const loginWithOldPassword = await createBrowser(app).post('/api/login', ASHA);
    expectError(loginWithOldPassword, 401, 'Invalid email or password.');
    await signIn(app, { email: ASHA.email, password: PASSWORD_CHANGE.new_password });
  });
});

test('returns the same error for a wrong e-mail address and a wrong password', async (app) => {
  await registerCustomer(app);
  const browser = createBrowser(app);
  const responses = [
    await browser.post('/api/login', { ...ASHA, password: 'not the monsoon' }),
    await browser.post('/api/login', { ...ASHA, email: 'nobody@example.in' }),
    await browser.post('/api/login', { ...ASHA, password: 'x'.repeat(1000) }),
  ];
  for (const response of responses) {
    expectError(response, 401, 'Invalid email or password.');
    expect(response.headers['set-cookie']).toBeUndefined();
  }
});

test('requires the current password for a new password', async (app) => {
  const [thisBrowser, otherBrowser] = [await registerAndSignIn(app), await signIn(app)];
  const sentence = 'Your current password is incorrect.';
  const response = await thisBrowser.post('/api/change-password', {
    ...PASSWORD_CHANGE,
    old_password: 'not the monsoon',
  });
  expectFieldError(response, 'old_password', sentence);
  expect(await fetchUser(otherBrowser)).toEqual(USER);
  await signIn(app);
});

test('signs out through an HTML form without JavaScript and redirects to the home page', async (app) => {
  const browser = await registerAndSignIn(app);
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
});

test('ends sessions that began with the old password during a password change', async (app) => {
  const owner = await registerAndSignIn(app);
  const attacker = createBrowser(app);
  const [changeResponse] = await Promise.all([
    owner.post('/api/change-password', PASSWORD_CHANGE),
    ...Array.from({ length: 8 }, () => attacker.post('/api/login', ASHA)),
  ]);
  expect(changeResponse.statusCode).toBe(204);
  expect(await fetchUser(owner)).toEqual(USER);
  expect(await app.db.selectFrom('sessions').select('subject_id').execute()).toHaveLength(1);
});
