import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { BOOKING, withArtists } from '../../testing/artists.ts';
import { addNearestFreeTimesToErrors } from './rules.ts';

describeOnEveryDatabase((database) => {
  test('returns 422 for a key that a concurrent booking has used, and 409 for a time that a concurrent booking has taken', () =>
    withArtists(
      async ({ app, asha }) => {
        await asha.post('/api/appointments', BOOKING, { headers: { 'idempotency-key': 'k1' } });
        const row = await app.db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow();
        const context = { db: app.db, mail: app.mail, now: app.now, settings: app.settings };
        const insertCopy = (fields: Partial<typeof row>) =>
          addNearestFreeTimesToErrors(context, 'ravi', BOOKING, () =>
            app.db
              .insertInto('appointments')
              .values({ ...row, id: 'other', ...fields })
              .execute(),
          );
        await expect(insertCopy({ artist_id: 'ravi' })).rejects.toMatchObject({
          statusCode: 422,
          message: 'This Idempotency-Key belongs to another booking.',
        });
        await expect(insertCopy({ idempotency_key: 'k2' })).rejects.toMatchObject({
          statusCode: 409,
          message: 'Someone has just booked this time. Please choose another.',
        });
      },
      { database },
    ));
});
