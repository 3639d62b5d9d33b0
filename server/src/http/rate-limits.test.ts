import { withApp, testWithApp } from '../testing/app.ts';
import { expectError } from '../testing/errors.ts';
import { createRateLimit } from './rate-limits.ts';

const test = testWithApp({ env: { RATE_LIMITS: 'on' } });

describe('rate limits', () => {
  const contactRequest = (ip: string) => ({
    method: 'POST' as const,
    url: '/api/contact',
    payload: {},
    remoteAddress: ip,
  });

  test('refuse an IP address that exceeds a limit, with a message, and accept other IP addresses', async (app) => {
    for (let count = 0; count < 30; count += 1) {
      expect((await app.inject(contactRequest('10.0.0.1'))).statusCode).toBe(422);
    }
    const response = await app.inject(contactRequest('10.0.0.1'));
    expectError(response, 429, 'Too many attempts. Please wait a moment and try again.');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject(contactRequest('10.0.0.2'))).statusCode).toBe(422);
    expect((await app.inject({ url: '/api/categories', remoteAddress: '10.0.0.1' })).statusCode).toBe(200);
  });

  test('count requests to unknown endpoints, and ignore X-Forwarded-For by default', async (app) => {
    const requestUnknownEndpoint = (count: number) =>
      app.inject({ method: 'POST', url: '/api/x', headers: { 'x-forwarded-for': `10.1.0.${count}` } });
    const statuses: number[] = [];
    for (let count = 0; count < 241; count += 1)
      statuses.push((await requestUnknownEndpoint(count)).statusCode);
    expect(statuses.slice(0, 240).every((status) => status === 404)).toBe(true);
    expect(statuses[240]).toBe(429);
  });

  test('use the address in X-Forwarded-For when the proxy is trusted', () =>
    withApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } }, async (app) => {
      const contactFrom = (ip: string) =>
        app.inject({ ...contactRequest('127.0.0.1'), headers: { 'x-forwarded-for': ip } });
      for (let count = 0; count < 31; count += 1) await contactFrom('10.2.0.1');
      expect((await contactFrom('10.2.0.1')).statusCode).toBe(429);
      expect((await contactFrom('10.2.0.2')).statusCode).toBe(422);
    }));

  test('do not count in-process requests', () =>
    withApp(
      {
        env: { RATE_LIMITS: 'on' },
        dependencies: {
          site: async (site) => {
            site.get(
              '/api/twice',
              { schema: { hide: true }, config: { rateLimit: createRateLimit(2) } },
              async () => ({ ok: true }),
            );
          },
        },
      },
      async (app) => {
        for (let count = 0; count < 4; count += 1) {
          expect(await app.readInProcess('/twice')).toEqual({ status: 200, json: '{"ok":true}' });
        }
        const forged = { url: '/api/twice', headers: { 'x-rangmala-in-process': '00'.repeat(24) } };
        const responses = [await app.inject(forged), await app.inject(forged), await app.inject(forged)];
        expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
      },
    ));
});
