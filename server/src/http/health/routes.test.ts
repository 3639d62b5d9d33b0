import { test } from '../../testing/app.ts';
import { expectError } from '../../testing/errors.ts';

test('returns 200 when the database responds', async (app) => {
  const response = await app.inject('/api/health');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ok' });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('returns 503 when the database does not respond', async (app) => {
  await app.db.destroy();
  const response = await app.inject('/api/health');
  expectError(response, 503, 'The database does not answer.');
});
