import { sql } from 'kysely';
import { withApp } from '../testing/app.ts';
import { browserOf } from '../testing/browser.ts';
import { register, signIn, fetchUser } from '../testing/customers.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

test.each([
  [{ code: 'ECONNREFUSED' }, true],
  [{ code: '57P01' }, true],
  [{ code: '08006' }, true],
  [{ code: 'SQLITE_IOERR_READ' }, true],
  [{ code: 'SQLITE_READONLY_DBMOVED' }, true],
  [new Error('Connection terminated unexpectedly'), true],
  [{ code: '23505' }, false],
  [new Error('no such table: artists'), false],
])('returns whether %p means that the database is unavailable: %p', (error, expected) => {
  expect(isDatabaseUnavailable(error)).toBe(expected);
});

test('returns 503 while the database is unavailable and keeps the session', () =>
  withApp(async (app) => {
    await register(app);
    const browser = await signIn(app);
    const before = await fetchUser(browser);
    const executor = app.db.getExecutor();
    const provideConnection = executor.provideConnection.bind(executor);
    const connectionError = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    executor.provideConnection = () => Promise.reject(connectionError);

    for (const response of [
      await browser.get('/api/session'),
      await browserOf(app).get('/api/categories'),
      await browser.put('/api/profile', { name: 'Asha' }),
    ]) {
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('5');
      expect(response.json()).toEqual({
        detail: 'We can’t reach our records right now. Please try again in a minute.',
      });
      expect(response.headers['set-cookie']).toBeUndefined();
    }

    executor.provideConnection = provideConnection;
    expect(await fetchUser(browser)).toEqual(before);
  }));

test('reads from a read-only database, and returns 503 for writes', () =>
  withApp(async (app) => {
    await register(app);
    const browser = await signIn(app);
    await sql`pragma query_only = 1`.execute(app.db);
    expect((await browser.get('/api/categories')).statusCode).toBe(200);
    const refusal = await browser.put('/api/profile', { name: 'Asha' });
    expect(refusal.statusCode).toBe(503);
    expect(refusal.json()).toEqual({
      detail: 'We can’t reach our records right now. Please try again in a minute.',
    });
  }));
