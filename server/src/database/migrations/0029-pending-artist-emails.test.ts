import { withArtists } from '../../testing/artists.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { migrations } from './index.ts';

describeOnEveryDatabase((database) => {
  test('moves unverified email addresses to pending_email and keeps verified email addresses', () =>
    withArtists(
      async ({ app: { db } }) => {
        await db.schema.alterTable('artists').dropColumn('pending_email').execute();
        const verified = { email: 'meera@example.in', email_verified_at: '2026-01-01T00:00:00.000Z' };
        await db.updateTable('artists').set(verified).where('id', '=', 'meera').execute();
        await db.updateTable('artists').set({ email: 'ravi@example.in' }).where('id', '=', 'ravi').execute();
        await migrations['0029-pending-artist-emails']?.up(db);
        const artists = await db
          .selectFrom('artists')
          .select(['id', 'email', 'email_verified_at', 'pending_email'])
          .where('id', 'in', ['meera', 'ravi'])
          .orderBy('id')
          .execute();
        expect(artists).toEqual([
          { id: 'meera', ...verified, pending_email: null },
          { id: 'ravi', email: null, email_verified_at: null, pending_email: 'ravi@example.in' },
        ]);
      },
      { database },
    ));
});
