import { withApp } from '../../testing/app.ts';
import { createBrowser } from '../../testing/browser.ts';
import { ASHA, registerCustomer, signIn, fetchUser } from '../../testing/customers.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { deliverMails } from '../../testing/mailbox.ts';
import type { Person } from '../../testing/openid-provider.ts';
import { expectRefused, MEERA, signInWithProvider, test } from '../../testing/oidc.ts';
import { findOrCreateUser } from './account-linking.ts';
import { expectErrorDetail } from '../../testing/errors.ts';

describe('an identity with the e-mail address of an account', () => {
  const asha: Person = { sub: 'google|1', email: ASHA.email, email_verified: true, name: 'A. Rao' };

  test('is linked only when the provider and this server have verified the e-mail address', async (app, provider) => {
    provider.person = asha;
    await registerCustomer(app);
    const browser = createBrowser(app);
    expectRefused(await signInWithProvider(browser, provider), 'google-account-exists');
    expect(await fetchUser(browser)).toBeNull();

    await app.db.updateTable('users').set({ email_verified_at: '2026-01-01T00:00:00.000Z' }).execute();
    expect((await signInWithProvider(browser, provider)).pathname).toBe('/auth-callback');
    const user = await fetchUser(browser);
    expect(user).toMatchObject({ email: ASHA.email, name: ASHA.full_name, isGoogleUser: true });
    // The password works as before.
    expect(await fetchUser(await signIn(app))).toEqual(user);
  });

  test('is not linked when the provider has not verified the e-mail address, and no account is created', async (app, provider) => {
    provider.person = { ...asha, email_verified: false };
    expectRefused(await signInWithProvider(createBrowser(app), provider), 'google-unverified');
    expect(await app.db.selectFrom('users').selectAll().execute()).toEqual([]);
    await registerCustomer(app);
    await app.db.updateTable('users').set({ email_verified_at: '2026-01-01T00:00:00.000Z' }).execute();
    expectRefused(await signInWithProvider(createBrowser(app), provider), 'google-unverified');
    expect(await app.db.selectFrom('identities').selectAll().execute()).toEqual([]);
  });
});

test('explains in the error of a password change that the account has no password', async (app, provider) => {
  const browser = createBrowser(app);
  await signInWithProvider(browser, provider);
  const response = await browser.post('/api/change-password', {
    old_password: 'guessing at one',
    new_password: 'kakatiya gate at dusk',
  });
  expectErrorDetail(response, 422, /^You sign in with Google and have no password here/);
});

test('signs a user in by password and by provider after a password reset', async (app, provider) => {
  const browser = createBrowser(app);
  await signInWithProvider(browser, provider);
  const user = await fetchUser(browser);
  await createBrowser(app).post('/api/forgot-password', { email: MEERA.email });
  const [mail] = await deliverMails(app);
  const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  const password = 'kakatiya gate at dusk';
  const response = await createBrowser(app).post('/api/reset-password', { token, password });
  expect(response.statusCode).toBe(204);
  // The reset has ended all sessions.
  expect(await fetchUser(browser)).toBeNull();
  expect(await fetchUser(await signIn(app, { email: MEERA.email, password }))).toEqual(user);
  await signInWithProvider(browser, provider);
  expect(await fetchUser(browser)).toEqual(user);
});

describeOnEveryDatabase(() => {
  test('creates one account for ten concurrent first sign-ins', () =>
    withApp(async (app) => {
      const identity = {
        issuer: 'https://id.example',
        subject: '7',
        email: 'meera@example.in',
        name: 'Meera',
        isVerified: true,
      };
      const users = await Promise.all(
        Array.from({ length: 10 }, () => findOrCreateUser(app.db, app.now(), identity)),
      );
      expect(users).toEqual(Array(10).fill(users[0]));
      expect(users[0]).toMatchObject({ email: 'meera@example.in', isGoogleUser: true });
      expect(await app.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
    }));
});
