import type { FastifyInstance } from 'fastify';
import { NEW_PASSWORD, readLastLink, verifyMeerasEmail } from '../../testing/artist-links.ts';
import { createBrowser } from '../../testing/browser.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { findArtistMailbox } from '../../booking/index.ts';
import { ARTIST_PASSWORD, withGallery, test } from '../../testing/gallery.ts';
import { readOutbox, deliverMails } from '../../testing/mailbox.ts';

const readMails = (app: FastifyInstance) => readOutbox(app.settings.dataDir);

describeOnEveryDatabase(() => {
  test('verifies an email address through a mailed link that works once', async ({ app, meera }) => {
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
    expect((await createBrowser(app).post('/api/artists/verify-email', { token })).statusCode).toBe(204);
    expect((await meera.get('/api/artists/meera/account')).json()).toMatchObject({
      email: 'meera@example.in',
    });
    expect((await createBrowser(app).post('/api/artists/verify-email', { token })).statusCode).toBe(422);
  });

  test('uses the verified address until the new address is verified, then mails a notice to the old address', () =>
    withGallery(async ({ app, meera, clock }) => {
      const readAccount = async () => (await meera.get('/api/artists/meera/account')).json<unknown>();
      const readRecipients = async () =>
        (await readMails(app)).map(({ to, subject }) => [[to].flat()[0]?.text, subject]);
      await verifyMeerasEmail(app);
      await meera.put('/api/artists/meera/account', { email: 'new@example.in' });
      expect(await readAccount()).toMatchObject({
        email: 'meera@example.in',
        pending_email: 'new@example.in',
      });
      const { token } = await readLastLink(app);
      clock.advance(1000);
      await createBrowser(app).post('/api/artists/forgot-password', { artist_id: 'meera' });
      expect((await readLastLink(app)).to).toContain('meera@example.in');
      expect(await findArtistMailbox(app.db, 'meera')).toMatchObject({ email: 'meera@example.in' });

      clock.advance(1000);
      expect((await createBrowser(app).post('/api/artists/verify-email', { token })).statusCode).toBe(204);
      expect(await readAccount()).toMatchObject({ email: 'new@example.in', pending_email: null });
      await app.mail.deliverDue();
      expect(await readRecipients()).toEqual([
        ['"Meera Devi" <new@example.in>', 'Confirm your email for Rangmala'],
        ['"Meera Devi" <meera@example.in>', 'Reset your Rangmala password'],
        ['"Meera Devi" <meera@example.in>', 'Your Rangmala email address has been changed'],
      ]);
    }));

  test('sets a new password through a mailed link and ends all sessions', async ({ app, meera }) => {
    await verifyMeerasEmail(app);
    const response = await createBrowser(app).post('/api/artists/forgot-password', {
      artist_id: 'Meera',
    });
    expect(response.statusCode).toBe(202);
    const { path, token } = await readLastLink(app);
    expect(path).toBe('/artists/reset-password');
    const reset = { token, password: NEW_PASSWORD };
    expect((await createBrowser(app).post('/api/artists/reset-password', reset)).statusCode).toBe(204);
    expect((await createBrowser(app).post('/api/artists/reset-password', reset)).statusCode).toBe(422);
    expect((await meera.get('/api/artists/meera/account')).statusCode).toBe(401);
    const login = async (password: string) =>
      (await createBrowser(app).post('/api/artists/login', { artist_id: 'meera', password })).statusCode;
    expect(await login(ARTIST_PASSWORD)).toBe(401);
    expect(await login(NEW_PASSWORD)).toBe(200);
  });
});

test('returns the same response for unknown artists, and mails no link to an unverified address', async (fixture) => {
  const { app } = fixture;
  await app.db
    .updateTable('artists')
    .set({ pending_email: 'ravi@example.in' })
    .where('id', '=', 'ravi')
    .execute();
  // Stores an unverified address in `email`, as a server of a version before migration 0029 does.
  await app.db.updateTable('artists').set({ email: 'meera@example.in' }).where('id', '=', 'meera').execute();
  const requestPasswordLink = (artist_id: string) =>
    createBrowser(app).post('/api/artists/forgot-password', { artist_id });
  expect((await requestPasswordLink('ravi')).json()).toEqual((await requestPasswordLink('nobody')).json());
  await requestPasswordLink('meera');
  expect(await deliverMails(app)).toEqual([]);
});
