import { withApp } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/databases.ts';

onEveryDatabase((database) => {
  test('returns 200 when the database responds', () =>
    withApp(
      async (app) => {
        const answer = await app.inject('/api/health');
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toEqual({ status: 'ok' });
        expect(answer.headers['cache-control']).toBe('no-store');
      },
      { database },
    ));
});

test('returns 503 when the database does not respond', () =>
  withApp(async (app) => {
    await app.db.destroy();
    const answer = await app.inject('/api/health');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ detail: 'The database does not answer.' });
  }));
