import { withApp } from '../testing/app.ts';

test.each([
  ['PUT', '/api/categories', 405, 'GET, HEAD'],
  ['GET', '/api/login', 405, 'POST'],
  ['PATCH', '/api/appointments/7/', 405, 'DELETE, GET, HEAD, PUT'],
  ['POST', '/api/nothing', 404, undefined],
  ['GET', '/api/nothing', 404, undefined],
] as const)('answers %s %s with %i and Allow: %s', (method, url, status, allow) =>
  withApp(async (app) => {
    const response = await app.inject({ method, url });
    expect([response.statusCode, response.headers.allow]).toEqual([status, allow]);
  }),
);
