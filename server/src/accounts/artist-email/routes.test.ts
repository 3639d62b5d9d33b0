import type { FastifyInstance } from 'fastify';
import { browserOf } from '../../testing/browser.ts';
import { onEveryDatabase } from '../../testing/databases.ts';
import { findArtistMailbox } from '../../booking/index.ts';
import { ARTIST_PASSWORD, withGallery } from '../../testing/gallery.ts';
import { readOutbox } from '../../testing/mailbox.ts';
import { resetArtistPassword } from '../../catalog-import/passwords.ts';
import { insertArtistToken } from './queries.ts';

const HOUR_MS = 60 * 60_000;
const NEW_PASSWORD = 'lamp oil and turmeric';

const readMails = (app: FastifyInstance) => readOutbox(app.settings.dataDir);

/** Sets the verified email address of Meera. */
async function verifyMeerasEmail({ db, now }: FastifyInstance, email: string): Promise<void> {
  await db
    .updateTable('artists')
    .set({ email, email_verified_at: now().toISOString() })
    .where('id', '=', 'meera')
    .execute();
}

type Purpose = 'verify-email' | 'reset-password';

/** Inserts a link of Meera that was mailed to `email`, and returns its token. */
async function insertToken({ db, now }: FastifyInstance, purpose: Purpose, email: string): Promise<string> {
  return (await insertArtistToken(db, now(), { artist_id: 'meera', purpose, email })) ?? '';
}

