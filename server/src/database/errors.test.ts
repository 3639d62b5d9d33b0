import { test } from '../testing/app.ts';
import { disconnectDatabase } from '../testing/disconnect-database.ts';
import { createBrowser } from '../testing/browser.ts';
import { fetchUser, registerAndSignIn } from '../testing/customers.ts';
import { expectError } from '../testing/errors.ts';
import { isDatabaseUnavailable } from './errors.ts';

const UNAVAILABLE = 'We can’t reach our records right now. Please try again in a minute.';

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
  const browser = await registerAndSignIn(app);
  const userBefore = await fetchUser(browser);
  const restoreDatabase = disconnectDatabase(app.db);

  for (const response of [
    await browser.get('/api/session'),
    await createBrowser(app).get('/api/categories'),
    await browser.put('/api/profile', { name: 'Asha' }),
  ]) {
    expectError(response, 503, UNAVAILABLE);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.headers['set-cookie']).toBeUndefined();
  }

  restoreDatabase();
  expect(await fetchUser(browser)).toEqual(userBefore);
});

test('sends browsers an HTML page for addresses outside the API while the database is unavailable', async (app) => {
  disconnectDatabase(app.db);
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const outcomeForm = {
    method: 'POST',
    url: '/pay/RM-7K4Q-2M9D',
    headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'outcome=success&token=x',
  } as const;
  for (const request of [
    { url: '/pay/RM-7K4Q-2M9D?token=x', headers: { accept } },
    { url: '/orders/RM-7K4Q-2M9D/documents/1', headers: { accept } },
    outcomeForm,
  ]) {
    const { statusCode, headers, body } = await app.inject(request);
    expect([statusCode, body]).toEqual([503, expect.stringContaining('<h1>Back in a moment</h1>')]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '5',
      'cache-control': 'no-store',
    });
  }
  for (const request of [
    { url: '/pay/RM-7K4Q-2M9D?token=x' },
    { url: '/api/categories', headers: { accept } },
  ])
    expectError(await app.inject(request), 503, UNAVAILABLE);
});
