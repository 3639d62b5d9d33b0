import { setRandomArtistPassword } from '../../catalog-import/passwords.ts';
import {
  insertMeerasToken,
  openMailedLink,
  readLastLink,
  verifyMeerasEmail,
} from '../../testing/artist-links.ts';
import { ARTIST_PASSWORD, type GalleryFixture, test } from '../../testing/gallery.ts';

const HOUR_MS = 60 * 60_000;

type PasswordChange = (fixture: GalleryFixture) => Promise<unknown>;

test.each<[string, PasswordChange]>([
  [
    'the artist changes the password',
    ({ meera }) =>
      meera.post('/api/artists/meera/changepassword', {
        old_password: ARTIST_PASSWORD,
        new_password: `${ARTIST_PASSWORD}!`,
      }),
  ],
  ['the owner sets a new password', ({ app }) => setRandomArtistPassword(app.db, 'meera')],
  [
    'the artist sets a new password through a mailed link',
    async ({ app }) =>
      openMailedLink(
        app,
        'reset-password',
        await insertMeerasToken(app, 'reset-password', 'meera@example.in'),
      ),
  ],
])('ends all links and deletes the pending address when %s', async (_when, changePassword, fixture) => {
  const { app, meera } = fixture;
  await verifyMeerasEmail(app);
  const resetToken = await insertMeerasToken(app, 'reset-password', 'meera@example.in');
  await meera.put('/api/artists/meera/account', { email: 'thief@example.in' });
  const { token: verificationToken } = await readLastLink(app);
  await changePassword(fixture);
  expect(await openMailedLink(app, 'verify-email', verificationToken)).toBe(422);
  expect(await openMailedLink(app, 'reset-password', resetToken)).toBe(422);
  expect(
    await app.db
      .selectFrom('artists')
      .select(['email', 'pending_email'])
      .where('id', '=', 'meera')
      .executeTakeFirst(),
  ).toEqual({ email: 'meera@example.in', pending_email: null });
  expect(await app.db.selectFrom('artist_tokens').selectAll().execute()).toEqual([]);
});

test('ends reset links when the address is replaced or removed, and refuses a link for an earlier address', async (fixture) => {
  const { app, meera } = fixture;
  await verifyMeerasEmail(app);
  const tokenBeforeChange = await insertMeerasToken(app, 'reset-password', 'meera@example.in');
  await meera.put('/api/artists/meera/account', { email: 'new@example.in' });
  const { token } = await readLastLink(app);
  expect(await openMailedLink(app, 'verify-email', token)).toBe(204);
  expect(await openMailedLink(app, 'reset-password', tokenBeforeChange)).toBe(422);
  const tokenForEarlierEmail = await insertMeerasToken(app, 'reset-password', 'meera@example.in');
  expect(await openMailedLink(app, 'reset-password', tokenForEarlierEmail)).toBe(422);
  await insertMeerasToken(app, 'reset-password', 'new@example.in');
  await meera.put('/api/artists/meera/account', { email: '' });
  expect(await app.db.selectFrom('artist_tokens').selectAll().execute()).toEqual([]);
});

test('refuses the eleventh verification link within two days', async ({ meera }) => {
  const requestLink = async (email: string) =>
    (await meera.put('/api/artists/meera/account', { email })).statusCode;
  for (let count = 0; count < 10; count += 1) expect(await requestLink('meera@example.in')).toBe(200);
  expect(await requestLink('other@example.in')).toBe(429);
});

test.each([
  ['reset-password', 1],
  ['verify-email', 48],
] as const)(
  'accepts a link for %s within %d hours and only for this purpose',
  async (purpose, hours, { app, clock }) => {
    await verifyMeerasEmail(app);
    // The pending address equals the verified address, so the links differ only in their purpose.
    await app.db.updateTable('artists').set({ pending_email: 'meera@example.in' }).execute();
    const requestToken = () => insertMeerasToken(app, purpose, 'meera@example.in');
    const expiredToken = await requestToken();
    clock.advance(hours * HOUR_MS);
    expect(await openMailedLink(app, purpose, expiredToken)).toBe(422);
    const token = await requestToken();
    const otherPurpose = purpose === 'verify-email' ? 'reset-password' : 'verify-email';
    expect(await openMailedLink(app, otherPurpose, token)).toBe(422);
    clock.advance(hours * HOUR_MS - 1);
    expect(await openMailedLink(app, purpose, token)).toBe(204);
  },
);