async function readLastLink(app: FastifyInstance): Promise<{ to: string; path: string; token: string }> {
  await app.mail.deliverDue();
  const mail = (await readMails(app)).at(-1);
  const [, path = '', token = ''] =
    /localhost:3000(\/[\w/-]+)\?token=([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  return { to: [mail?.to].flat()[0]?.text ?? '', path, token };
}

onEveryDatabase((database) => {
  test('verifies an email address through a mailed link that works once', () =>
    withGallery(
      async ({ app, meera }) => {
        expect((await meera.get('/api/artists/meera/account')).json()).toEqual({
          email: null,
          pending_email: null,
          daily_summary: false,
        });
        const response = await meera.put('/api/artists/meera/account', {
          email: 'Meera@Example.in',
          daily_summary: true,
        });
        expect(response.json()).toEqual({
          email: null,
          pending_email: 'meera@example.in',
          daily_summary: true,
        });
        const { to, path, token } = await readLastLink(app);
        expect(to).toContain('meera@example.in');
        expect(path).toBe('/artists/verify-email');
        expect((await browserOf(app).post('/api/artists/verify-email', { token })).statusCode).toBe(204);
        expect((await meera.get('/api/artists/meera/account')).json()).toMatchObject({
          email: 'meera@example.in',
        });
        expect((await browserOf(app).post('/api/artists/verify-email', { token })).statusCode).toBe(422);
      },
      { database },
    ));

  test('uses the verified address until the new one is verified, then tells the old one', () =>
    withGallery(
      async ({ app, meera, clock }) => {
        const readAccount = async () => (await meera.get('/api/artists/meera/account')).json<unknown>();
        const readRecipients = async () =>
          (await readMails(app)).map(({ to, subject }) => [[to].flat()[0]?.text, subject]);
        await verifyMeerasEmail(app, 'meera@example.in');
        await meera.put('/api/artists/meera/account', { email: 'new@example.in' });
        expect(await readAccount()).toMatchObject({
          email: 'meera@example.in',
          pending_email: 'new@example.in',
        });
        const { token } = await readLastLink(app);
        clock.advance(1000);
        await browserOf(app).post('/api/artists/forgot-password', { artist_id: 'meera' });
        expect((await readLastLink(app)).to).toContain('meera@example.in');
        expect(await findArtistMailbox(app.db, 'meera')).toMatchObject({ email: 'meera@example.in' });

        clock.advance(1000);
        expect((await browserOf(app).post('/api/artists/verify-email', { token })).statusCode).toBe(204);
        expect(await readAccount()).toMatchObject({ email: 'new@example.in', pending_email: null });
        await app.mail.deliverDue();
        expect(await readRecipients()).toEqual([
          ['"Meera Devi" <new@example.in>', 'Confirm your email for Rangmala'],
          ['"Meera Devi" <meera@example.in>', 'Reset your Rangmala password'],
          ['"Meera Devi" <meera@example.in>', 'Your Rangmala email address has been changed'],
        ]);
      },
      { database },
    ));

  test('refuses links for an address that is no longer pending', () =>
    withGallery(
      async ({ app, meera, clock }) => {
        await verifyMeerasEmail(app, 'meera@example.in');
        const account = { email: 'meera@example.in', pending_email: null };
        for (const laterEmail of ['second@example.in', 'meera@example.in']) {
          await meera.put('/api/artists/meera/account', { email: 'first@example.in' });
          const { token } = await readLastLink(app);
          clock.advance(1000);
          const response = await meera.put('/api/artists/meera/account', { email: laterEmail });
          await app.mail.deliverDue();
          clock.advance(1000);
          expect((await browserOf(app).post('/api/artists/verify-email', { token })).statusCode).toBe(422);
          if (laterEmail === account.email) expect(response.json()).toMatchObject(account);
        }
        const response = await meera.put('/api/artists/meera/account', { email: '' });
        expect(response.json()).toMatchObject({ email: null, pending_email: null });
      },
      { database },
    ));

  test('sets a new password through a mailed link and ends all sessions', () =>
    withGallery(
      async ({ app, meera }) => {
        await verifyMeerasEmail(app, 'meera@example.in');
        const response = await browserOf(app).post('/api/artists/forgot-password', { artist_id: 'Meera' });
        expect(response.statusCode).toBe(202);
        const { path, token } = await readLastLink(app);
        expect(path).toBe('/artists/reset-password');
        const reset = { token, password: NEW_PASSWORD };
        expect((await browserOf(app).post('/api/artists/reset-password', reset)).statusCode).toBe(204);
        expect((await browserOf(app).post('/api/artists/reset-password', reset)).statusCode).toBe(422);
        expect((await meera.get('/api/artists/meera/account')).statusCode).toBe(401);
        const login = async (password: string) =>
          (await browserOf(app).post('/api/artists/login', { artist_id: 'meera', password })).statusCode;
        expect(await login(ARTIST_PASSWORD)).toBe(401);
        expect(await login(NEW_PASSWORD)).toBe(200);
      },
      { database },
    ));
});

/** Mails Meera a reset link and returns its token. */
async function requestResetToken(app: FastifyInstance): Promise<string> {
  await browserOf(app).post('/api/artists/forgot-password', { artist_id: 'meera' });
  return (await readLastLink(app)).token;
}

/** Opens a mailed link. @returns the status of the response */
async function openLink(app: FastifyInstance, purpose: Purpose, token: string): Promise<number> {
  const body = purpose === 'verify-email' ? { token } : { token, password: NEW_PASSWORD };
  return (await browserOf(app).post(`/api/artists/${purpose}`, body)).statusCode;
}

test('ends reset links when the artist or the owner changes the password', () =>
  withGallery(async ({ app, meera }) => {
    await verifyMeerasEmail(app, 'meera@example.in');
    const token = await requestResetToken(app);
    await meera.post('/api/artists/meera/changepassword', {
      old_password: ARTIST_PASSWORD,
      new_password: `${ARTIST_PASSWORD}!`,
    });
    expect(await openLink(app, 'reset-password', token)).toBe(422);
    await insertToken(app, 'reset-password', 'meera@example.in');
    await resetArtistPassword(app.db, 'meera');
    expect(await app.db.selectFrom('artist_tokens').selectAll().execute()).toEqual([]);
  }));

test('ends reset links when the address is replaced or removed, and refuses one for an earlier address', () =>
  withGallery(async ({ app, meera }) => {
    await verifyMeerasEmail(app, 'meera@example.in');
    const tokenBeforeChange = await insertToken(app, 'reset-password', 'meera@example.in');
    await meera.put('/api/artists/meera/account', { email: 'new@example.in' });
    const { token } = await readLastLink(app);
    expect(await openLink(app, 'verify-email', token)).toBe(204);
    expect(await openLink(app, 'reset-password', tokenBeforeChange)).toBe(422);
    const tokenForEarlierEmail = await insertToken(app, 'reset-password', 'meera@example.in');
    expect(await openLink(app, 'reset-password', tokenForEarlierEmail)).toBe(422);
    await insertToken(app, 'reset-password', 'new@example.in');
    await meera.put('/api/artists/meera/account', { email: '' });
    expect(await app.db.selectFrom('artist_tokens').selectAll().execute()).toEqual([]);
  }));

test('returns 429 for the eleventh verification link within two days, delivered or not', () =>
  withGallery(async ({ app, meera, clock }) => {
    const requestLink = (email: string) => meera.put('/api/artists/meera/account', { email });
    for (let count = 0; count < 10; count += 1) {
      expect((await requestLink('meera@example.in')).statusCode).toBe(200);
      if (count < 5) await app.mail.deliverDue();
    }
    for (let repetition = 0; repetition < 2; repetition += 1) {
      const response = await requestLink('other@example.in');
      expect([response.statusCode, response.json<{ detail: string }>().detail]).toEqual([
        429,
        'We’ve already sent you ten links within two days. Please open the newest one, or try again later.',
      ]);
      await app.mail.deliverDue();
    }
    expect(await readMails(app)).toHaveLength(10);
    expect((await meera.get('/api/artists/meera/account')).json()).toMatchObject({
      pending_email: 'meera@example.in',
    });
    clock.advance(48 * HOUR_MS);
    expect((await requestLink('other@example.in')).statusCode).toBe(200);
  }));

test('returns the same response to a forgotten password when no further link is mailed', () =>
  withGallery(async ({ app }) => {
    await verifyMeerasEmail(app, 'meera@example.in');
    const bodies = new Set<string>();
    for (let count = 0; count < 12; count += 1) {
      const response = await browserOf(app).post('/api/artists/forgot-password', { artist_id: 'meera' });
      bodies.add(`${response.statusCode} ${response.body}`);
      await app.mail.deliverDue();
    }
    expect([bodies.size, (await readMails(app)).length]).toEqual([1, 10]);
  }));

test.each([
  ['reset-password', 1],
  ['verify-email', 48],
] as const)('refuses a link for %s after %d hours, and before that for the other purpose', (purpose, hours) =>
  withGallery(async ({ app, clock }) => {
    await verifyMeerasEmail(app, 'meera@example.in');
    // With the same pending address, only the purpose tells the links apart.
    await app.db.updateTable('artists').set({ pending_email: 'meera@example.in' }).execute();
    const requestToken = () => insertToken(app, purpose, 'meera@example.in');
    const expiredToken = await requestToken();
    clock.advance(hours * HOUR_MS);
    expect(await openLink(app, purpose, expiredToken)).toBe(422);
    const token = await requestToken();
    const otherPurpose = purpose === 'verify-email' ? 'reset-password' : 'verify-email';
    expect(await openLink(app, otherPurpose, token)).toBe(422);
    clock.advance(hours * HOUR_MS - 1);
    expect(await openLink(app, purpose, token)).toBe(204);
  }),
);

test('returns the same response for unknown artists, and mails no link to an unverified address', () =>
  withGallery(async ({ app }) => {
    await app.db
      .updateTable('artists')
      .set({ pending_email: 'ravi@example.in' })
      .where('id', '=', 'ravi')
      .execute();
    const requestPasswordLink = (artist_id: string) =>
      browserOf(app).post('/api/artists/forgot-password', { artist_id });
    expect((await requestPasswordLink('ravi')).json()).toEqual((await requestPasswordLink('nobody')).json());
    await app.mail.deliverDue();
    expect(await readOutbox(app.settings.dataDir)).toEqual([]);
  }));

test('refuses settings to guests, customers and other artists, and refuses an invalid email address', () =>
  withGallery(async ({ app, asha, ravi, meera }) => {
    for (const [browser, status] of [
      [browserOf(app), 401],
      [asha, 401],
      [ravi, 403],
    ] as const) {
      expect((await browser.get('/api/artists/meera/account')).statusCode).toBe(status);
      expect((await browser.put('/api/artists/meera/account', { email: 'x@example.in' })).statusCode).toBe(
        status,
      );
    }
    const response = await meera.put('/api/artists/meera/account', { email: 'no address' });
    expect([response.statusCode, response.json<{ detail: string }>().detail]).toEqual([
      422,
      'Please enter a valid email address.',
    ]);
  }));

test('refuses 600 concurrent requests with invalid tokens, because it hashes no password for them', () =>
  withGallery(async ({ app }) => {
    const reset = { token: 'x'.repeat(43), password: NEW_PASSWORD };
    const responses = await Promise.all(
      Array.from({ length: 600 }, () => browserOf(app).post('/api/artists/reset-password', reset)),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([422]));
  }));
