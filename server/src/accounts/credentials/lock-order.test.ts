import type { FastifyInstance } from 'fastify';
import { insertMeerasToken, openMailedLink, verifyMeerasEmail } from '../../testing/artist-links.ts';
import { waitForBlockedStatement } from '../../testing/blocked-statement.ts';
import { createBrowser } from '../../testing/browser.ts';
import { describeOnPostgres } from '../../testing/databases.ts';
import { type GalleryFixture, withGallery } from '../../testing/gallery.ts';
import { insertResetToken } from '../password-resets/queries.ts';

/**
 * Locks the account's row in a transaction and starts `request`. Deletes the account's links in the transaction as soon
 * as a statement of `request` waits for the lock.
 * @returns the status of the response
 */
async function sendRequestDuringChange(
  { db }: FastifyInstance,
  account: 'artist' | 'customer',
  request: () => Promise<number>,
): Promise<number> {
  const { status } = await db.transaction().execute(async (transaction) => {
    if (account === 'artist') {
      await transaction.updateTable('artists').set({ bio: '' }).where('id', '=', 'meera').execute();
    } else await transaction.updateTable('users').set({ phone: null }).where('id', '=', 'asha').execute();
    const status = request();
    await waitForBlockedStatement(db);
    const table = account === 'artist' ? 'artist_tokens' : 'password_resets';
    await transaction.deleteFrom(table).execute();
    // Returns the promise in an object, because the transaction would wait for a returned promise before its commit.
    return { status };
  });
  return status;
}

type PreparedRequest = (fixture: GalleryFixture) => Promise<() => Promise<number>>;

const openArtistLink =
  (purpose: 'verify-email' | 'reset-password'): PreparedRequest =>
  async ({ app }) => {
    const pending_email = 'new@example.in';
    await app.db.updateTable('artists').set({ pending_email }).where('id', '=', 'meera').execute();
    const email = purpose === 'verify-email' ? pending_email : 'meera@example.in';
    const token = await insertMeerasToken(app, purpose, email);
    return () => openMailedLink(app, purpose, token);
  };

describeOnPostgres((database) => {
  test.each<[string, 'artist' | 'customer', number, PreparedRequest]>([
    ['an artist verifies an address', 'artist', 422, openArtistLink('verify-email')],
    ['an artist sets a password', 'artist', 422, openArtistLink('reset-password')],
    [
      'an artist removes the address',
      'artist',
      200,
      async ({ app, meera }) => {
        await insertMeerasToken(app, 'reset-password', 'meera@example.in');
        return async () => (await meera.put('/api/artists/meera/account', { email: '' })).statusCode;
      },
    ],
    [
      'a customer sets a password',
      'customer',
      422,
      async ({ app }) => {
        const reset = {
          token: await insertResetToken(app.db, app.now(), 'asha'),
          password: 'kakatiya gate at dusk',
        };
        return async () => (await createBrowser(app).post('/api/reset-password', reset)).statusCode;
      },
    ],
  ])('avoids a deadlock with another change when %s', (_what, account, status, prepare) =>
    withGallery(
      async (fixture) => {
        const { app } = fixture;
        await verifyMeerasEmail(app, 'meera@example.in');
        expect(await sendRequestDuringChange(app, account, await prepare(fixture))).toBe(status);
      },
      { database },
    ),
  );
});
