import { test } from '../testing/app.ts';

test('names the methods of a path in the header Allow of a response with status 405', async (app) => {
  for (const [method, url, allow] of [
    ['PUT', '/api/categories', 'GET, HEAD'],
    ['GET', '/api/login', 'POST'],
    ['PATCH', '/api/appointments/7/', 'DELETE, GET, HEAD, PUT'],
  ] as const) {
    const { statusCode, headers } = await app.inject({ method, url });
    expect([url, statusCode, headers.allow]).toEqual([url, 405, allow]);
  }
});
