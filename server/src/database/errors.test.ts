import { testWithApp } from '../testing/app.ts';
import { disconnectDatabase } from '../testing/disconnect-database.ts';
import { createBrowser } from '../testing/browser.ts';
import { registerCustomer, signIn, fetchUser } from '../testing/customers.ts';
import { isDatabaseUnavailable } from './errors.ts';

const test = testWithApp();

test.each([
  [{ code: 'ECONNREFUSED' }, true],
  [{ code: '53100' }, true],
  [{ code: 'SQLITE_IOERR_READ' }, true],
  [{ code: 'SQLITE_CONSTRAINT_UNIQUE' }, false],
  [new Error('Connection terminated unexpectedly'), true],
  [{ code: '23505' }, false],
  [{ code: '42P01' }, false],
  [{ code: '57014' }, false],
  [new Error('no such table: artists'), false],
])('returns whether %p means that the database is unavailable: %p', (error, expected) => {
  expect(isDatabaseUnavailable(error)).toBe(expected);
});

test('returns 503 while the database is unavailable and keeps the session', async (app) => {
  await registerCustomer(app);
  const browser = await signIn(app);
  const userBefore = await fetchUser(browser);
  const restoreDatabase = disconnectDatabase(app.db);

  for (const response of [
    await browser.get('/api/session'),
    await createBrowser(app).get('/api/categories'),
    await browser.put('/api/profile', { name: 'Asha' }),
  ]) {
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toEqual({
      detail: 'We can’t reach our records right now. Please try again in a minute.',
    });
    expect(response.headers['set-cookie']).toBeUndefined();
  }

  restoreDatabase();
  expect(await fetchUser(browser)).toEqual(userBefore);
});
