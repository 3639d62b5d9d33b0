import type { FastifyInstance } from 'fastify';
import { withAppAndClock, test } from '../../testing/app.ts';
import { createBrowser } from '../../testing/browser.ts';
import { ASHA, registerCustomer, signIn, fetchUser, registerAndSignIn } from '../../testing/customers.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { readOutbox, deliverMails } from '../../testing/mailbox.ts';
import { deleteExpiredAccountRows } from '../expired-rows.ts';

const NEW_PASSWORD = 'kakatiya gate at dusk';
const LINK_EXPIRED = 'This link has expired or has already been used. Please request a new one.';
const MINUTE_MS = 60_000;

/** Requests a link and returns its token from the mail. */
async function requestToken(app: FastifyInstance, email = ASHA.email): Promise<string> {
  const earlierMessageIds = new Set(
    (await readOutbox(app.settings.dataDir)).map(({ messageId }) => messageId),
  );
  await createBrowser(app).post('/api/forgot-password', { email });
  const mail = (await deliverMails(app)).find(({ messageId }) => !earlierMessageIds.has(messageId));
  const token = /\/reset-password\?token=([\w-]+)$/m.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error('No link was mailed.');
  return token;
}

const resetPassword = async (
  app: FastifyInstance,
  token: string,
  password = NEW_PASSWORD,
): Promise<[number, unknown]> => {
  const response = await createBrowser(app).post('/api/reset-password', { token, password });
  return [response.statusCode, response.body && response.json()];
};

describeOnEveryDatabase(() => {
  test('mails a link that sets a new password once', () =>
    withAppAndClock(async (app) => {
      const browser = await registerAndSignIn(app);
      const response = await createBrowser(app).post('/api/forgot-password', { email: ' ASHA@example.in' });
      expect([response.statusCode, response.json()]).toEqual([
        202,
        {
          message: 'If there is an account with this email, a link to set a new password is on its way.',
        },
      ]);
      const mails = await deliverMails(app);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({
        subject: 'Reset your Rangmala password',
        to: { value: [{ address: ASHA.email, name: ASHA.full_name }] },
        from: { value: [{ address: 'hello@rangmala.example', name: 'Rangmala' }] },
      });
      const link = /http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}/.exec(mails[0]?.text ?? '')?.[0];
      expect(mails[0]?.html).toContain(`href="${link}"`);
      const token = link?.split('=')[1] ?? '';

      expect(await resetPassword(app, token)).toEqual([204, '']);
      expect(await fetchUser(browser)).toBeNull();
      expect((await browser.post('/api/login', ASHA)).statusCode).toBe(401);
      await signIn(app, { email: ASHA.email, password: NEW_PASSWORD });
      expect(await resetPassword(app, token, 'something else again')).toEqual([
        422,
        { detail: LINK_EXPIRED },
      ]);
      await signIn(app, { email: ASHA.email, password: NEW_PASSWORD });
    }));

  test('accepts one of two concurrent uses of a link', () =>
    withAppAndClock(async (app) => {
      await registerCustomer(app);
      const token = await requestToken(app);
      const outcomes = await Promise.all([
        resetPassword(app, token, `${NEW_PASSWORD} 1`),
        resetPassword(app, token, `${NEW_PASSWORD} 2`),
      ]);
      expect(outcomes.map(([status]) => status).sort()).toEqual([204, 422]);
    }));

  test('refuses a link after an hour', () =>
    withAppAndClock(async (app, clock) => {
      await registerCustomer(app);
      const [firstToken, secondToken] = [await requestToken(app), await requestToken(app)];
      clock.advance(60 * MINUTE_MS - 1);
      expect(await resetPassword(app, secondToken)).toEqual([204, '']);
      // The use of one link has invalidated the other links of the account.
      expect(await resetPassword(app, firstToken)).toEqual([422, { detail: LINK_EXPIRED }]);
      const oldToken = await requestToken(app);
      clock.advance(60 * MINUTE_MS);
      expect(await resetPassword(app, oldToken)).toEqual([422, { detail: LINK_EXPIRED }]);
      await deleteExpiredAccountRows(app.db, clock.now());
      expect(await app.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
    }));
});

test('does not reveal in responses, stored rows or mails whether an account exists', async (app) => {
  await registerCustomer(app);
  const browser = createBrowser(app);
  const responseForAccount = await browser.post('/api/forgot-password', { email: ASHA.email });
  const responseWithoutAccount = await browser.post('/api/forgot-password', { email: 'nobody@example.in' });
  expect([responseWithoutAccount.statusCode, responseWithoutAccount.body]).toEqual([
    responseForAccount.statusCode,
    responseForAccount.body,
  ]);
  const rows = await app.db.selectFrom('outbox').select(['kind', 'attempts']).execute();
  expect(rows[0]).toEqual(rows[1]);
  const mails = await deliverMails(app);
  expect(mails.map(({ to }) => to?.value[0]?.address)).toEqual([ASHA.email]);
});

test('verifies the e-mail address when a link is used', async (app) => {
  await registerCustomer(app);
  const readVerification = () =>
    app.db.selectFrom('users').select('email_verified_at').executeTakeFirstOrThrow();
  expect(await readVerification()).toEqual({ email_verified_at: null });
  await resetPassword(app, await requestToken(app));
  const { email_verified_at: verifiedAt } = await readVerification();
  expect(verifiedAt).not.toBeNull();
  await resetPassword(app, await requestToken(app), `${NEW_PASSWORD}!`);
  expect(await readVerification()).toEqual({ email_verified_at: verifiedAt });
});

test('ends links when the password is changed', async (app) => {
  const browser = await registerAndSignIn(app);
  const token = await requestToken(app);
  await browser.post('/api/change-password', { old_password: ASHA.password, new_password: NEW_PASSWORD });
  expect(await resetPassword(app, token)).toEqual([422, { detail: LINK_EXPIRED }]);
  await signIn(app, { email: ASHA.email, password: NEW_PASSWORD });
});

test.each(['', 'x', 'A'.repeat(43), "' or 1=1 --"])('returns 422 for the token %p', async (token, app) => {
  expect(await resetPassword(app, token)).toMatchObject([422, { detail: LINK_EXPIRED }]);
});

test('limits the number of mails to one account', async (app) => {
  await registerCustomer(app);
  for (let time = 0; time < 25; time += 1) {
    await createBrowser(app).post('/api/forgot-password', { email: ASHA.email });
  }
  expect(await deliverMails(app)).toHaveLength(20);
});
